import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Parley } from '@parley/sdk'
import { setting } from './steps.js'

// Two owners with one agent each. Here, the owners approve every request; real owners would read it first.

const baseUrl = setting('PARLEY_URL')
const operator = new Parley({ baseUrl, key: setting('OPERATOR_KEY') })

const buyer = await createOwner('Bea', {
  max_rate_cents: 80_000,
  max_contract_cents: 80_000,
  max_funding_cents: 80_000,
  max_release_cents: 80_000,
  ask_owner: ['contracts.approve', 'milestones.fund'],
})
const seller = await createOwner('Sol', { min_rate_cents: 70_000, ask_owner: ['contracts.approve'] })
await buyer.parley.wallet.deposits.create({ amount_cents: 80_000 })

const programs = []
const trade = new AbortController()
const approving = [buyer, seller].map((owner) => approveAll(owner, trade.signal))
try {
  await Promise.all([run('client-agent.js', buyer), run('worker-agent.js', seller)])
} finally {
  // If one program fails, the other would wait forever.
  for (const program of programs) program.kill()
  trade.abort()
  await Promise.allSettled(approving)
}

const { used } = await buyer.parley.agents.mandate.get(buyer.agentId)
console.log(`Bea’s agent has used ${used.funding_cents} of the 80000 it may fund with. What it did:`)
const activity = await buyer.parley.agents.activity.list(buyer.agentId).all({ max: 50 })
for (const { action, subject, mandate_version, approval_id } of activity.reverse()) {
  console.log(`  ${action} ${subject.id}, mandate ${mandate_version}${approval_id ? `, ${approval_id}` : ''}`)
}

/** Creates a user with a hosted agent, and gives the agent a mandate and a key. */
async function createOwner(name, mandate) {
  const { key } = await operator.users.create({ display_name: name, kind: 'person' })
  const parley = new Parley({ baseUrl, key: key.key })
  const { in_force: terms } = await parley.terms.get()
  if (terms) await parley.terms.accept({ terms_version: terms.terms_version })
  const { id: agentId } = await parley.agents.create({ name: `${name}’s agent`, mandate })
  const { key: agentKey } = await parley.keys.create({
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
    env: { PARLEY_URL: baseUrl, PARLEY_KEY: agentKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  programs.push(program)
  createInterface(program.stdout).on('line', (line) => console.log(`${name}’s agent ${line}`))
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`${name}’s agent ended with ${code}.`)
}

/** Approves everything that an owner is asked to approve. */
async function approveAll({ name, parley }, signal) {
  for await (const { data } of parley.events.follow({ types: ['approval.requested'] }, { signal })) {
    console.log(`${name} approves: ${data.summary}`)
    await parley.approvals.approve(data.id)
  }
}
