import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Parley, UnauthorizedError } from '@parley/sdk'

// Creates a client, and a worker with an agent, in a sandbox, and writes their keys to .env. If you run it again, it creates
// them only if the sandbox no longer knows them.

const kept = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
const keptKey = /^CLIENT_KEY=(.+)$/m.exec(kept)?.[1]
const keptUrl = /^PARLEY_URL=(.+)$/m.exec(kept)?.[1]
const baseUrl = process.env.PARLEY_URL ?? '{{URL}}'
if (keptKey && keptUrl === baseUrl && (await isKnown(keptKey))) console.log('.env is ready. Next: npm run demo')
else await setUp()

async function setUp() {
  const key = process.env.PARLEY_KEY
  if (!key) throw new Error('Set PARLEY_KEY to the operator key of a sandbox.')
  const operator = new Parley({ baseUrl, key })
  const client = await operator.users.create({ display_name: 'Clara (client)', kind: 'person' })
  const worker = await operator.users.create({ display_name: 'Walt (worker)', kind: 'person' })

  for (const { key } of [client, worker]) await acceptTerms(new Parley({ baseUrl, key: key.key }))

  // The service checks the mandate at every step: the agent can't agree to less, no matter what its program does.
  const owner = new Parley({ baseUrl, key: worker.key.key })
  const agent = await owner.agents.create({
    name: 'Walt’s agent',
    mandate: { min_rate_cents: 40_000, max_contract_cents: 100_000, ask_owner: [] },
  })
  const agentKey = await owner.keys.create({
    name: 'agent',
    hosted_agent_id: agent.id,
    scopes: ['read', 'applications:write', 'negotiations:write', 'contracts:write', 'contracts:approve'],
  })

  const lines = [
    `PARLEY_URL=${baseUrl}`,
    `CLIENT_ID=${client.user.user_id}`,
    `CLIENT_KEY=${client.key.key}`,
    `WORKER_AGENT_KEY=${agentKey.key}`,
    ...(kept.match(/^WEBHOOK_SECRET=.+$/m) ?? []),
  ]
  writeFileSync('.env', `${lines.join('\n')}\n`, { mode: 0o600 })
  console.log('Written to .env. Next: npm run demo')
}

/** No one can trade before that, if the marketplace has terms of use. */
async function acceptTerms(user) {
  const { in_force: terms } = await user.terms.get()
  if (terms) await user.terms.accept({ terms_version: terms.terms_version })
}

async function isKnown(key) {
  try {
    await new Parley({ baseUrl, key }).me.get()
    return true
  } catch (error) {
    if (error instanceof UnauthorizedError) return false
    throw error
  }
}
