import { isPublicId } from '../../platform/kernel/ids.ts'
import { dayInWords, isWithin, moneyInWords, startWithin, timeInWords } from './words-domain.ts'

/** A response value, as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined }

/** What's needed to format amounts and times. */
export interface Formatting {
  now: string
  currency: string
}

/** A resource as lines of `name: value`, with text cut so that the whole has at most this many tokens. */
export function detailsOf(resource: Json, formatting: Formatting, tokensMax: number): string {
  let text = ''
  for (const textMax of TEXT_MAX_LENGTHS) {
    text = linesOf(resource, { ...formatting, textMax }, '', '').join('\n')
    if (isWithin(text, tokensMax)) return text
  }
  return startOf(text, tokensMax)
}

/** One line about a resource in a list: its id and what distinguishes it from the others. */
export function lineOf(item: Json, formatting: Formatting): string {
  const short = shortOf(item)
  const parts = Object.entries(short).map(([name, value]) =>
    isPublicId(value) && name === 'id'
      ? value
      : `${name} ${inWords(name, value as Json, { ...formatting, textMax: 120 })}`,
  )
  return parts.join(' · ')
}

/** The fields of a resource shown in lists. */
export function shortOf(item: Json): Record<string, Json> {
  if (!isObject(item)) return { value: item }
  const names = shortFields[kindOf(item)] ?? Object.keys(item).filter((name) => !isObject(item[name] ?? null))
  const picked = names.slice(0, FIELDS_MAX).flatMap((name) => {
    const value = valueAt(item, name)
    return value === undefined || value === null || isEmpty(value) ? [] : [[name, cut(value, 120)] as const]
  })
  return Object.fromEntries(picked)
}

/**
 * The value with its text and lists cut so that its JSON has at most this many tokens. If a list had more items, the object says
 * how many were left out: `rounds_omitted`.
 */
export function cutToFit(value: Json, tokensMax: number): Json {
  const fits = (one: Json) => isWithin(JSON.stringify(one), tokensMax)
  const whole = cut(value, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  if (fits(whole)) return whole
  const short = withShortItems(value)
  for (const [step, textMax] of TEXT_MAX_LENGTHS.entries()) {
    const shorter = cut(short, textMax, ITEMS_MAX[step])
    if (fits(shorter)) return shorter
  }
  return null
}

/** The value, with the items of its lists shortened as they are in lists of their own. */
function withShortItems(value: Json): Json {
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, member]): [string, Json | undefined] => {
    const isShortened =
      isList(member ?? null) && (member as readonly Json[]).every((item) => kindOf(item) in shortFields)
    return [name, isShortened ? (member as readonly Json[]).map(shortOf) : member]
  })
  return Object.fromEntries(members)
}

/** The beginning of a text with at most this many tokens. */
export function startOf(text: string, tokensMax: number): string {
  const start = startWithin(text, tokensMax)
  return start === text ? text : `${start}\n… (cut)`
}

/** The kind of a resource: the prefix of its id. */
export function kindOf(item: Json): string {
  if (!isObject(item)) return ''
  const { id, user_id, subject } = item
  if (typeof id === 'string') return id.slice(0, 3)
  if (isObject(subject ?? null) && 'why' in item) return 'inbox'
  return typeof user_id === 'string' ? 'usr' : ''
}

// Maximum text lengths and numbers of list items, from generous to none.
const TEXT_MAX_LENGTHS = [20_000, 4_000, 1_500, 600, 200, 80, 30, 0]
const ITEMS_MAX = [200, 50, 20, 10, 5, 3, 1, 1]
const FIELDS_MAX = 11
const names = ['gig.title', 'client.display_name', 'worker.display_name']

const shortFields: Partial<Record<string, readonly string[]>> = {
  gig: [
    ...['id', 'status', 'title', 'client.display_name', 'rate_type', 'rate_min_cents', 'rate_max_cents', 'skills'],
    ...['remote', 'apply_by'],
  ],
  app: [
    ...['id', 'status', 'gig_id', 'gig.title', 'worker_id', 'worker.display_name', 'rate_cents', 'negotiation_id'],
    'message',
  ],
  neg: [
    ...['id', 'status', 'gig_id', ...names, 'terms.rate_cents', 'offered_by', 'round_count', 'expires_at'],
    'contract_id',
  ],
  con: ['id', 'status', 'gig_id', 'client_id', 'worker_id', ...names, 'totals.amount_cents', 'approve_by'],
  mil: ['id', 'number', 'status', 'title', 'amount_cents', 'held_cents', 'due_date', 'auto_release_at'],
  dsp: [
    ...['id', 'status', 'milestone_id', 'milestone.title', 'contract_id', 'client.display_name', 'worker.display_name'],
    ...['amount_cents', 'opened_by', 'respond_by', 'decide_by'],
  ],
  usr: ['user_id', 'display_name', 'headline', 'rate_cents', 'available', 'reputation.rating_average', 'skills'],
  evt: ['id', 'type', 'created_at', 'subject.type', 'subject.id', 'actor.type', 'data.text'],
  cnv: ['id', 'gig_id', ...names, 'unread_count', 'last_message.created_at', 'last_message.excerpt'],
  msg: ['id', 'sender.display_name', 'hosted_agent_id', 'created_at', 'deleted_at', 'text'],
  inbox: ['subject.type', 'subject.id', 'contract_id', ...names, 'amount_cents', 'action', 'why', 'deadline'],
  apr: ['id', 'status', 'action', 'summary', 'expires_at'],
  rnd: ['number', 'offered_by', 'changes', 'message', 'created_at'],
  txn: ['id', 'kind', 'amount_cents', 'subject.id', 'created_at'],
  pay: ['id', 'status', 'contract_id', 'gross_cents', 'fee_cents', 'net_cents', 'payable_at'],
}

