import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { expectCleanAudit } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

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

  const { data } = (await world.operator.get('/contracts')).body
  expect(data).toHaveLength(1)
  const [contract] = data
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
  expect(output).toContain('Bea approves: Put 75000 cents into escrow')
  expect(output).toContain('has used 75000 of the 80000')
  expect(output).toMatch(/milestones\.fund mil_\w+, mandate 1, apr_\w+/)
  await expectCleanAudit(world)
})
