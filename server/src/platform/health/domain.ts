/** The work that workers do for the whole marketplace. It doesn't get done unless a worker is running. */
export const workerJobs = ['events', 'deadlines', 'webhooks', 'searches'] as const
export type WorkerJob = (typeof workerJobs)[number]

/** How far behind the workers are with a job. */
export interface JobBacklog {
  /** How many items are waiting; counted up to `WAITING_MAX`. */
  waiting: number
  /** How long the first of them has been waiting; 0 if none is. */
  lag_seconds: number
}

export type Backlog = Readonly<Record<WorkerJob, JobBacklog>>

/** Limits the cost of counting, however far behind the workers are. */
export const WAITING_MAX = 1_000

/** Running workers are rarely more than a second behind; a slow webhook can keep its queue waiting for 15. */
export const LAG_MAX_SECONDS = 60

/** The jobs that are so far behind that an operator should look into it. */
export function jobsBehind(backlog: Backlog): WorkerJob[] {
  return workerJobs.filter((job) => backlog[job].lag_seconds > LAG_MAX_SECONDS)
}
