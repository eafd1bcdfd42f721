import type { Sql } from './sql.ts'
import type { Transact, Tx } from './tx.ts'

/**
 * Lets works that only add rows share transactions: those that come while others are on their way go together. Their rows
 * are then added by few statements, and one commit is durable for all. When the database refuses that, it was because of
 * one of them, and each runs again by itself.
 */
export function shareTransactions(transact: Transact, isRefusal: (error: unknown) => boolean): Transact {
  const waiting: Member[] = []
  let underWay = 0

  function start(): void {
    while (underWay < AT_ONCE_MAX && waiting.length > 0) {
      underWay++
      void settle(waiting.splice(0, MEMBERS_MAX)).finally(() => {
        underWay--
        start()
      })
    }
  }

  async function settle(members: readonly Member[]): Promise<void> {
    if (members.length === 1) return settleAlone(members)
    try {
      const outcomes = await transact((tx) => runTogether(tx, members))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') members[index]?.resolve(outcome.value)
        else members[index]?.reject(outcome.reason)
      }
    } catch (error) {
      // With less than the database's word for it that nothing was committed, they might take effect twice.
      if (isRefusal(error)) return settleAlone(members)
      for (const { reject } of members) reject(error)
    }
  }

  async function settleAlone(members: readonly Member[]): Promise<void> {
    await Promise.all(members.map(({ work, resolve, reject }) => transact(work).then(resolve, reject)))
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // Those who were answered together come back together: the first of them waits for the others of its turn.
      if (waiting.length === 0) setImmediate(start)
      waiting.push({ work, resolve: resolve as Member['resolve'], reject })
    })
}

// While the database works on one, the next gathers; with two, neither side has to wait for the other.
const AT_ONCE_MAX = 2
const MEMBERS_MAX = 16

interface Member {
  work: (tx: Tx) => Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

async function runTogether(tx: Tx, members: readonly Member[]): Promise<PromiseSettledResult<unknown>[]> {
  const shares = members.map(() => new Share(tx))
  const outcomes = await Promise.allSettled(members.map(({ work }, index) => work(shares[index] as Share)))
  // What a work that failed wanted to add is simply left out.
  const successful = shares.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  for (const statement of successful.flatMap(({ sent }) => sent)) tx.send(statement)
  for (const listener of successful.flatMap(({ listeners }) => listeners)) tx.afterCommit(listener)
  return outcomes
}

/** What one work sees of the transaction it shares. */
class Share implements Tx {
  readonly sent: Sql[] = []
  readonly listeners: (() => void)[] = []
  readonly shared: Tx

  constructor(tx: Tx) {
    this.shared = tx
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    return this.shared.query(statement)
  }

  send(statement: Sql): void {
    this.sent.push(statement)
  }

  afterCommit(listener: () => void): void {
    this.listeners.push(listener)
  }
}
