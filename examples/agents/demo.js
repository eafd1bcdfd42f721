import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connect, setting } from './parley.js'

// Two owners with one agent each. Here the owners approve every request; real owners read it first.

const url = setting('PARLEY_URL')
const operator = connect(url, setting('OPERATOR_KEY'))

const buyer = await createOwner('Bea', {
  max_rate_cents: 80_000,
  max_contract_cents: 80_000,
  max_funding_cents: 80_000,
  max_release_cents: 80_000,
  ask_owner: ['contracts.approve', 'milestones.fund'],
})
const seller = await createOwner('Sol', { min_rate_cents: 70_000, ask_owner: ['contracts.approve'] })
await buyer.parley.post('/wallet/deposits', { amount_cents: 80_000 })

const programs = []
const finished = Promise.all([run('client-agent.js', buyer), run('worker-agent.js', seller)])
let isOver = false
finished.catch(() => {}).finally(() => (isOver = true))
while (!isOver) {
  await Promise.all([approveAll(buyer), approveAll(seller)])
  await sleep(200)
}
// If one program has failed, the other would wait forever.
for (const program of programs) program.kill()
await finished

const { used } = await buyer.parley.get(`/agents/${buyer.agentId}/mandate`)
console.log(`Bea’s agent has used ${used.funding_cents} of the 80000 it may fund with. What it did:`)
const { data } = await buyer.parley.get(`/agents/${buyer.agentId}/activity`)
for (const { action, subject, mandate_version, approval_id } of data.reverse()) {
  console.log(`  ${action} ${subject.id}, mandate ${mandate_version}${approval_id ? `, ${approval_id}` : ''}`)
}

/** Creates a user with a hosted agent, and gives the agent a mandate and a key. */
async function createOwner(name, mandate) {
  const { key } = await operator.post('/users', { display_name: name, kind: 'person' })
  const parley = connect(url, key.key)
  const { id: agentId } = await parley.post('/agents', { name: `${name}’s agent`, mandate })
  const { key: agentKey } = await parley.post('/keys', {
    name: 'agent',
    hosted_agent_id: agentId,
    scopes: [
      'read',
      'gigs:write',
      'applications:write',
      'negotiations:write',
      'contracts:write',
      'contracts:approve',
      'payments:write',
    ],
  })
  return { name, parley, agentId, agentKey }
}

/** Runs an agent as a separate program, which gets only the service's URL and its key. */
async function run(file, { name, agentKey }) {
  const program = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PARLEY_URL: url, PARLEY_KEY: agentKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  programs.push(program)
  createInterface(program.stdout).on('line', (line) => console.log(`${name}’s agent ${line}`))
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`${name}’s agent ended with ${code}.`)
}

/** Approves all pending approvals of an owner. */
async function approveAll({ name, parley }) {
  const { data } = await parley.get('/approvals?status=pending')
  for (const { id, summary } of data) {
    console.log(`${name} approves: ${summary}`)
    await parley.post(`/approvals/${id}/approve`)
  }
}
