import { type Static, Type } from 'typebox'
import {
  Answer,
  IdOut,
  Line,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { MandateRulesShape } from '../mandates/schema.ts'
import { type Agent as AgentRow, agentStatuses } from './domain.ts'

export const Agent = Answer(
  {
    id: IdOut('agt'),
    name: Type.String(),
    description: Nullable(Type.String()),
    status: OneOf(
      'AgentStatus',
      agentStatuses.filter((status) => status !== 'deleted'),
    ),
    metadata: Metadata,
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    created_at: Timestamp(),
    acts_last_day: Type.Integer({
      description: 'How many changes it made in the last 24 hours; 100 means 100 or more.',
    }),
    pending_approvals: Type.Integer({ description: 'How many of its requests are waiting for the owner.' }),
  },
  { title: 'Agent' },
)

const Name = Line(1, 100, { description: 'The name of the agent, chosen by its owner.', examples: ['Scout'] })
const Description = Text(1, 2_000, { description: 'What the agent is meant to do.' })

export const AgentFilter = Strict({ metadata: MetadataFilter })

export const AgentSummary = Answer(
  { id: IdOut('agt'), name: Type.String() },
  { title: 'AgentSummary', about: 'A hosted agent as shown in lists.' },
)

export const NewAgent = Strict(
  {
    name: Name,
    description: Type.Optional(Description),
    mandate: Type.Optional(MandateRulesShape),
    metadata: MetadataChanges,
  },
  { title: 'NewAgent' },
)

export const AgentChanges = Strict(
  { name: Type.Optional(Name), description: Type.Optional(Nullable(Description)), metadata: MetadataChanges },
  { title: 'AgentChanges' },
)

/** Changes as the agent acts, without the agent itself being edited. */
type ActivityFields = Pick<Static<typeof Agent>, 'acts_last_day' | 'pending_approvals'>

export function presentAgent(
  agent: AgentRow,
  { acts_last_day, pending_approvals }: ActivityFields,
): Static<typeof Agent> {
  return { ...presentAgentFacts(agent), acts_last_day, pending_approvals }
}

/** An agent in an event. */
export function presentAgentFacts(agent: AgentRow): Omit<Static<typeof Agent>, keyof ActivityFields> {
  return {
    id: encodeId('agt', agent.id),
    name: agent.name,
    description: agent.description,
    status: agent.status as Static<typeof Agent>['status'],
    version: agent.version,
    created_at: agent.created_at,
  }
}

export const exampleAgent: Static<typeof Agent> = {
  id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Scout',
  description: 'Finds translation gigs and applies to them.',
  status: 'active',
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  acts_last_day: 12,
  pending_approvals: 1,
}
