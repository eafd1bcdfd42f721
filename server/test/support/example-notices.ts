import {
  dailyMail,
  matchesMail,
  oneMail,
  type Said,
  sayEvent,
  sayMatches,
  sayMessages,
  sayTask,
} from '../../src/events/emails/words-domain.ts'
import type { EventType } from '../../src/events/feed/domain.ts'
import type { InboxEntry, InboxReason } from '../../src/events/inbox/domain.ts'
import { type AgentRequest, sayRequest } from '../../src/platform/kernel/agent-request.ts'
import type { Id, Prefix } from '../../src/platform/kernel/ids.ts'
import { reportableTypes } from '../../src/platform/kernel/moderation.ts'
import type { Site } from '../../src/platform/kernel/site.ts'
import type { Instant } from '../../src/platform/kernel/time.ts'
import { english } from '../../src/platform/kernel/words/en/index.ts'
import type { MailWords, NewMail } from '../../src/platform/mail/domain.ts'

const NOW = '2026-11-14T23:55:00.000Z' as Instant
const ID = '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<Prefix>
export const names = { gig: 'Translate a guide', person: 'Maya' }

type Kind = keyof typeof english.notices.reasons
type Example = (site: Site) => Omit<NewMail, 'to'>

/** Examples of all emails about what happened and what's waiting, by name. */
export const exampleNotices: Readonly<Record<string, Example>> = {
  ...examplesOf('task', Object.keys(english.tasks.why), (kind) => {
    const [type = '', action = ''] = kind.split('.')
    const why: InboxEntry['why'] = ({ words }) => whyOf(words.tasks.why, kind)
    return taskMail(type === 'idle_milestone' ? 'milestone' : type, action, why, kind as InboxReason)
  }),
  ...examplesOf('webhook', ['gone', 'failing'] as const, (reason) =>
    taskMail('webhook', 'enable', ({ words }) => words.tasks.because.webhook[reason]),
  ),
  ...examplesOf('report', reportableTypes, (type) =>
    taskMail('report', 'resolve', ({ words }) => words.tasks.because.report[type]),
  ),
  ...examplesOf('objection', reportableTypes, (type) =>
    taskMail('objection', 'resolve', ({ words }) => words.tasks.because.objection[type]),
  ),
  ...examplesOf('removal', reportableTypes, (type) =>
    taskMail(type, 'object', ({ words }) => words.tasks.because.removal[type]),
  ),
  ...examplesOf('removal-because', reportableTypes, (type) =>
    taskMail(type, 'object', ({ words }) => words.tasks.because.removalBecause[type]('Spam.')),
  ),
  ...examplesOf('request', Object.keys(english.agentRequests) as AgentRequest['kind'][], (kind) =>
    taskMail('approval', 'approve', (site) => {
      const request = sayRequest(exampleRequests[kind], site)
      return site.words.tasks.because.approval({ agent: 'Scout', request })
    }),
  ),
  'other-task': taskMail('other', 'act', () => ''),
  reminder: notice('tasks', (site) => oneMail(task('reminder', 'contract', 'approve', () => '', site))),

  ...examplesOf('event', [...Object.keys(english.notices.events), 'other.event'] as EventType[], (type) =>
    notice('money', (site) => oneMail(event(type, site))),
  ),
  'one-message': notice('messages', (site) => oneMail(messages(1, site))),
  'messages-of-someone': notice('messages', (site) => oneMail(messages(2, site, { ...names, person: null }))),
  'message-of-someone': notice('messages', (site) => oneMail(messages(1, site, { ...names, person: null }))),
  'one-match': notice('searches', (site) => matchesMail([matches(1, site)], site)),
  'many-matches': notice('searches', (site) => matchesMail([matches(25, site)], site)),
  'matches-of-searches': notice('searches', (site) => matchesMail([matches(1, site), matches(3, site)], site)),
  'daily-of-one': notice('daily', (site) => dailyMail(oneOfEach(site), site)),
  'daily-of-many': notice('daily', (site) => dailyMail(Array.from({ length: 4 }, () => oneOfEach(site)).flat(), site)),
}

function examplesOf<Name extends string>(
  group: string,
  all: readonly Name[],
  exampleOf: (name: Name) => Example,
): Record<string, Example> {
  return Object.fromEntries(all.map((name) => [`${group}-${name}`, exampleOf(name)]))
}

function notice(kind: Kind, mail: (site: Site) => MailWords): Example {
  return (site) => ({ ...mail(site), reason: site.words.notices.reasons[kind], unsubscribeUrl: '#' })
}

function taskMail(type: string, action: string, why: InboxEntry['why'], reason?: InboxReason): Example {
  return notice('tasks', (site) => oneMail(task('task', type, action, why, site, reason)))
}

