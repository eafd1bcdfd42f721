import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import Format from 'typebox/format'
import { isHttpsUrl } from '../kernel/https-url.ts'
import type { Prefix } from '../kernel/ids.ts'
import { languages } from '../kernel/languages.ts'
import { isLocalPath } from '../kernel/local-path.ts'
import { METADATA_KEYS_MAX } from '../kernel/metadata.ts'
import { isBlank, ONE_LINE } from '../kernel/one-line.ts'
import { sides } from '../kernel/parties.ts'
import { parseDate, parseInstant } from '../kernel/time.ts'
import { isKey } from '../kernel/trade.ts'
import { callerActions, type Transitions } from '../kernel/transitions.ts'

// The building blocks of all shapes. A shape with a `title` is a component of the OpenAPI document: `about` describes the
// component, and `description` describes this use of it.

Format.Set('date-time', (text) => parseInstant(text) !== null)
Format.Set('uri', isHttpsUrl)
Format.Set('time-zone', isTimeZone)
Format.Set('date', (text) => parseDate(text) !== null)
Format.Set('local-path', isLocalPath)
Format.Set('key', isKey)
// Excludes quoted names and bare network addresses, which allow any character and many spellings of one mailbox.
Format.Set('email', (text) => Format.IsEmail(text) && !/["[]/.test(text))

// An empty string passes here because it's reported as too short.
Format.Set(ONE_LINE, (text) => text === '' || !isBlank(text))

type Naming = { title?: string; about?: string; description?: string }

/** Groups of optional fields, one of which is required. Use cases check this; clients are generated from it. */
type Alternatives = { 'x-alternatives'?: readonly { required: readonly string[]; without?: readonly string[] }[] }

/** An object in a request. No other fields are allowed, so that a misspelled field is refused. */
export function Strict<P extends TProperties>(properties: P, options: Naming & Alternatives = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** An object in a response or an event. Callers accept unknown fields, so that the service can add new ones. */
export function Answer<P extends TProperties>(properties: P, options: Naming = {}) {
  return Type.Object(properties, options)
}

/** Text with a minimum and maximum length. */
export function Text(
  minLength: number,
  maxLength: number,
  options: { description?: string; examples?: string[] } = {},
) {
  return Type.String({ minLength, maxLength, ...options })
}

/**
 * A line of text with a minimum and maximum length, such as a title: not blank, and without control, bidirectional or invisible
 * characters.
 */
export function Line(
  minLength: number,
  maxLength: number,
  options: { description?: string; examples?: string[] } = {},
) {
  return Type.String({ format: ONE_LINE, minLength, maxLength, ...options })
}

/** An integer between two bounds. Both are required, so that every number is bounded. */
export function Whole(minimum: number, maximum: number, options: { description?: string; default?: number } = {}) {
  return Type.Integer({ minimum, maximum, ...options })
}

/** An amount of money in a response, or one that may be zero in a request. */
export function Cents(description?: string) {
  return wholeCents('Cents', 0, 'An amount in the smallest unit of the currency.', description)
}

export const FeeBps = Type.Integer({
  description:
    'The platform’s fee on what workers are paid, in basis points (hundredths of a percent). A contract keeps the fee that was in effect when it was agreed.',
})

export function PositiveCents(description?: string) {
  return wholeCents('PositiveCents', 1, 'An amount in the smallest unit of the currency, at least 1.', description)
}

export function SignedCents(description?: string) {
  const about = 'An amount in the smallest unit of the currency. Can be negative.'
  return wholeCents('SignedCents', -Number.MAX_SAFE_INTEGER, about, description)
}

// JSON numbers are exact up to 2^53-1. The format is for languages whose usual integer has only 32 bits.
function wholeCents(title: string, minimum: number, about: string, description?: string) {
  return Type.Integer({
    title,
    about,
    format: 'int64',
    minimum,
    maximum: Number.MAX_SAFE_INTEGER,
    ...(description && { description }),
  })
}

/** One of a fixed set of strings. The set has a name, which generated clients use. */
export function OneOf<const T extends string>(title: string, values: readonly T[], description?: string) {
  return Type.Unsafe<T>({ title, type: 'string', enum: [...values], ...(description && { description }) })
}

/** A language of pages, emails and the console. */
export const Language = OneOf('Language', languages)

/** What the caller may do with a resource now, out of all the actions in its transition table. */
export function AllowedActions<T extends Transitions<string, string>>(title: string, table: T) {
  const description = 'The actions that the caller can take now.'
  return Type.Array(OneOf(title, callerActions(table)), { description })
}

/** A string that is always the same. */
export function Constant<const T extends string>(value: T) {
  return Type.Unsafe<T>({ type: 'string', const: value })
}

/** The same shape, described for this use. */
export function described<S extends TSchema>(schema: S, description: string): S {
  return { ...schema, description }
}

/** The same shape for an optional field, with its default at the end of the description. */
export function withDefault<S extends TSchema & { description?: string }>(schema: S, value: string | number | boolean) {
  // The keyword `default` is left out because generators assume that a field with it is always present.
  const text = [schema.description, `Default: \`${value}\`.`].filter(Boolean).join(' ')
  return Type.Optional(described(schema, text))
}

/** An id of the given kind in an answer. */
export function IdOut(prefix: Prefix, description?: string) {
  return Type.String({ title: idNames[prefix], ...(description && { description }), examples: [exampleId(prefix)] })
}

/** An id in a request. Any text is valid here; a malformed id leads to 404 instead of 422. */
export function IdIn(prefix: Prefix, description?: string) {
  return Type.String({ maxLength: 100, ...(description && { description }), examples: [exampleId(prefix)] })
}

export function Timestamp(description?: string) {
  return Type.String({
    title: 'Timestamp',
    about: 'RFC 3339. Responses use UTC with milliseconds; requests can use any offset.',
    format: 'date-time',
    ...(description && { description }),
    examples: ['2026-11-14T23:55:00.000Z'],
  })
}

/** An email address in a request. */
export function Email(description?: string) {
  return Type.String({
    format: 'email',
    maxLength: 254,
    ...(description && { description }),
    examples: ['ada@example.com'],
  })
}

/** A web page URL that other users see. */
export function HttpsUrl() {
  return Type.String({ format: 'uri', maxLength: 2_000, examples: ['https://ada.example/work'] })
}

/** A day without a time zone. */
export function CalendarDate(description?: string) {
  return Type.String({
    title: 'CalendarDate',
    about: 'A day without a time zone.',
    format: 'date',
    ...(description && { description }),
    examples: ['2026-12-01'],
  })
}

/**
 * The same shape, or null. Written as a list of types, which validates and serializes faster than `anyOf`. The OpenAPI document
 * refers to the non-null component of a named shape.
 */
export function Nullable<S extends TSchema>(schema: S) {
  const { type, enum: values, ...rest } = schema as TSchema & { type?: unknown; enum?: unknown[] }
  if (typeof type !== 'string') throw new Error('Only a shape of one type can also be null.')
  return Type.Unsafe<Static<S> | null>({ ...rest, type: [type, 'null'], ...(values && { enum: [...values, null] }) })
}

export function ListOf<S extends TSchema>(
  items: S,
  maxItems: number,
  options: { description?: string; minItems?: number; uniqueItems?: boolean } = {},
) {
  return Type.Array(items, { maxItems, ...options })
}

const METADATA_ABOUT =
  'Your own key-value pairs, such as an id in another system. Private to your side: you, your hosted agents and your connected apps. Each side of a deal has its own.'

/** The metadata that the caller's side has on a resource. */
export const Metadata = Type.Optional(
  Type.Unsafe<Record<string, string>>({
    title: 'Metadata',
    about: METADATA_ABOUT,
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'Your side’s metadata, if any. Returned by reads, lists, creates and changes, but not by actions such as `approve`.',
  }),
)

const keyBounds = { propertyNames: { minLength: 1, maxLength: 40 }, maxProperties: METADATA_KEYS_MAX }

/** Changes of metadata in a request. */
export const MetadataChanges = Type.Optional(
  Type.Unsafe<Record<string, string | null>>({
    title: 'MetadataChanges',
    about: METADATA_ABOUT,
    type: 'object',
    ...keyBounds,
    additionalProperties: { type: ['string', 'null'], minLength: 1, maxLength: 500 },
    description: `Merged with your existing metadata, up to ${METADATA_KEYS_MAX} keys in total; \`null\` removes a key. No one else is notified.`,
    examples: [{ order: '42', draft: null }],
  }),
)

/** A filter of lists. */
export const MetadataFilter = Type.Optional(
  Type.Unsafe<Record<string, string>>({
    title: 'MetadataFilter',
    type: 'object',
    ...keyBounds,
    additionalProperties: { type: 'string', maxLength: 500 },
    description: 'Only items with all of these values in your metadata: `metadata[order]=42`.',
  }),
)

/** One of the two sides of a deal. */
export function Side(description?: string) {
  return OneOf('Side', sides, description)
}

/** Words that people use to find their deals. */
export function DealWords(deals: string) {
  return Text(1, 200, {
    description: `Only ${deals} that contain all of these words in the gig’s title or the other side’s name. Parts of words match too.`,
  })
}

/** A resource that something is about. */
export function Subject(description?: string) {
  return Answer(
    {
      type: Type.String({ description: 'The kind of resource.', examples: ['milestone'] }),
      id: Type.String({ description: 'Its id.', examples: [exampleId('mil')] }),
    },
    { title: 'Subject', ...(description && { description }) },
  )
}

/** Why an operator removed something. Only its owner and operators can see it. */
export const Removal = Type.Optional(
  Answer(
    { reason: Type.String(), removed_at: Timestamp() },
    {
      title: 'Removal',
      about: 'Why an operator removed it.',
    },
  ),
)

/** The response to a deletion. */
export const Deleted = Answer(
  {
    id: Type.String({ description: 'The id of the deleted resource.' }),
    deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
  },
  { title: 'Deleted' },
)

function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text })) && !/^[+-]/.test(text)
  } catch {
    return false
  }
}

