import { Type } from 'typebox'
import { Answer, Nullable, OneOf, Timestamp } from '../../platform/http/shapes.ts'
import { healthChecks, healthStates } from './domain.ts'

const HealthState = OneOf('HealthState', healthStates)

const HealthFacts = Answer(
  {
    waiting: Type.Optional(Type.Integer({ description: 'Events, deadlines, deliveries, gigs, payments or requests.' })),
    oldest_seconds: Type.Optional(Type.Integer({ description: 'How long the oldest of them has been waiting.' })),
    failing_webhooks: Type.Optional(Type.Integer()),
    busy_connections: Type.Optional(Type.Integer()),
    free_bytes: Type.Optional(Type.Integer()),
    total_bytes: Type.Optional(Type.Integer()),
  },
  {
    title: 'HealthFacts',
    about: 'What `summary` says in numbers; null if it couldn’t be measured. Each check has those that it’s about.',
  },
)

export const OperatorHealth = Answer(
  {
    as_of: Timestamp('In real time.'),
    state: { ...HealthState, description: 'The worst result of all checks.' },
    checks: Type.Array(
      Answer(
        {
          name: OneOf('HealthCheckName', healthChecks),
          state: HealthState,
          summary: Type.String({ description: 'The finding.' }),
          advice: Nullable(Type.String({ description: 'What to do about it; null if there’s nothing to do.' })),
          measured: Nullable(HealthFacts),
        },
        { title: 'HealthCheck' },
      ),
    ),
  },
  { title: 'OperatorHealth' },
)
