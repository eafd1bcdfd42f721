import { type Static, Type } from 'typebox'
import {
  AttachmentIds,
  Attachments,
  AttachmentsIn,
  presentFileIds,
  presentFiles,
} from '../../files/attachments/schema.ts'
import {
  AllowedActions,
  Answer,
  CalendarDate,
  Cents,
  described,
  IdIn,
  IdOut,
  Metadata,
  MetadataChanges,
  MetadataFilter,
  Nullable,
  OneOf,
  Side,
  Strict,
  Text,
  Timestamp,
  Whole,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import { GigTitle, RateType } from '../gigs/schema.ts'
import {
  type Application as ApplicationRow,
  applicationActions,
  applicationStatuses,
  applicationTransitions,
} from './domain.ts'

const ApplicationStatus = OneOf('ApplicationStatus', applicationStatuses)

export const NewApplication = Strict(
  {
    message: Text(1, 5_000, { description: 'Why you’re a good fit and how you’d do the work.' }),
    rate_cents: Type.Optional(Cents('The rate you propose.')),
    hours_per_week: Type.Optional(Whole(1, 168)),
    start_date: Type.Optional(CalendarDate()),
    payout_delay_days: Type.Optional(Whole(3, 10)),
    attachment_ids: AttachmentsIn,
    metadata: MetadataChanges,
  },
  { title: 'NewApplication' },
)

export const Application = Answer(
  {
    id: IdOut('app'),
    gig_id: IdOut('gig'),
    gig_version: Type.Integer({ description: 'The version of the gig that the worker applied to.' }),
    client_id: IdOut('usr', 'The owner of the gig.'),
    worker_id: IdOut('usr', 'The user who applied.'),
    hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent that applied for the user, if one did.')),
    message: Type.String(),
    attachments: Attachments,
    rate_cents: Nullable(Cents()),
    hours_per_week: Nullable(Type.Integer()),
    start_date: Nullable(CalendarDate()),
    payout_delay_days: Nullable(Type.Integer()),
    metadata: Metadata,
    status: ApplicationStatus,
    negotiation_id: Nullable(IdOut('neg', 'The latest negotiation that resulted from it.')),
    allowed_actions: AllowedActions('ApplicationAction', applicationTransitions),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'Application' },
)

export const ApplicationSummary = Answer(
  {
    id: IdOut('app'),
    client_id: IdOut('usr'),
    status: ApplicationStatus,
    rate_type: RateType,
    gig_id: IdOut('gig'),
    gig_title: GigTitle,
  },
  { title: 'ApplicationSummary', about: 'An application as shown in lists.' },
)

export const ApplicationChanges = Strict({ metadata: MetadataChanges }, { title: 'ApplicationChanges' })

export const ApplicationsOfGigFilter = Strict({
  metadata: MetadataFilter,
  status: Type.Optional(described(ApplicationStatus, 'Only applications with this status.')),
})

export const ApplicationFilter = Strict({
  metadata: MetadataFilter,
  role: Type.Optional(Side('Only applications where the caller is on this side.')),
  status: Type.Optional(described(ApplicationStatus, 'Only applications with this status.')),
  gig_id: Type.Optional(IdIn('gig', 'Only applications to this gig.')),
})

const { attachments: _attachments, ...applicationFields } = Application.properties

export const ApplicationEvent = Answer(
  { ...applicationFields, attachment_ids: Type.Optional(AttachmentIds) },
  { title: 'Application' },
)

/** The message and files are only in the event about its creation. */
export function presentApplicationEvent(application: ApplicationRow, { isNew }: { isNew: boolean }) {
  const { message, attachments: _files, ...facts } = presentApplicationFacts(application)
  return isNew ? { ...facts, message, ...presentFileIds(application.attachments) } : facts
}

/** All fields that are the same for every reader. */
function presentApplicationFacts(application: ApplicationRow): Omit<Static<typeof Application>, 'allowed_actions'> {
  return {
    id: encodeId('app', application.id),
    gig_id: encodeId('gig', application.gig_id),
    gig_version: application.gig_version,
    client_id: encodeId('usr', application.client_id),
    worker_id: encodeId('usr', application.worker_id),
    hosted_agent_id: application.hosted_agent_id && encodeId('agt', application.hosted_agent_id),
    message: application.message,
    attachments: presentFiles(application.attachments),
    rate_cents: application.rate_cents,
    hours_per_week: application.hours_per_week,
    start_date: application.start_date,
    payout_delay_days: application.payout_delay_days,
    status: application.status,
    negotiation_id: application.negotiation_id && encodeId('neg', application.negotiation_id),
    created_at: application.created_at,
    updated_at: application.updated_at,
  }
}

export function presentApplication(
  application: ApplicationRow,
  viewer: Viewer,
  mayNegotiate: boolean,
): Static<typeof Application> {
  const allowed_actions = applicationActions(viewer, application, mayNegotiate)
  return { ...presentApplicationFacts(application), allowed_actions }
}

export const exampleApplication: Static<typeof Application> = {
  id: 'app_01kz3v9d6ye8tb2xw4qh5mrc7a',
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  gig_version: 1,
  client_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  hosted_agent_id: null,
  message: 'I have translated four manuals of this kind.',
  attachments: [],
  rate_cents: 95_000,
  hours_per_week: null,
  start_date: '2026-12-01',
  payout_delay_days: null,
  status: 'pending',
  negotiation_id: null,
  allowed_actions: ['withdraw', 'negotiate'],
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
}

const { attachments: _exampleFiles, ...exampleFacts } = exampleApplication

export const exampleApplicationEvent: Static<typeof ApplicationEvent> = exampleFacts
