import type { Party, Stage } from './stage.ts'

/** How an event is caused: the steps, and where the event can then be read. */
export type Recipe = (stage: Stage) => Promise<Outcome>

export interface Outcome {
  /** The id of what the event is about. */
  subject: string
  /** In whose feed the event is; default: the caller's. */
  reader?: Party
  /** For an event that is only in the market feed. */
  audience?: 'market'
  /** For a subject that can have older events of the same type. */
  matches?: (data: Record<string, unknown>) => boolean
  /** For an event that no feed shows. */
  eventId?: string
}
