import { Type } from 'typebox'
import { Answer, Constant, Nullable, Timestamp } from '../http/shapes.ts'
import { WAITING_MAX } from './domain.ts'

export const Health = Answer(
  { status: Constant('ok'), version: Type.String(), time: Timestamp('The current marketplace time.') },
  { title: 'Health' },
)

const JobBacklog = Answer(
  {
    waiting: Type.Integer({
      minimum: 0,
      maximum: WAITING_MAX,
      description: `How many items are waiting for a worker; ${WAITING_MAX} means that many or more.`,
    }),
    lag_seconds: Type.Integer({
      minimum: 0,
      description: 'How long the first of them has been waiting; 0 if none is.',
    }),
  },
  { title: 'JobBacklog' },
)

export const Readiness = Answer(
  {
    status: Constant('ready'),
    backlog: Nullable(
      Answer(
        { events: JobBacklog, deadlines: JobBacklog, webhooks: JobBacklog, searches: JobBacklog },
        {
          title: 'Backlog',
          description:
            'How far behind the workers are, measured at most five seconds ago: with events that aren’t in the feeds yet, with passed deadlines, with webhooks waiting to be called, except failing ones, and with gigs to match with saved searches or matches to announce. Null if it couldn’t be measured.',
        },
      ),
    ),
  },
  { title: 'Readiness' },
)
