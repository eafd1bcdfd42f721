import { Type } from 'typebox'
import { Answer, Constant, Nullable, Timestamp } from '../http/shapes.ts'
import { WAITING_MAX } from './domain.ts'

export const Health = Answer(
  { status: Constant('ok'), version: Type.String(), time: Timestamp('The current time of the marketplace.') },
  { title: 'Health' },
)

const JobBacklog = Answer(
  {
    waiting: Type.Integer({
      minimum: 0,
      maximum: WAITING_MAX,
      description: `How many items wait for a worker; ${WAITING_MAX} means that many or more.`,
    }),
    lag_seconds: Type.Integer({ minimum: 0, description: 'How long the first of them has waited; 0 when none waits.' }),
  },
  { title: 'JobBacklog' },
)

export const Readiness = Answer(
  {
    status: Constant('ready'),
    backlog: Nullable(
      Answer(
        { events: JobBacklog, deadlines: JobBacklog, webhooks: JobBacklog },
        {
          title: 'Backlog',
          description:
            'How far the workers are behind, at most five seconds ago: with events that are not in the feeds yet, with deadlines that have passed, and with webhooks that wait to be called, without failing ones. Null if it could not be measured.',
        },
      ),
    ),
  },
  { title: 'Readiness' },
)
