import type { Site } from '../../platform/kernel/site.ts'
import type { Words } from '../../platform/kernel/words/index.ts'
import type { MailBlock, MailWords } from '../../platform/mail/domain.ts'
import type { EventType, Subject } from '../feed/domain.ts'
import { presentSubject } from '../feed/domain.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import { buttonOf, titleOf } from '../inbox/words-domain.ts'
import type { EmailKind } from './kinds-domain.ts'
import type { Happened, Notice } from './notice-domain.ts'

// Puts together all emails about what happened and what's waiting.

/** One thing that an email says: by itself, or in the list of a daily email. */
export interface Said {
  notice: Pick<Notice, 'kind' | 'about'>
  title: string
  text: string
  facts: readonly (readonly [name: string, value: string])[]
  link: string
  /** Of the button. */
  label: string
  /** How many messages are unread or gigs are new; 1 for anything else. */
  count: number
  /** That match a saved search, up to as many as it names. */
  gigs?: readonly MatchedGig[]
}

/** A gig that matches a saved search. */
export interface MatchedGig {
  /** Its public id. */
  id: string
  title: string
  rate: string
}

/** Who reads it. */
export interface Reading {
  site: Site
  timeZone: string | null
}

/** The names of what a notice is about; null for what it has not, or what the reader may not see. */
export interface Names {
  gig: string | null
  person: string | null
}

export function sayTask(
  notice: Pick<Notice, 'kind' | 'about'>,
  task: InboxEntry,
  { gig, person }: Names,
  { site, timeZone }: Reading,
): Said {
  const { words, formats } = site
  const { facts } = words.notices
  const title = titleOf(task, words)
  return {
    notice,
    title: titled(notice.about === 'reminder' ? words.notices.dueSoon(title) : title, gig, site),
    // The same words as in the inbox.
    text: task.why(site),
    facts: [
      ...fact(facts.gig, gig),
      ...fact(facts.with, person),
      ...fact(facts.amount, task.stakeCents ? formats.money(task.stakeCents) : null),
      ...fact(facts.due, task.deadline && formats.moment(task.deadline, timeZone)),
    ],
    link: placeOfTask(task),
    label: buttonOf(task, words),
    count: 1,
  }
}

export function sayMessages(conversation: Subject, unread: number, { gig, person }: Names, { words }: Site): Said {
  const { messages, facts } = words.notices
  const isOne = unread === 1
  return {
    notice: { kind: 'messages', about: 'messages' },
    title: isOne ? messages.title(person) : messages.titleOfMany({ count: unread, sender: person }),
    text: messages.text,
    facts: [...fact(facts.gig, gig), ...fact(facts.from, person)],
    link: `/messages/${presentSubject(conversation).id}`,
    label: isOne ? messages.button : messages.buttonOfMany,
    count: unread,
  }
}

/** `unnamed`: how many more gigs there are than those given. */
export function sayMatches(
  { id, name: search }: { id: Subject['id']; name: string },
  gigs: readonly MatchedGig[],
  unnamed: number,
  site: Site,
): Said {
  const { matches } = site.words.notices
  const count = gigs.length + unnamed
  const [first] = gigs
  const said = { notice: { kind: 'searches', about: 'event' }, facts: [], count, gigs } as const
  if (count === 1 && first) {
    const { id, title, rate } = first
    return {
      ...said,
      title: matches.title(title),
      text: matches.text({ rate, search }),
      link: `/gigs/${id}`,
      label: matches.button,
    }
  }
  return {
    ...said,
    title: matches.titleOfMany({ count, search }),
    text: listed(gigs, unnamed, site),
    link: `/saved/searches/${presentSubject({ type: 'search', id }).id}`,
    label: matches.buttonOfMany,
  }
}

export function sayEvent(
  kind: EmailKind,
  { type, subject, amount_cents, contract_id }: Pick<Happened, 'type' | 'subject' | 'amount_cents' | 'contract_id'>,
  { gig }: Names,
  site: Site,
): Said {
  const { facts, events, otherEvent } = site.words.notices
  const { title, text } = (events as Partial<Record<EventType, EventWords>>)[type] ?? otherEvent
  return {
    notice: { kind, about: 'event' },
    title: titled(title, gig, site),
    text,
    facts: [
      ...fact(facts.gig, gig),
      ...fact(facts.amount, amount_cents === null ? null : site.formats.money(amount_cents)),
    ],
    ...placeOfEvent(subject, contract_id, site),
    count: 1,
  }
}

/** An email about one thing. */
export function oneMail({ title, text, facts, link, label }: Said): MailWords {
  return { subject: title, blocks: [text, ...(facts.length > 0 ? [{ facts }] : []), { link, label }] }
}

