import { Type } from 'typebox'
import { Answer, Strict, Timestamp, Whole } from '../http/shapes.ts'

export const SandboxClock = Answer(
  {
    now: Timestamp('The current marketplace time.'),
    ahead_seconds: Type.Integer({ description: 'How far the clock is ahead of real time.' }),
  },
  { title: 'SandboxClock' },
)

export const AdvanceClock = Strict(
  { seconds: Whole(1, 10 * 365 * 86_400, { description: 'How far to advance the clock.' }) },
  { title: 'AdvanceClock' },
)
