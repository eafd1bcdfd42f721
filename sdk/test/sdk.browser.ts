import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium, newContext } from '../../server/test/support/chromium.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { bundle } from './support/bundle.ts'
import { journey, journeyResult } from './support/journey.ts'

const world = await createWorld({ working: true, host: 'localhost' })
const shopServer = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
let shop: string
let browser: Browser

beforeAll(async () => {
  shopServer.listen(0, '127.0.0.1')
  await once(shopServer, 'listening')
  shop = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}`
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  shopServer.close()
})

it('runs in Chromium, on a page of another origin', async () => {
  const { secret } = await world.newUser()
  const page = await (await newContext(browser)).newPage()
  await page.goto(shop)
  const code = await bundle("export * from '@parley/sdk'")
  const run = `(async () => { ${code}; return (${journey})(sdk, ${JSON.stringify(world.url)}, ${JSON.stringify(secret)}) })()`
  expect(await page.evaluate(run)).toEqual(journeyResult)
})
