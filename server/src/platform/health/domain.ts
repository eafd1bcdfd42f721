/** The work that workers do for the whole marketplace. If no worker runs, it stays undone. */
export const workerJobs = ['events', 'deadlines', 'webhooks', 'searches'] as const
export type WorkerJob = (typeof workerJobs)[number]

/** How far the workers are behind with a job. */
export interface JobBacklog {
  /** How many items wait; counted up to `WAITING_MAX`. */
  waiting: number
  /** How long the first of them has waited; 0 when none waits. */
  lag_seconds: number
}

export type Backlog = Readonly<Record<WorkerJob, JobBacklog>>

/** Bounds what counting costs, however far the workers are behind. */
export const WAITING_MAX = 1_000

/** Workers that run are seldom behind by more than a second; a slow webhook can keep its queue waiting for 15. */
export const LAG_MAX_SECONDS = 60

/** The jobs with which the workers are so far behind that an operator should look into it. */
export function jobsBehind(backlog: Backlog): WorkerJob[] {
  return workerJobs.filter((job) => backlog[job].lag_seconds > LAG_MAX_SECONDS)
}
