import { type Static, Type } from 'typebox'
import { presentSubject } from '../../events/feed/domain.ts'
import {
  Answer,
  CalendarDate,
  Cents,
  IdOut,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type DeadlineEntry, deadlineKinds } from './domain.ts'

export const DeadlineFilter = Strict({
  from: Type.Optional(Timestamp('Only deadlines at or after this time. If omitted, overdue milestones are included.')),
  to: Type.Optional(Timestamp('Only deadlines before this time.')),
})

export const Deadline = Answer(
  {
    at: Timestamp('When it’s due.'),
    date: Nullable(CalendarDate('The due date of a milestone; null for other kinds.')),
    kind: OneOf('DueKind', deadlineKinds, 'What is due by then, or happens then.'),
    subject: Subject('What it is about.'),
    contract_id: Nullable(IdOut('con', 'The contract that a milestone or dispute belongs to, or the contract itself.')),
    gig_id: IdOut('gig'),
    client_id: IdOut('usr'),
    worker_id: Nullable(IdOut('usr', 'Null for a gig.')),
    waits_for_you: Type.Boolean({ description: 'Whether your side has to act before then.' }),
    amount_cents: Nullable(Cents('The amount of the milestone or dispute; null for other kinds.')),
    currency: Type.String(),
  },
  { title: 'Deadline' },
)

export function presentDeadline(entry: DeadlineEntry, currency: string): Static<typeof Deadline> {
  const { at, date, kind, contract_id, gig_id, client_id, worker_id, waits_for_you, amount_cents } = entry
  return {
    at,
    date,
    kind,
    subject: presentSubject({ type: entry.subject_type, id: entry.subject_id as never }),
    contract_id: contract_id && encodeId('con', contract_id),
    gig_id: encodeId('gig', gig_id),
    client_id: encodeId('usr', client_id),
    worker_id: worker_id && encodeId('usr', worker_id),
    waits_for_you,
    amount_cents,
    currency,
  }
}

export const exampleDeadline: Static<typeof Deadline> = {
  at: '2026-12-02T00:00:00.000Z',
  date: '2026-12-01',
  kind: 'milestone_due',
  subject: { type: 'milestone', id: 'mil_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  contract_id: 'con_01kz3v9d6ye8tb2xw4qh5mrc7a',
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  waits_for_you: true,
  amount_cents: 40_000,
  currency: 'USD',
}