function task(
  about: 'task' | 'reminder',
  type: string,
  action: string,
  why: InboxEntry['why'],
  site: Site,
  reason = `${type}.${action}` as InboxReason,
): Said {
  const entry: InboxEntry = {
    // Not every type of the examples has ids.
    subject: { type: type === 'other' ? 'gig' : type, id: ID },
    ...{ action, reason, why, stakeCents: 90_000, deadline: NOW, since: NOW, isOffered: true },
  }
  return sayTask({ kind: 'tasks', about }, entry, names, { site, timeZone: null })
}

function event(type: EventType, site: Site): Said {
  const [subjectType = ''] = type.split('.')
  const subject = { type: subjectType === 'other' ? 'wallet' : subjectType, id: ID }
  const contract_id = subjectType === 'milestone' ? 'con_1' : null
  return sayEvent('money', { type, subject, amount_cents: 85_500, contract_id }, { ...names, person: null }, site)
}

function messages(count: number, site: Site, of: { gig: string; person: string | null } = names): Said {
  return sayMessages({ type: 'conversation', id: ID }, count, of, site)
}

function matches(count: number, site: Site): Said {
  const gigs = Array.from({ length: count }, (_, index) => ({
    id: `gig_${count}_${index}`,
    title: names.gig,
    rate: site.formats.money(90_000),
  }))
  return sayMatches({ id: ID, name: 'Translation' }, gigs, 0, site)
}

function oneOfEach(site: Site): Said[] {
  const { due } = { due: task('task', 'contract', 'approve', () => '', site) }
  const kinds = ['approvals', 'disputes', 'money'] as const
  const others = kinds.map((kind) => ({ ...due, notice: { kind, about: 'task' } as const }))
  return [due, ...others, messages(1, site), matches(1, site)]
}

function whyOf(texts: Readonly<Record<string, string>>, kind: string): string {
  return texts[kind] ?? ''
}

const terms = {
  rate_type: 'hourly',
  rate_cents: 90_000,
  hours_per_week: 1,
  start_date: '2026-12-01',
  payout_delay_days: 14,
} as const
const ofGig = { gig: names.gig }
const ofMilestone = { milestone: 'First draft', cents: 90_000 }
const ofDispute = { worker_cents: 45_000, cents: 90_000 }

const exampleRequests: { [Kind in AgentRequest['kind']]: Extract<AgentRequest, { kind: Kind }> } = {
  publishGig: { kind: 'publishGig', ...ofGig },
  changeGig: { kind: 'changeGig', ...ofGig },
  deleteGig: { kind: 'deleteGig', ...ofGig },
  closeGig: { kind: 'closeGig', ...ofGig },
  fillGig: { kind: 'fillGig', ...ofGig },
  apply: { kind: 'apply', ...ofGig },
  applyWithTerms: { kind: 'applyWithTerms', ...ofGig, terms },
  rejectApplication: { kind: 'rejectApplication' },
  withdrawApplication: { kind: 'withdrawApplication' },
  openWithTerms: { kind: 'openWithTerms', ...ofGig, terms },
  openWithProposal: { kind: 'openWithProposal', ...ofGig },
  offerTerms: { kind: 'offerTerms', terms: { ...terms, hours_per_week: 20, start_date: null } },
  offerTermsForEditedGig: { kind: 'offerTermsForEditedGig', terms: { ...terms, rate_cents: null }, version: 2 },
  agreeToTerms: { kind: 'agreeToTerms', terms: { ...terms, rate_type: 'fixed', hours_per_week: null } },
  approveContract: { kind: 'approveContract', cents: 90_000, terms },
  cancelContract: { kind: 'cancelContract', released_cents: 45_000 },
  completeContract: { kind: 'completeContract', released_cents: 45_000 },
  addMilestone: { kind: 'addMilestone', ...ofMilestone },
  changeMilestone: { kind: 'changeMilestone', ...ofMilestone, cents_before: 80_000 },
  removeMilestone: { kind: 'removeMilestone', ...ofMilestone },
  fund: { kind: 'fund', ...ofMilestone },
  release: { kind: 'release', ...ofMilestone },
  refund: { kind: 'refund', ...ofMilestone },
  withdrawMoney: { kind: 'withdrawMoney', cents: 45_000, available_cents: 90_000 },
  openDispute: { kind: 'openDispute', ...ofMilestone, ...ofDispute },
  proposeShare: { kind: 'proposeShare', ...ofDispute },
  acceptShare: { kind: 'acceptShare', ...ofDispute },
  rejectShare: { kind: 'rejectShare', ...ofDispute },
  withdrawDispute: { kind: 'withdrawDispute', cents: 90_000 },
  rateWorker: { kind: 'rateWorker', rating: 5 },
  rateClient: { kind: 'rateClient', rating: 5 },
  vouch: { kind: 'vouch', message: 'She’s reliable.' },
}
