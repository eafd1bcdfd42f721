import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { expectCleanAudit } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const run = promisify(execFile)
const clients = new URL('../../clients/', import.meta.url)

it('three generators, one of them for OpenAPI 3.0, make types with which programs compile under `strict` without a cast, and run', async () => {
  const [world] = await Promise.all([createWorld({ working: true }), build()])
  const key = String(world.operator.secret)

  const { runDeal } = await import(new URL('generated/js/deal.js', clients).href)
  expect(await runDeal(world.url, key)).toEqual({
    milestone: 'released',
    contract: 'completed',
    paidCents: 85_500,
    told: ['applied for 95000', 'round 2: 90000', 'submitted: Done.', 'paid 85500 of 90000'],
  })
  await expectCleanAudit(world)

  const { postGig } = await import(new URL('generated/js/hey-api.js', clients).href)
  expect(await postGig(world.url, key)).toEqual(['Translate a manual'])

  const { postAndFind } = await import(new URL('generated/js/older-client.js', clients).href)
  expect(await postAndFind(world.url, key)).toEqual([{ title: 'Proofread a manual', rate: null }])
})

/** Generates types from the OpenAPI documents and compiles the programs in `clients/` against them. */
async function build(): Promise<void> {
  await rm(new URL('generated/', clients), { recursive: true, force: true })
  // The output names what does not compile.
  await run('npm', ['run', '--silent', 'build'], { cwd: fileURLToPath(clients) }).catch(({ stdout, stderr }) => {
    throw new Error(`The clients do not build.\n${stdout}${stderr}`)
  })
  // Generators are lenient, the specification isn't.
  await run('npx', ['redocly', 'lint', '--extends', 'spec', 'clients/generated/openapi-3.0.json'], {
    cwd: fileURLToPath(new URL('..', clients)),
  }).catch(({ stdout, stderr }) => {
    throw new Error(`The document is not valid in OpenAPI 3.0.\n${stdout}${stderr}`)
  })
}
