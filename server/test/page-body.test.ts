import { expect, it } from 'vitest'
import { pageBody } from '../src/platform/http/page-body.ts'

it('joins the rows of a page and names the next one', () => {
  expect(pageBody([], null)).toBe('{"data":[],"next_cursor":null}')
  expect(pageBody(['{"n":1}', '{"n":2}'], 'a"b')).toBe('{"data":[{"n":1},{"n":2}],"next_cursor":"a\\"b"}')
})
