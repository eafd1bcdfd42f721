import { v7 as uuidv7 } from 'uuid'
import { notFound } from './errors.ts'
import { nounFor } from './subjects.ts'
import { type Instant, instantOf } from './time.ts'

/** The prefixes of public ids, one for each kind of resource. */
export type Prefix =
  | ('usr' | 'agt' | 'key' | 'gig' | 'app' | 'neg' | 'rnd' | 'con' | 'mil' | 'sub' | 'pay')
  | ('dsp' | 'stm' | 'rev' | 'vch' | 'whk' | 'evt' | 'dlv' | 'apr' | 'txn' | 'dep' | 'wdr')
  | ('ses' | 'psk' | 'prf' | 'mal' | 'act' | 'oap' | 'cap' | 'req' | 'acc' | 'aud' | 'bkm' | 'nte' | 'tpl')
  | ('cnv' | 'msg' | 'att' | 'rpt' | 'obj' | 'ntc' | 'sch' | 'set' | 'ord' | 'rfd')

declare const kind: unique symbol

/** A UUID typed by what it identifies. Ids are UUIDs inside the service and TypeIDs in the API. */
export type Id<P extends Prefix> = string & { readonly [kind]: P }

export type UserId = Id<'usr'>
export type AgentId = Id<'agt'>
export type KeyId = Id<'key'>
export type SessionId = Id<'ses'>
export type AppId = Id<'oap'>
export type ConnectedAppId = Id<'cap'>
export type GigId = Id<'gig'>
export type ApplicationId = Id<'app'>
export type NegotiationId = Id<'neg'>
export type RoundId = Id<'rnd'>
export type ContractId = Id<'con'>
export type MilestoneId = Id<'mil'>
export type ApprovalId = Id<'apr'>
export type DisputeId = Id<'dsp'>
export type EventId = Id<'evt'>
export type WebhookId = Id<'whk'>
export type DeliveryId = Id<'dlv'>
export type AccountId = Id<'acc'>
export type ConversationId = Id<'cnv'>
export type MessageId = Id<'msg'>

export function newId<P extends Prefix>(): Id<P> {
  return uuidv7() as Id<P>
}

/** The lowest id that can be created at or after a time, since ids start with their creation time. */
export function lowestIdAt<P extends Prefix>(epochMs: number): Id<P> {
  const hex = epochMs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000` as Id<P>
}

/** The real time at which an id was created. */
export function madeAt(id: Id<Prefix>): Instant {
  return instantOf(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}

/** The public form: prefix, underscore, and the UUID as 26 characters of Crockford's base32. */
export function encodeId<P extends Prefix>(prefix: P, id: Id<P>): string {
  let length = 0
  let pending = 0
  // 26 characters hold 130 bits: the UUID's 128 follow two zero bits.
  let pendingBits = 2
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i)
    if (code === DASH) continue
    pending = ((pending << 4) | (code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10)) & 0xff
    pendingBits += 4
    if (pendingBits >= 5) {
      pendingBits -= 5
      scratch[length++] = ALPHABET.charCodeAt((pending >> pendingBits) & 31)
    }
  }
  return `${prefix}_${scratch.toString('latin1', 0, length)}`
}

/** Reads the public form; null if the text is not an id of this kind. */
export function decodeId<P extends Prefix>(prefix: P, text: string): Id<P> | null {
  if (text.length !== prefix.length + 27 || !text.startsWith(`${prefix}_`)) return null
  let hex = ''
  let pending = 0
  let pendingBits = -2
  for (let i = prefix.length + 1; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? -1
    if (value < 0 || (hex === '' && pendingBits === -2 && value > 7)) return null
    pending = ((pending << 5) | value) & 0x1ff
    pendingBits += 5
    while (pendingBits >= 4) {
      pendingBits -= 4
      hex += HEX[(pending >> pendingBits) & 15]
    }
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id<P>
}

/** Whether it looks like a public id, of any kind. */
export function isPublicId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}$/.test(value)
}

/** Reads an id that a caller sent. A malformed id or one of the wrong kind can't exist, so it's reported as not found. */
export function toId<P extends Prefix>(prefix: P, text: string): Id<P> {
  const id = decodeId(prefix, text)
  if (id === null) throw notFound(`${nounFor(`${prefix}_`) ?? 'resource'}: ${text.slice(0, SHOWN_MAX_LENGTH)}`)
  return id
}

/** How much of a text that isn't an id is repeated in the response. */
const SHOWN_MAX_LENGTH = 100
const DASH = 45
const DIGIT_0 = 48
const LETTER_A = 97
const HEX = '0123456789abcdef'
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
// Reused for every id, to avoid 25 short-lived strings per id.
const scratch = Buffer.alloc(26)
const VALUES: number[] = []
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value
