import type { Client } from './client.ts'
import { Journal } from './journal.ts'
import type { Random } from './random.ts'

/** A client and a worker who trade with each other. */
export interface Pair {
  client: Client
  worker: Client
}

export interface MoneyLoad {
  journal: Journal
  pairs: readonly Pair[]
  /** Resolves when every write is acknowledged; rejects when the service broke its contract. */
  stop(): Promise<void>
}

const PAIRS = 6

/** Pairs of new users move money until they are stopped: deposits, funding, delivery, releases, refunds, withdrawals. */
export async function startMoneyLoad(newUser: () => Promise<Client>, random: Random): Promise<MoneyLoad> {
  const pairs: Pair[] = await Promise.all(
    Array.from({ length: PAIRS }, async () => ({ client: await newUser(), worker: await newUser() })),
  )
  const journal = new Journal(random)
  let stopping = false
  const trading = Promise.all(
    pairs.map(async (pair) => {
      while (!stopping) {
        const contract = await newContract(journal, pair)
        for (let trades = 0; trades < TRADES_PER_CONTRACT && !stopping; trades++) {
          await trade(journal, pair, `/contracts/${contract}/milestones`, random)
        }
      }
    }),
  )
  // `stop` reports the failure; without a handler it would end the process before.
  trading.catch(() => {})
  return {
    journal,
    pairs,
    async stop() {
      stopping = true
      await trading
    },
  }
}

const TRADES_PER_CONTRACT = 20

/** An active contract at a rate of 0; its milestones are added one by one. */
async function newContract(journal: Journal, { client, worker }: Pair): Promise<string> {
  const gig = await journal.write(client, 'gig', '/gigs', { title: 'Odd jobs', description: 'x', rate_type: 'fixed' })
  const negotiation = await journal.write(client, 'negotiation', '/negotiations', {
    gig_id: gig.body.id,
    worker_id: worker.userId,
    terms: { rate_cents: 0 },
  })
  const agreed = await journal.write(worker, 'agree', `/negotiations/${negotiation.body.id}/agree`, { round: 1 })
  const contract = agreed.body.contract_id
  await journal.write(client, 'approve', `/contracts/${contract}/approve`)
  await journal.write(worker, 'approve', `/contracts/${contract}/approve`)
  return contract
}

async function trade(journal: Journal, { client, worker }: Pair, milestones: string, random: Random): Promise<void> {
  const amount_cents = random.between(1_000, 100_000)
  const extra = random.between(1, 500)
  await journal.write(client, 'deposit', '/wallet/deposits', { amount_cents: amount_cents + extra })
  const added = await journal.write(client, 'milestone', milestones, { title: 'A job', amount_cents })
  const path = `${milestones}/${added.body.id}`
  await journal.write(client, 'fund', `${path}/fund`)
  const part = { amount_cents: random.between(1, amount_cents - 1) }
  switch (random.pick(['release', 'deliver', 'part', 'refund'])) {
    case 'release':
      await journal.write(client, 'release', `${path}/release`)
      break
    case 'deliver':
      await journal.write(worker, 'submit', `${path}/submit`, { message: 'Here it is.' })
      await journal.write(client, 'release', `${path}/release`, part)
      await journal.write(client, 'release', `${path}/release`)
      break
    case 'part':
      await journal.write(client, 'release', `${path}/release`, part)
      await journal.write(worker, 'refund', `${path}/refund`)
      break
    default:
      await journal.write(worker, 'refund', `${path}/refund`)
  }
  await journal.write(client, 'withdrawal', '/wallet/withdrawals', { amount_cents: extra })
  if (random.chance(0.1)) {
    const tooMuch = { amount_cents: 2 ** 50 }
    await journal.expectRefusal(client, 'withdrawal', '/wallet/withdrawals', tooMuch, 'insufficient_funds')
  }
}
