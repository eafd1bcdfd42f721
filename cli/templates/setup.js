import { appendFileSync, existsSync } from 'node:fs'
import { Parley } from '@parley/sdk'

// Makes a client, and a worker with an agent, in a sandbox. Writes their keys to .env.

const baseUrl = process.env.PARLEY_URL ?? '{{URL}}'
const key = process.env.PARLEY_KEY
if (!key) throw new Error('Set PARLEY_KEY to the operator key of a sandbox.')
if (existsSync('.env')) throw new Error('There is a file .env already. Delete it to start over.')
const operator = new Parley({ baseUrl, key })

const client = await operator.users.create({ display_name: 'Clara (client)', kind: 'person' })
const worker = await operator.users.create({ display_name: 'Walt (worker)', kind: 'person' })

// The service checks the mandate at every step: the agent cannot agree to less, whatever its program does.
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

const lines = {
  PARLEY_URL: baseUrl,
  CLIENT_ID: client.user.user_id,
  CLIENT_KEY: client.key.key,
  WORKER_AGENT_KEY: agentKey.key,
}
appendFileSync(
  '.env',
  Object.entries(lines)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
  { mode: 0o600 },
)
console.log('Written to .env. Next: npm run demo')