/** An email about new gigs, each of them once even if it matches several saved searches. */
export function matchesMail(all: readonly Said[], { words }: Site): MailWords {
  const { matches, more } = words.notices
  const [first] = all
  const gigs = new Map(all.flatMap((said) => said.gigs ?? []).map((gig) => [gig.id, gig]))
  const unnamed = all.reduce((sum, { count, gigs = [] }) => sum + count - gigs.length, 0)
  const count = gigs.size + unnamed
  if (first && count === 1) return oneMail(first)
  const isOneSearch = first !== undefined && all.length === 1
  const items = [...gigs.values()].slice(0, LISTED_MAX)
  const left = count - items.length
  return {
    subject: isOneSearch ? first.title : matches.subjectOfSeveral(count),
    blocks: [
      matches.open,
      { items: items.map(({ id, title, rate }) => ({ title, text: rate, link: `/gigs/${id}` })) },
      ...(left > 0 ? [more(left)] : []),
      isOneSearch ? { link: first.link, label: first.label } : { link: '/saved', label: matches.buttonOfSeveral },
    ],
  }
}

/** The daily email: how much there is, and a list. */
export function dailyMail(all: readonly Said[], { words, brand }: Site): MailWords {
  const { daily, more } = words.notices
  const left = all.length - LISTED_MAX
  const blocks: MailBlock[] = [
    daily.intro,
    { items: all.slice(0, LISTED_MAX).map(({ title, text, link }) => ({ title, text, link })) },
    ...(left > 0 ? [more(left)] : []),
    { link: '/', label: daily.button(brand.name) },
  ]
  return { subject: daily.subject(countsOf(all, daily.counts)), blocks }
}

const LISTED_MAX = 20

/** `2 tasks, 3 unread messages, 1 dispute update`. */
function countsOf(all: readonly Said[], counts: Words['notices']['daily']['counts']): string {
  const parts = countedKinds.flatMap((kind) => {
    const count = all.filter(({ notice }) => notice.kind === kind).reduce((sum, said) => sum + said.count, 0)
    return count === 0 ? [] : [counts[kind](count)]
  })
  return parts.join(', ')
}

// The most urgent first.
const countedKinds = ['tasks', 'approvals', 'messages', 'disputes', 'money', 'searches'] as const satisfies EmailKind[]

/** `Pack boxes, Translate a guide and 3 more`. */
function listed(gigs: readonly MatchedGig[], unnamed: number, { words }: Site): string {
  const named = gigs.slice(0, NAMED_MAX)
  const titles = named.map(({ title }) => title).join(', ')
  const more = gigs.length - named.length + unnamed
  return more > 0 ? words.notices.matches.some({ gigs: titles, more }) : titles
}

const NAMED_MAX = 3

function titled(title: string, gig: string | null, { words }: Site): string {
  return gig === null ? title : words.notices.aboutGig({ title, gig })
}

function fact(name: string, value: string | null): (readonly [string, string])[] {
  return value === null ? [] : [[name, value]]
}

/** The page of the console on which a task is done. */
function placeOfTask({ subject, action, contractId, deal }: InboxEntry): string {
  const { type, id } = presentSubject(subject)
  const contract = contractId && presentSubject({ type: 'contract', id: contractId }).id
  const gig = deal?.gig_id && presentSubject({ type: 'gig', id: deal.gig_id }).id
  const places: Partial<Record<string, string | undefined>> = {
    application: gig && `/gigs/${gig}`,
    negotiation: `/negotiations/${id}`,
    contract: `/contracts/${id}`,
    milestone: contract && `/contracts/${contract}`,
    dispute: action === 'recommend' || action === 'resolve' ? `/operator/disputes/${id}` : `/disputes/${id}`,
    deposit: `/operator/money/${id}`,
    withdrawal: `/operator/money/${id}`,
    approval: '/approvals',
    webhook: `/developers/webhooks/${id}`,
    gig: `/gigs/${id}`,
    report: `/operator/reports/${id}`,
    objection: '/operator/objections',
  }
  return places[type] ?? '/'
}

function placeOfEvent(subject: Subject, contractId: string | null, { words }: Site): Pick<Said, 'link' | 'label'> {
  const { type, id } = presentSubject(subject)
  const { dispute, contract, wallet } = words.notices.eventButtons
  if (type === 'dispute') return { link: `/disputes/${id}`, label: dispute }
  if (type === 'milestone' && contractId) return { link: `/contracts/${contractId}`, label: contract }
  return { link: '/wallet', label: wallet }
}

interface EventWords {
  title: string
  text: string
}
