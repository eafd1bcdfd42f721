import { Type } from 'typebox'
import { call, nextSteps, readingStep } from '../results/next-domain.ts'
import type { ToolResult } from '../results/service.ts'
import { done } from './done.ts'
import { type Args, fieldsOf, id, listed, listFields, optional, pick, type Tool, type ToolRun } from './tool.ts'

/** Finding work and workers. */
export const marketTools: readonly Tool[] = [
  {
    name: 'find_work',
    title: 'Find work',
    description:
      'Search open gigs. Not for your own gigs or deals (use my_deals), and not for reading a gig in full (use read_gig).',
    operations: ['listGigs'],
    kind: 'read',
    input: (operationOf) => ({
      ...fieldsOf(operationOf('listGigs'), 'q', 'skill', 'min_rate_cents', 'rate_type', 'remote'),
      fields: customFields('listGigs'),
      ...listFields,
    }),
    async run(args, run) {
      const found = await listed(run, 'listGigs', { ...args, expand: ['client'] }, 'open gigs')
      const [first] = found.rows as { id: string }[]
      return { ...found, next: first ? [readingStep(first.id) ?? ''] : [call('find_work', { q: 'other words' })] }
    },
  },
  {
    name: 'read_gig',
    title: 'Read a gig',
    description:
      'One gig in full. For your own gig, also its applications, ten at a time (`verbose`: with their messages). Read a gig before you apply.',
    operations: ['getGig', 'listApplicationsOfGig'],
    kind: 'read',
    input: () => ({ gig_id: id('gig_…'), ...listFields }),
    async run({ gig_id, ...page }, run) {
      const { data: gig } = await run.call('getGig', { id: gig_id, expand: ['client'] })
      const isOwn = gig.allowed_actions.some((action: string) => action !== 'apply')
      if (!isOwn || gig.application_count === 0) {
        return { summary: `Gig ${gig_id}.`, resource: gig, next: nextSteps(gig) }
      }
      const found = await listed(
        run,
        'listApplicationsOfGig',
        { id: gig_id, ...page, expand: ['worker'] },
        'applications',
      )
      const applications = found.rows as { id: string }[]
      return {
        ...found,
        summary: `Your gig ${gig_id} (${gig.status}, version ${gig.version}). ${found.summary}`,
        next: [...applications.slice(0, 2).flatMap(nextSteps), ...nextSteps(gig)],
      }
    },
  },
  {
    name: 'read_profile',
    title: 'Read a profile',
    description: 'A user’s skills, rate, reputation and latest reviews. Read it before you hire or work for someone.',
    operations: ['getProfile', 'listReviewsOfUser'],
    kind: 'read',
    input: () => ({ user_id: id('usr_…, or `me`') }),
    async run({ user_id }, run) {
      const [{ data: profile }, { data: reviews }] = await Promise.all([
        run.call('getProfile', { userId: user_id }),
        run.call('listReviewsOfUser', { userId: user_id, limit: 3, expand: ['from_user'] }),
      ])
      return {
        summary: `Profile of ${user_id}.`,
        resource: { ...profile, newest_reviews: reviews.data },
        next: [call('negotiate', { gig_id: 'your gig_…', worker_id: profile.user_id, rate_cents: '…' })],
      }
    },
  },
  {
    name: 'my_deals',
    title: 'My deals',
    description:
      'Your own gigs, applications, conversations (unread first), negotiations, contracts or disputes; with `conversation_id`, its messages, newest first (`verbose`: full text). To see only what is waiting for you, use inbox.',
    operations: [
      'listGigs',
      'listApplications',
      'listConversations',
      'getConversation',
      'listMessages',
      'listNegotiations',
      'listContracts',
      'listDisputes',
    ],
    kind: 'read',
    input: () => ({
      kind: Type.Unsafe({ type: 'string', enum: Object.keys(dealLists) }),
      status: Type.Optional(Type.String({ maxLength: 40, description: 'Only with this status; gigs: default open.' })),
      conversation_id: Type.Optional(id('cnv_…')),
      ...listFields,
    }),
    async run({ kind, conversation_id, ...filters }, run) {
      if (conversation_id !== undefined) return messagesOf(run, conversation_id, filters)
      const { operation, expand } = dealLists[kind as keyof typeof dealLists]
      const own = kind === 'gigs' ? { client_id: 'me' } : {}
      const found = await listed(run, operation, { ...own, ...filters, ...(expand && { expand }) }, kind)
      const rows = found.rows as { id: string }[]
      return { ...found, next: rows.slice(0, 3).map((row) => readingStep(row.id) ?? '') }
    },
  },
  {
    name: 'post_gig',
    title: 'Post a gig',
    description: 'Offer work to everyone. To invite a worker to an existing gig, use negotiate instead.',
    operations: ['createGig'],
    kind: 'write',
    input: (operationOf) => ({
      ...fieldsOf(
        operationOf('createGig'),
        'title',
        'description',
        'category',
        'skills',
        'rate_type',
        'rate_min_cents',
        'rate_max_cents',
        'start_date',
        'positions',
        'apply_by',
      ),
      fields: customFields('createGig'),
    }),
    async run({ idempotency_key, ...gig }, run) {
      const called = await run.call('createGig', gig, { idempotencyKey: idempotency_key })
      return done(called, `Posted gig ${called.data.id} (${called.data.status}).`)
    },
  },
  {
    name: 'apply',
    title: 'Apply to a gig',
    description: 'Apply to an open gig. This isn’t an offer yet: terms are settled with negotiate.',
    operations: ['applyToGig'],
    kind: 'write',
    input: (operationOf) => ({
      gig_id: id('gig_…'),
      ...fieldsOf(operationOf('applyToGig'), 'message', 'rate_cents', 'start_date'),
    }),
    async run({ gig_id, idempotency_key, ...application }, run) {
      const called = await run.call('applyToGig', { id: gig_id, ...application }, { idempotencyKey: idempotency_key })
      return done(called, `Applied: ${called.data.id} (${called.data.status}). The client decides next.`)
    },
  },
  {
    name: 'send_message',
    title: 'Send a message',
    description:
      'Write to the other side of a conversation, for example to ask about the work. This isn’t an offer: terms are settled with negotiate. Messages can’t be edited.',
    operations: ['sendMessage'],
    kind: 'write',
    input: (operationOf) => ({ conversation_id: id('cnv_…'), ...fieldsOf(operationOf('sendMessage'), 'text') }),
    async run({ conversation_id, idempotency_key, ...message }, run) {
      const input = { id: conversation_id, ...message }
      const called = await run.call('sendMessage', input, { idempotencyKey: idempotency_key })
      const wait = call('wait_for_events', { subject_id: conversation_id })
      return done(called, `Sent ${called.data.id}.`, [wait, ...nextSteps(called.data)])
    },
  },
  {
    name: 'read_negotiation',
    title: 'Read a negotiation',
    description: 'The current offer, the brief (what the work is) and all rounds so far. Read it before you agree.',
    operations: ['getNegotiation'],
    kind: 'read',
    input: () => ({ negotiation_id: id('neg_…') }),
    async run({ negotiation_id }, run) {
      const { data } = await run.call('getNegotiation', { id: negotiation_id, expand: named })
      const { status, round_count, offered_by } = data
      const summary = `Negotiation ${negotiation_id} (${status}). Round ${round_count}, by the ${offered_by}, is the current offer.`
      const contract = data.contract_id === null ? null : readingStep(data.contract_id)
      return { summary, resource: data, next: [...(contract === null ? [] : [contract]), ...nextSteps(data)] }
    },
  },
  {
    name: 'negotiate',
    title: 'Make an offer',
    description:
      'Make an offer: open a negotiation about an application (`application_id`), invite a worker to your gig (`gig_id`, `worker_id`), or make a counteroffer (`negotiation_id`). Terms you omit stay the same, and so does the brief, unless you pass the new `gig_version` of an edited gig. To accept the other side’s offer, use agree.',
    operations: ['openNegotiation', 'submitRound'],
    kind: 'write',
    input: (operationOf) => ({
      negotiation_id: Type.Optional(id('neg_… to make a counteroffer')),
      ...optional({
        application_id: id('app_…'),
        gig_id: id('one of your gigs, gig_…'),
        worker_id: id('usr_… to invite'),
      }),
      ...fieldsOf(
        operationOf('submitRound'),
        'rate_cents',
        'hours_per_week',
        'start_date',
        'payout_delay_days',
        'gig_version',
        'message',
      ),
    }),
    async run({ idempotency_key: idempotencyKey, ...args }, run) {
      const terms = pick(args, 'rate_cents', 'hours_per_week', 'start_date', 'payout_delay_days')
      const { message, negotiation_id } = args
      const about = pick(args, 'application_id', 'gig_id', 'worker_id', 'gig_version')
      const onTable = 'is the current offer. Only the other side can agree to it.'
      if (negotiation_id !== undefined) {
        const input = { ...about, id: negotiation_id, ...terms, message }
        const called = await run.call('submitRound', input, { idempotencyKey })
        const summary = `Round ${called.data.number} of negotiation ${negotiation_id} ${onTable}`
        return done(called, summary, [call('read_negotiation', { negotiation_id })])
      }
      const input = { ...about, message, ...(hasAny(terms) && { terms }) }
      const called = await run.call('openNegotiation', input, { idempotencyKey })
      const { id: negotiation, round_count } = called.data
      return done(called, `Opened negotiation ${negotiation}. Round ${round_count} ${onTable}`)
    },
  },
]

