import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { expectCleanAudit } from './support/deals.ts'
import { publishTerms } from './support/terms.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })
// As in the demo market.
await publishTerms(world.operator)

it('makes a whole deal in under 60 lines', async () => {
  const deal = fileURLToPath(new URL('../../examples/deal.js', import.meta.url))
  expect(readFileSync(deal, 'utf8').split('\n').length).toBeLessThan(60)
  const env = { PARLEY_URL: world.url, OPERATOR_KEY: String(world.operator.secret) }
  const { stdout } = await promisify(execFile)(process.execPath, [deal], { env })
  expect(stdout).toBe('released 80000, of which the platform keeps 4000\nAda was paid 76000\n')
  await expectCleanAudit(world)
})

it('runs two agents as separate programs that negotiate, ask their owners, pay, deliver and release', async () => {
  const demo = fileURLToPath(new URL('../../examples/agents/demo.js', import.meta.url))
  const program = spawn(process.execPath, [demo], {
    env: { PARLEY_URL: world.url, OPERATOR_KEY: String(world.operator.secret) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(program, 'close')
  expect(code, output).toBe(0)

  const { data } = (await world.operator.get('/contracts?status=active')).body
  const contract = data.find(({ terms }: { terms: { rate_cents: number } }) => terms.rate_cents !== 80_000)
  expect(contract).toMatchObject({ status: 'active', terms: { rate_cents: 75_000 } })
  expect(contract.totals).toMatchObject({ funded_cents: 75_000, released_cents: 75_000, fee_cents: 3_750 })
  expect(contract.milestones).toMatchObject([{ status: 'released' }])

  const asked = await world.inDatabase(async (db) => {
    const { rows } = await db.query('select action, status from approvals order by action, id')
    return rows
  })
  expect(asked).toEqual([
    { action: 'contracts.approve', status: 'used' },
    { action: 'contracts.approve', status: 'used' },
    { action: 'milestones.fund', status: 'used' },
  ])
  expect(output).toContain('Bea approves: Put $750 into escrow')
  expect(output).toContain('has used 75000 of the 80000')
  expect(output).toMatch(/milestones\.fund mil_\w+, mandate 1, apr_\w+/)
  await expectCleanAudit(world)
})