type Cutting = Formatting & { textMax: number }

function linesOf(value: Json, cutting: Cutting, path: string, indent: string): string[] {
  if (!isObject(value)) return [`${indent}${inWords(path, value, cutting)}`]
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined || member === null || isEmpty(member) || name === 'allowed_actions') return []
    const at = path === '' ? name : `${path}.${name}`
    if (isList(member) && member.some(isObject)) return [`${indent}${at}:`, ...itemLines(member, cutting, indent)]
    if (isObject(member)) return linesOf(member, cutting, at, indent)
    if (typeof member === 'string' && (member.length > LINE_MAX || member.includes('\n'))) {
      return [`${indent}${at}:`, ...textLines(member, cutting.textMax, indent)]
    }
    return [`${indent}${at}: ${inWords(at, member, cutting)}`]
  })
}

const LINE_MAX = 120

function itemLines(items: readonly Json[], cutting: Cutting, indent: string): string[] {
  const shown = items.slice(0, ITEMS_MAX[TEXT_MAX_LENGTHS.indexOf(cutting.textMax)] ?? 1)
  const lines = shown.flatMap((item) => {
    const [first = '', ...rest] = linesOf(item, cutting, '', `${indent}    `)
    return [`${indent}  - ${first.trimStart()}`, ...rest]
  })
  return shown.length === items.length ? lines : [...lines, `${indent}  … and ${items.length - shown.length} more`]
}

function textLines(text: string, textMax: number, indent: string): string[] {
  const shown = cutText(text, textMax)
  return shown.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `${indent}  | ${line}`)
}

function inWords(name: string, value: Json, { now, currency, textMax }: Cutting): string {
  if (typeof value === 'number') {
    return AMOUNT.test(name) ? `${value} cents (${moneyInWords(value, currency)})` : String(value)
  }
  if (typeof value === 'string') {
    if (TIME.test(value)) return `${value} (${timeInWords(value, now)})`
    if (DAY.test(value)) return `${value} (${dayInWords(value, now)})`
    return WORD.test(value) ? value : JSON.stringify(cutText(value, textMax))
  }
  if (isList(value)) return value.map((item) => inWords(name, item, { now, currency, textMax })).join(', ')
  if (!isObject(value)) return String(value)
  const parts = Object.entries(value).map(([key, member]) =>
    member === undefined || member === null ? '' : `${key} ${inWords(key, member, { now, currency, textMax })}`,
  )
  return parts.filter(Boolean).join(', ')
}

const AMOUNT = /(^|\.)(\w+_cents|proposals\.(client|worker))$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
// Ids, hashes, statuses and other API names, which don't need quotes and are never cut.
const WORD = /^[\w.:-]{1,64}$/

function cut(value: Json, textMax: number, itemsMax = 10): Json {
  if (typeof value === 'string') return cutText(value, textMax)
  if (isList(value)) return value.slice(0, itemsMax).map((item) => cut(item, textMax, itemsMax))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, member]) => member !== undefined && member !== null)
  return Object.fromEntries(
    kept.flatMap(([name, member]): [string, Json][] => {
      const omitted = isList(member ?? null) ? (member as readonly Json[]).length - itemsMax : 0
      const note: [string, Json][] = omitted > 0 ? [[`${name}_omitted`, omitted]] : []
      return [[name, cut(member as Json, textMax, itemsMax)], ...note]
    }),
  )
}

function cutText(text: string, textMax: number): string {
  if (text.length <= textMax || WORD.test(text)) return text
  return `${text.slice(0, textMax).toWellFormed()}… (cut; ${text.length - textMax} more characters)`
}

function valueAt(item: Json, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((at, name) => (isObject(at ?? null) ? (at as JsonObject)[name] : undefined), item)
}

type JsonObject = { readonly [name: string]: Json | undefined }

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isEmpty(value: Json): boolean {
  return value === '' || (isList(value) && value.length === 0)
}