const idNames: Record<Prefix, string> = {
  usr: 'UserId',
  agt: 'AgentId',
  key: 'KeyId',
  oap: 'AppId',
  cap: 'ConnectedAppId',
  req: 'LoggedRequestId',
  gig: 'GigId',
  tpl: 'GigTemplateId',
  app: 'ApplicationId',
  neg: 'NegotiationId',
  rnd: 'RoundId',
  con: 'ContractId',
  mil: 'MilestoneId',
  sub: 'SubmissionId',
  pay: 'PayoutId',
  dsp: 'DisputeId',
  stm: 'StatementId',
  rev: 'ReviewId',
  vch: 'VouchId',
  whk: 'WebhookId',
  evt: 'EventId',
  dlv: 'DeliveryId',
  apr: 'ApprovalId',
  txn: 'TransactionId',
  dep: 'DepositId',
  wdr: 'WithdrawalId',
  ses: 'SessionId',
  psk: 'PasskeyId',
  prf: 'AttemptId',
  mal: 'MailId',
  act: 'StaffActId',
  acc: 'LedgerAccountId',
  aud: 'LedgerAuditId',
  bkm: 'BookmarkId',
  nte: 'NoteId',
  cnv: 'ConversationId',
  msg: 'MessageId',
  att: 'AttachmentId',
  rpt: 'ReportId',
  obj: 'ObjectionId',
  ntc: 'NoticeId',
  sch: 'SavedSearchId',
  ord: 'ProviderOrderId',
  rfd: 'RefundId',
  set: 'SettingChangeId',
}

function exampleId(prefix: Prefix): string {
  return `${prefix}_01kz3v9d6ye8tb2xw4qh5mrc7a`
}