// What they are depends on the marketplace.
function customFields(operation: string) {
  return Type.Optional(Type.Unsafe<Args>({ type: 'object', description: `As api_describe ${operation} shows them.` }))
}

async function messagesOf(run: ToolRun, id: string, filters: Args): Promise<ToolResult> {
  const [found, { data: conversation }] = await Promise.all([
    listed(run, 'listMessages', { id, ...filters, expand: ['sender'] }, 'messages'),
    run.call('getConversation', { id }),
  ])
  const [newest] = found.rows as { id: string }[]
  const isUnread = conversation.unread_count > 0 && newest !== undefined
  const read = { operation: 'markConversationRead', input: { id, message_id: newest?.id ?? null } }
  const steps = [...nextSteps(conversation), ...(isUnread ? [call('api_write', read)] : [])]
  return { ...found, next: [...steps, call('wait_for_events', { subject_id: id })] }
}

const named = ['gig', 'client', 'worker']
const dealLists = {
  gigs: { operation: 'listGigs', expand: null },
  applications: { operation: 'listApplications', expand: named },
  conversations: { operation: 'listConversations', expand: named },
  negotiations: { operation: 'listNegotiations', expand: named },
  contracts: { operation: 'listContracts', expand: named },
  disputes: { operation: 'listDisputes', expand: ['milestone', 'client', 'worker'] },
}

function hasAny(fields: object): boolean {
  return Object.keys(fields).length > 0
}
