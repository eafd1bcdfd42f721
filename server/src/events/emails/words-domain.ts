import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import type { MoneyFormat } from '../../platform/kernel/money.ts'
import { formatMomentIn } from '../../platform/kernel/time-zone.ts'
import type { MailBlock, MailWords } from '../../platform/mail/domain.ts'
import type { EventType, Subject } from '../feed/domain.ts'
import { presentSubject } from '../feed/domain.ts'
import type { InboxEntry } from '../inbox/domain.ts'
import { titleOf } from '../inbox/words-domain.ts'
import { type EmailKind, emailKinds } from './kinds-domain.ts'
import type { Happened, Notice } from './notice-domain.ts'

// The words of all emails about what happened and what is waiting. They hold no text of messages and no names of files.

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

/** What the words need to know about the reader and the marketplace. */
export interface Reading {
  money: MoneyFormat
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
  { money, timeZone }: Reading,
): Said {
  const title = titleOf(task)
  return {
    notice,
    title: titled(notice.about === 'reminder' ? `Due soon: ${title}` : title, gig),
    // The same words as in the inbox.
    text: task.why,
    facts: [
      ...fact('Gig', gig),
      ...fact('With', person),
      ...fact('Amount', task.stakeCents ? money(task.stakeCents) : null),
      ...fact('Due', task.deadline && formatMomentIn(task.deadline, timeZone)),
    ],
    link: placeOfTask(task),
    label: labels[`${task.subject.type}.${task.action}`] ?? 'Open',
    count: 1,
  }
}

export function sayMessages(conversation: Subject, unread: number, { gig, person }: Names): Said {
  const sender = person ?? 'someone'
  return {
    notice: { kind: 'messages', about: 'messages' },
    title: unread === 1 ? `New message from ${sender}` : `${unread} new messages from ${sender}`,
    text: 'Read and reply on the marketplace. For your privacy, we don’t include messages in emails.',
    facts: [...fact('Gig', gig), ...fact('From', person)],
    link: `/messages/${presentSubject(conversation).id}`,
    label: unread === 1 ? 'Read message' : 'Read messages',
    count: unread,
  }
}

/** `unnamed`: how many more gigs there are than those given. */
export function sayMatches(
  { id, name }: { id: Subject['id']; name: string },
  gigs: readonly MatchedGig[],
  unnamed: number,
): Said {
  const count = gigs.length + unnamed
  const [first] = gigs
  const isOne = count === 1 && first !== undefined
  return {
    notice: { kind: 'searches', about: 'event' },
    title: isOne ? `New gig: ${first.title}` : `${count} new gigs match “${name}”`,
    text: isOne ? `${first.rate}. It matches your saved search “${name}”.` : listed(gigs, unnamed),
    facts: [],
    link: isOne ? `/gigs/${first.id}` : `/saved/searches/${presentSubject({ type: 'search', id }).id}`,
    label: isOne ? 'View gig' : 'View all matches',
    count,
    gigs,
  }
}

export function sayEvent(
  kind: EmailKind,
  { type, subject, amount_cents, contract_id }: Pick<Happened, 'type' | 'subject' | 'amount_cents' | 'contract_id'>,
  { gig }: Names,
  { money }: Reading,
): Said {
  const words = eventWords[type] ?? { title: 'Something changed', text: 'See what’s new on the marketplace.' }
  const place = placeOfEvent(subject, contract_id)
  return {
    notice: { kind, about: 'event' },
    title: titled(words.title, gig),
    text: words.text,
    facts: [...fact('Gig', gig), ...fact('Amount', amount_cents === null ? null : money(amount_cents))],
    ...place,
    count: 1,
  }
}

/** An email about one thing. */
export function oneMail({ title, text, facts, link, label }: Said): MailWords {
  return { subject: title, blocks: [text, ...(facts.length > 0 ? [{ facts }] : []), { link, label }] }
}

/** An email about new gigs, each of them once even if it matches several saved searches. */
export function matchesMail(all: readonly Said[]): MailWords {
  const [first] = all
  const gigs = new Map(all.flatMap((said) => said.gigs ?? []).map((gig) => [gig.id, gig]))
  const unnamed = all.reduce((sum, { count, gigs = [] }) => sum + count - gigs.length, 0)
  const count = gigs.size + unnamed
  if (first && count === 1) return oneMail(first)
  const isOneSearch = first !== undefined && all.length === 1
  const items = [...gigs.values()].slice(0, LISTED_MAX)
  const more = count - items.length
  return {
    subject: isOneSearch ? first.title : `${count} new gigs match your saved searches`,
    blocks: [
      'They’re open for applications now.',
      { items: items.map(({ id, title, rate }) => ({ title, text: rate, link: `/gigs/${id}` })) },
      ...(more > 0 ? [`And ${more} more.`] : []),
      isOneSearch ? { link: first.link, label: first.label } : { link: '/saved', label: 'Open saved searches' },
    ],
  }
}

