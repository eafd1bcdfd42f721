import { Type } from 'typebox'
import { Answer, Nullable, OneOf, Timestamp } from '../../platform/http/shapes.ts'
import { healthChecks, healthStates } from './domain.ts'

const HealthState = OneOf('HealthState', healthStates)

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
        },
        { title: 'HealthCheck' },
      ),
    ),
  },
  { title: 'OperatorHealth' },
)
