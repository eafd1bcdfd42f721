import type { UserId } from '../../platform/kernel/ids.ts'

/** A demo market that was asked for. */
export interface DemoRun {
  run_id: string
  status: 'running' | 'done' | 'failed'
  /** How many days of its story have passed. */
  day: number
  /** For how long nothing has been heard of the process that fills it. */
  silent_ms: number
}

export interface DemoUser {
  id: UserId
  display_name: string
  headline: string | null
}

/** `empty`: it can be filled. `in_use`: it has users or gigs that the demo market did not make. */
export const demoStatuses = ['empty', 'running', 'done', 'failed', 'in_use'] as const
export type DemoStatus = (typeof demoStatuses)[number]

export function statusOf(run: DemoRun | null, isEmpty: boolean): DemoStatus {
  if (!run) return isEmpty ? 'empty' : 'in_use'
  // The process that filled it was killed.
  if (run.status === 'running' && run.silent_ms > SILENT_MAX_MS) return 'failed'
  return run.status
}

const SILENT_MAX_MS = 120_000
