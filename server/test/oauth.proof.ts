import { afterAll, describe, expect, it } from 'vitest'
import { askForToken, letIn, newPerson } from './support/oauth.ts'
import { ResultTable, scaled } from './support/proof.ts'
import { createWorld } from './support/world.ts'

// `npm run test:sign-in`

const PARALLEL_USES = scaled(1_000)
const results = new ResultTable('Letting apps in')
const world = await createWorld()

afterAll(() => results.print())

describe('a refresh token', () => {
  it(`succeeds once in ${PARALLEL_USES} parallel uses, and then the app is disconnected`, async () => {
    const ada = await newPerson(world)
    const { refresh, access } = await letIn(world, ada)
    const use = () =>
      askForToken(world, { grant_type: 'refresh_token', refresh_token: refresh, client_id: 'parley-cli' })
    const answers = await Promise.all(Array.from({ length: PARALLEL_USES }, use))
    const succeeded = answers.filter(({ status }) => status === 200)
    results.add(`${PARALLEL_USES} parallel uses of one refresh token that succeed`, '1', String(succeeded.length))
    expect(succeeded).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.error]).toEqual([400, 'invalid_grant'])
    for (const token of [access, ...succeeded.map(({ body }) => String(body.access_token))]) {
      expect((await world.as(token).get('/me')).status).toBe(401)
    }
  })
})
