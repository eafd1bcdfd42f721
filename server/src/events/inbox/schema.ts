import { type Static, Type } from 'typebox'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Strict,
  Subject,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { subjectFrom } from '../../platform/kernel/subjects.ts'
import { presentSubject } from '../feed/domain.ts'
import { counterpartyOf, inboxReasons, type Task } from './domain.ts'
import { titleOf } from './words-domain.ts'

export const InboxItem = Answer(
  {
    subject: Subject('The resource that is waiting.'),
    about: Nullable(
      described(Subject(), 'What an agent’s request is about, which may also be waiting; null for everything else.'),
    ),
    contract_id: Nullable(IdOut('con', 'The contract that a milestone or dispute belongs to; null for anything else.')),
    gig_id: Nullable(IdOut('gig', 'The gig it’s about, if it’s about a deal.')),
    client_id: Nullable(IdOut('usr', 'The deal’s client.')),
    worker_id: Nullable(IdOut('usr', 'The deal’s worker.')),
    counterparty_id: Nullable(
      IdOut('usr', 'The other side of the deal, or the user whose payment it is; null if there’s neither.'),
    ),
    amount_cents: Nullable(
      Cents(
        'The amount at stake: the rate of an application or offer (per hour if the gig is hourly), the total of a contract’s milestones, the amount to fund or that’s held, disputed or paid, or the amount that an agent’s request would move or commit. Null if there is none.',
      ),
    ),
    action: Type.String({ description: 'The action that the caller can take.' }),
    reason: OneOf('InboxReason', inboxReasons, 'Why it’s waiting, for clients with texts of their own.'),
    title: Type.String({ description: 'A short title for the task.' }),
    why: Type.String({ description: 'Tells the user what happened and what to do.' }),
    deadline: Nullable(Timestamp('When it will be decided without the caller; null if there’s no deadline.')),
    snoozed_until: Nullable(Timestamp('When the snooze ends; null if you haven’t snoozed it.')),
  },
  { title: 'InboxItem' },
)

export const InboxFilter = Strict({
  snoozed: Type.Optional(Type.Boolean({ description: 'Default: false. `true`: only tasks you’ve snoozed.' })),
})

export const NewSnooze = Strict(
  {
    subject_id: IdIn('app', 'The id of the task’s `subject`.'),
    until: Nullable(Timestamp('When the task returns to your inbox. Null or a past time ends the snooze now.')),
  },
  { title: 'NewSnooze' },
)

export const Snooze = Answer(
  {
    subject: Subject('The resource that is waiting.'),
    snoozed_until: Nullable(Timestamp('When the snooze ends; null if the deadline is near or you ended the snooze.')),
  },
  { title: 'Snooze' },
)

/** `site`: in English, as all of the API. */
export function presentInboxItem(task: Task, reader: UserId, site: Site): Static<typeof InboxItem> {
  const { subject, about, contractId, deal, stakeCents = null, action, reason, why, deadline, snoozedUntil } = task
  const counterpartyId = counterpartyOf(task, reader)
  return {
    subject: presentSubject(subject),
    about: about === undefined ? null : subjectFrom(about),
    contract_id: contractId ? encodeId('con', contractId) : null,
    gig_id: deal?.gig_id ? encodeId('gig', deal.gig_id) : null,
    client_id: deal?.client_id ? encodeId('usr', deal.client_id) : null,
    worker_id: deal?.worker_id ? encodeId('usr', deal.worker_id) : null,
    counterparty_id: counterpartyId && encodeId('usr', counterpartyId),
    amount_cents: stakeCents,
    action,
    reason,
    title: titleOf(task, site.words),
    why: why(site),
    deadline,
    snoozed_until: snoozedUntil,
  }
}

export const exampleInboxItem: Static<typeof InboxItem> = {
  subject: { type: 'application', id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  about: null,
  contract_id: null,
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  counterparty_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  amount_cents: 90_000,
  action: 'shortlist',
  reason: 'application.shortlist',
  title: 'New application',
  why: 'A worker applied to your gig. Shortlist or reject the application.',
  deadline: null,
  snoozed_until: null,
}