/** The daily email: how much there is, and a list. */
export function dailyMail(all: readonly Said[]): MailWords {
  const counts = summaryOf(all)
  const more = all.length - LISTED_MAX
  const blocks: MailBlock[] = [
    'Here’s what’s new since your last daily email, and what’s waiting for you.',
    { items: all.slice(0, LISTED_MAX).map(({ title, text, link }) => ({ title, text, link })) },
    ...(more > 0 ? [`And ${more} more.`] : []),
    { link: '/', label: `Open ${MARKETPLACE_NAME}` },
  ]
  return { subject: `Daily summary: ${counts}`, blocks }
}

/** Why someone gets an email of this kind, in its footer. */
export function reasonOf(kind: EmailKind | 'daily'): string {
  return kind === 'daily'
    ? 'You’re getting this because you chose a daily email.'
    : `You’re getting this because emails about ${emailKinds[kind].about} are turned on.`
}

const LISTED_MAX = 20

/** `2 tasks, 3 unread messages, 1 dispute update`. */
function summaryOf(all: readonly Said[]): string {
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = all.filter(({ notice }) => notice.kind === kind).reduce((sum, said) => sum + said.count, 0)
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return parts.join(', ')
}

const nouns: Record<EmailKind, readonly [one: string, many: string]> = {
  tasks: ['task', 'tasks'],
  approvals: ['approval request', 'approval requests'],
  messages: ['unread message', 'unread messages'],
  disputes: ['dispute update', 'dispute updates'],
  money: ['payment update', 'payment updates'],
  searches: ['new gig', 'new gigs'],
}

/** `Pack boxes, Translate a guide and 3 more`. */
function listed(gigs: readonly MatchedGig[], unnamed: number): string {
  const titles = gigs.slice(0, NAMED_MAX).map(({ title }) => title)
  const more = gigs.length - titles.length + unnamed
  return more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(', ')
}

const NAMED_MAX = 3

function titled(title: string, gig: string | null): string {
  return gig === null ? title : `${title}: ${gig}`
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

function placeOfEvent(subject: Subject, contractId: string | null): Pick<Said, 'link' | 'label'> {
  const { type, id } = presentSubject(subject)
  if (type === 'dispute') return { link: `/disputes/${id}`, label: 'View dispute' }
  if (type === 'milestone' && contractId) return { link: `/contracts/${contractId}`, label: 'View contract' }
  return { link: '/wallet', label: 'View wallet' }
}

const labels: Partial<Record<string, string>> = {
  'application.shortlist': 'Review application',
  'negotiation.agree': 'Review offer',
  'negotiation.round': 'Make offer',
  'contract.approve': 'Review contract',
  'contract.review': 'Leave a review',
  'milestone.release': 'Review work',
  'milestone.fund': 'Fund milestone',
  'milestone.submit': 'Deliver work',
  'dispute.respond': 'Respond',
  'dispute.accept': 'View recommendation',
  'dispute.recommend': 'View dispute',
  'dispute.resolve': 'View dispute',
  'approval.approve': 'Review request',
  'deposit.confirm': 'Review deposit',
  'withdrawal.confirm': 'Review withdrawal',
  'webhook.enable': 'Review webhook',
}

const eventWords: Partial<Record<EventType, { title: string; text: string }>> = {
  'dispute.opened': {
    title: 'A dispute was opened',
    text: 'The disputed money is frozen until the dispute is resolved. The other side has to respond first.',
  },
  'dispute.statement': {
    title: 'New statement in your dispute',
    text: 'The other side added a statement or proposed a different amount. Read it, and respond if you need to.',
  },
  'dispute.in_review': {
    title: 'Your dispute is being reviewed',
    text: 'An arbiter will read both sides’ statements and recommend an outcome. We’ll email you when they do.',
  },
  'dispute.recommended': {
    title: 'An arbiter recommended an outcome',
    text: 'Read the recommendation and the reasons for it. It applies unless one side rejects it in time.',
  },
  'dispute.accepted': {
    title: 'The other side accepted the recommendation',
    text: 'It applies once both sides have accepted it, or at the deadline unless one side rejects it.',
  },
  'dispute.arbitration': {
    title: 'Your dispute is waiting for a final decision',
    text: 'An arbiter who hasn’t been involved yet will decide who gets what.',
  },
  'dispute.resolved': {
    title: 'Your dispute was resolved',
    text: 'The disputed money has been distributed. See the dispute for who got what.',
  },
  'dispute.withdrawn': {
    title: 'The dispute was withdrawn',
    text: 'The milestone continues where it left off.',
  },
  'payout.paid': { title: 'You got paid', text: 'A payout is available in your wallet. You can withdraw or spend it.' },
  'milestone.refunded': {
    title: 'A milestone was refunded',
    text: 'The money in escrow was returned to the client.',
  },
  'wallet.deposit_succeeded': { title: 'Your deposit has arrived', text: 'The money is available in your wallet.' },
  'wallet.deposit_failed': {
    title: 'Your deposit failed',
    text: 'No money was added to your wallet. See your wallet for the reason.',
  },
  'wallet.deposit_reversed': {
    title: 'Your deposit was reversed',
    text: 'The money was taken back out of your wallet. See your wallet for the reason.',
  },
  'wallet.withdrawal_succeeded': { title: 'Your withdrawal was paid out', text: 'The money was sent to your account.' },
  'wallet.withdrawal_failed': {
    title: 'Your withdrawal failed',
    text: 'The money is back in your wallet. See your wallet for the reason.',
  },
}
