import type { Logger } from 'pino'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { OrderKind, Progress, ProviderConnections, ProviderName } from '../providers/domain.ts'
import { type OrderRow, retryDelaySeconds, STUCK_AFTER_FAILURES } from './domain.ts'
import type { OrderHandlers } from './service.ts'
import * as store from './store.ts'

export interface OrderRunnerOptions {
  database: Database
  context: Omit<WriteContext, 'db'>
  connections: ProviderConnections
  handlers: OrderHandlers
  log: Logger
}

export interface OrderRunner {
  /** Carries out the orders that are due, and returns whether there may be more. */
  runDue(): Promise<boolean>
}

/**
 * Carries out orders: claims them in one transaction, asks their providers outside of any, and applies each answer in another one.
 * If a worker is killed in between, the order is due again when its lease ends.
 */
export function createOrderRunner({ database, context, connections, handlers, log }: OrderRunnerOptions): OrderRunner {
  const names = Object.keys(connections) as ProviderName[]

  async function carryOut(order: OrderRow): Promise<void> {
    try {
      const progress = await ask(order)
      await database.transaction((db) => apply({ ...context, db }, order, progress))
    } catch (error) {
      await database.transaction((tx) => store.endFailedAttempt(tx, order, failureOf(order, error, log)))
    }
  }

  async function ask<Kind extends OrderKind>(order: OrderRow & { kind: Kind }): Promise<Progress<Kind> | null> {
    const connection = connections[order.provider]
    const described = await handlers[order.kind].describe({ ...context, db: database }, order)
    if (!connection || !described) return null
    return connection.advance(described)
  }

  async function apply<Kind extends OrderKind>(
    ctx: WriteContext,
    claimed: OrderRow & { kind: Kind },
    progress: Progress<Kind> | null,
  ): Promise<void> {
    // Its lease ended, and another worker has claimed it since.
    const order = await store.lockOrder(ctx.db, claimed)
    if (!order) return
    if (progress) await handlers[claimed.kind].apply(ctx, order, progress)
    store.sendAnswer(ctx.db, claimed, {
      refs: progress?.references ?? order.refs,
      pageUrl: (progress && pageUrlOf(progress)) ?? order.page_url,
      checkAfterSeconds: progress?.checkAfterSeconds ?? null,
    })
  }

  return {
    async runDue() {
      if (names.length === 0 || !(await store.isOrderDue(database, names))) return false
      const limits = { limit: AT_ONCE, leaseSeconds: LEASE_SECONDS }
      const claimed = await database.transaction((tx) => store.claimDueOrders(tx, names, limits))
      await Promise.all(claimed.map(carryOut))
      return claimed.length === AT_ONCE
    },
  }
}

function pageUrlOf({ state }: Progress): string | null {
  return 'url' in state ? state.url : null
}

function failureOf(order: OrderRow, error: unknown, log: Logger): { error: string; delaySeconds: number } {
  const failures = order.failures + 1
  const text = error instanceof Error ? error.message : String(error)
  const details = { order_id: order.id, provider: order.provider, kind: order.kind, failures, reason: text }
  if (failures >= STUCK_AFTER_FAILURES) log.error(details, 'a payment provider can’t be asked')
  else log.warn(details, 'a payment provider couldn’t be asked; trying again')
  return { error: text.slice(0, ERROR_MAX_LENGTH), delaySeconds: retryDelaySeconds(failures) }
}

const AT_ONCE = 8
// Longer than all requests of one call to a provider may take together.
const LEASE_SECONDS = 180
const ERROR_MAX_LENGTH = 500
