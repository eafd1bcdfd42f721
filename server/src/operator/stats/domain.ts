import { type Backlog, jobsBehind, type WorkerJob } from '../../platform/health/domain.ts'

/** The money totals in the statistics. */
export const moneySums = [
  'available_cents',
  'clearing_cents',
  'escrow_cents',
  'fees_cents',
  'payable_fees_cents',
] as const
export type MoneySum = (typeof moneySums)[number]

/** What an operator should look into. */
export const warningCodes = ['events_behind', 'deadlines_behind', 'webhooks_behind', 'searches_behind'] as const

interface Warning {
  code: (typeof warningCodes)[number]
  message: string
}

export function warningsOf(backlog: Backlog): Warning[] {
  return jobsBehind(backlog).map((job) => ({
    code: `${job}_behind` as const,
    message: `${whatWaits[job]} for ${backlog[job].lag_seconds} seconds. Check that a worker is running (npm start or npm run work), and check its log.`,
  }))
}

const whatWaits: Record<WorkerJob, string> = {
  events: 'Events have been waiting to reach feeds and webhooks',
  deadlines: 'A passed deadline has been waiting to be processed',
  webhooks: 'A webhook has been waiting to be called',
  searches: 'A gig has been waiting to be announced to saved searches',
}
