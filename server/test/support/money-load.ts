import type { Client } from './client.ts'
import type { Dice } from './dice.ts'
import type { Journal } from './journal.ts'

/** Two who trade with each other. */
export interface Pair {
  client: Client
  worker: Client
}

export interface MoneyLoad {
  /** Resolves when what was under way is acknowledged; rejects when something went wrong on the way. */
  stop(): Promise<void>
}

/** Lets all pairs move money at once: deposits, funding, delivery, releases, refunds, withdrawals. */
export function startMoneyLoad(journal: Journal, pairs: readonly Pair[], dice: Dice): MoneyLoad {
  let stopping = false
  const trading = Promise.all(
    pairs.map(async (pair) => {
      while (!stopping) {
        const contract = await newContract(journal, pair)
        for (let deals = 0; deals < DEALS_PER_CONTRACT && !stopping; deals++) {
          await deal(journal, pair, `/contracts/${contract}/milestones`, dice)
        }
      }
    }),
  )
  // Whoever stops it hears of it; until then it must not end the process.
  trading.catch(() => {})
  return {
    async stop() {
      stopping = true
      await trading
    },
  }
}

const DEALS_PER_CONTRACT = 20

/** An active contract without a price of its own: all its milestones are added one by one. */
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

async function deal(journal: Journal, { client, worker }: Pair, milestones: string, dice: Dice): Promise<void> {
  const amount_cents = dice.between(1_000, 100_000)
  const extra = dice.between(1, 500)
  await journal.write(client, 'deposit', '/wallet/deposits', { amount_cents: amount_cents + extra })
  const added = await journal.write(client, 'milestone', milestones, { title: 'A job', amount_cents })
  const path = `${milestones}/${added.body.id}`
  await journal.write(client, 'fund', `${path}/fund`)
  const part = { amount_cents: dice.between(1, amount_cents - 1) }
  switch (dice.pick(['release', 'deliver', 'part', 'refund'])) {
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
  if (dice.chance(0.1)) {
    const tooMuch = { amount_cents: 2 ** 50 }
    await journal.askInVain(client, 'withdrawal', '/wallet/withdrawals', tooMuch, 'insufficient_funds')
  }
}
