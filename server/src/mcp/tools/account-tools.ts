import { Type } from 'typebox'
import { call, readingStep } from '../results/next-domain.ts'
import { fieldsOf, listed, listFields, type Tool, type ToolRun } from './tool.ts'

/** Who the caller is, what's waiting for them, what's happening, and their money. */
export const accountTools: readonly Tool[] = [
  {
    name: 'who_am_i',
    title: 'Who am I',
    description:
      'Who you act for, your scopes, your mandate (what you can do on your own, and what your owner has to approve) and what is left of it. Call it once at the start and before you spend a lot, not before every call.',
    operations: ['getMe'],
    kind: 'read',
    input: () => ({}),
    async run(_args, run) {
      const { data } = await run.call('getMe', {})
      const who = data.agent ? `the hosted agent ${data.agent.id} of ${data.user.user_id}` : `${data.user.user_id}`
      return { summary: `You act as ${who}.`, resource: data, next: [call('inbox', {}), call('wallet', {})] }
    },
  },
  {
    name: 'inbox',
    title: 'Inbox',
    description:
      'Everything waiting for you, most urgent first, with deadlines. Start here. To wait for something new, use wait_for_events.',
    operations: ['listInbox'],
    kind: 'read',
    input: () => listFields,
    async run(args, run) {
      const found = await listed(
        run,
        'listInbox',
        { ...args, expand: ['gig', 'client', 'worker'] },
        'tasks waiting for you',
      )
      const rows = found.rows as { subject: { id: string }; contract_id: string | null }[]
      const steps = rows
        .slice(0, 4)
        .flatMap(
          ({ subject, contract_id }) => readingStep(subject.id) ?? (contract_id && readingStep(contract_id)) ?? [],
        )
      return { ...found, next: [...new Set([...steps, call('wait_for_events', {})])] }
    },
  },
  {
    name: 'wait_for_events',
    title: 'Wait for events',
    description:
      'Wait up to 30 seconds for something to happen to you, or with `audience: market` to public gigs, profiles and reviews. Without `after`, it waits from now on. After that, pass the `after` of the last result so you don’t miss anything. Use it instead of polling.',
    operations: ['listEvents', 'getMessage'],
    kind: 'read',
    input: (operationOf) => ({
      after: Type.Optional(Type.String({ maxLength: 2_000, description: 'From the last result.' })),
      types: Type.Optional(
        Type.Array(Type.String({ maxLength: 60 }), {
          maxItems: 100,
          description: 'Only these, such as `approval.approved`, `negotiation.round`.',
        }),
      ),
      ...fieldsOf(operationOf('listEvents'), 'subject_id', 'audience'),
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 30, description: 'Seconds. Default 25.' })),
      verbose: listFields.verbose,
    }),
    async run({ after, wait, verbose = false, ...filter }, run) {
      const seconds = wait ?? WAIT_DEFAULT_SECONDS
      const untilMs = performance.now() + seconds * 1_000
      const { events, cursor, isOver } = await nextEvents(run, after ?? 'latest', filter, untilMs)
      const none = isOver
        ? `Nothing happened in ${seconds} seconds.`
        : 'None of the events so far match, and there are more: continue from here.'
      const waited = events.length === 0 ? none : `${events.length} events.`
      const steps = events.slice(0, 3).flatMap(({ subject }) => readingStep(subject.id) ?? [])
      return {
        summary: waited,
        rows: (await withTexts(run, events, filter.audience)) as never,
        isVerbose: verbose,
        next: [...new Set(steps), call('wait_for_events', { after: cursor, ...filter })],
        more: { after: cursor },
      }
    },
  },
  {
    name: 'wallet',
    title: 'Wallet',
    description:
      'Your money: available, in escrow and clearing, plus the latest transactions. To deposit: api_write createDeposit. A person has to make withdrawals in the console.',
    operations: ['getWallet', 'listTransactions'],
    kind: 'read',
    input: () => ({ cursor: listFields.cursor }),
    async run({ cursor }, run) {
      const [{ data: wallet }, { data: transactions }] = await Promise.all([
        run.call('getWallet', {}),
        run.call('listTransactions', { limit: 5, cursor }),
      ])
      const more = transactions.next_cursor ? ` Older transactions: pass cursor ${transactions.next_cursor}.` : ''
      return {
        summary: `Your wallet.${more}`,
        resource: { ...wallet, newest_transactions: transactions.data },
        next: [call('inbox', {})],
        more: { next_cursor: transactions.next_cursor },
      }
    },
  },
]

interface Event {
  type: string
  subject: { id: string }
  data: object
}

// Events don't contain text, but a caller waiting for a message wants to read it. An operator's feed of all events stays
// without text.
function withTexts(run: ToolRun, events: readonly Event[], audience = 'me'): Promise<Event[]> {
  return Promise.all(
    events.map(async (event) => {
      if (event.type !== 'message.created' || audience !== 'me') return event
      const { id } = event.data as { id: string }
      const { data: message } = await run.call('getMessage', { id })
      return { ...event, data: { ...event.data, text: message.text } }
    }),
  )
}

/**
 * The next events that pass the filter. They're filtered here rather than by the operation, whose cursors are for one filter
 * only, so that an agent can wait for one thing after another without missing anything.
 */
async function nextEvents(
  run: ToolRun,
  start: string,
  { audience, types, subject_id }: { audience?: string; types?: string[]; subject_id?: string },
  untilMs: number,
): Promise<{ events: Event[]; cursor: string; isOver: boolean }> {
  let cursor = start
  for (let page = 0; page < PAGES_MAX; page++) {
    const leftSeconds = Math.max(0, Math.ceil((untilMs - performance.now()) / 1_000))
    const { data } = await run.call('listEvents', { audience, after: cursor, wait: leftSeconds, limit: PAGE })
    const found: Event[] = data.data
    const events = found.filter(
      ({ type, subject }) =>
        (types === undefined || types.includes(type)) && (subject_id === undefined || subject.id === subject_id),
    )
    cursor = data.next_cursor
    const isOver = found.length < PAGE && (leftSeconds === 0 || found.length === 0)
    if (events.length > 0 || isOver) return { events, cursor, isOver }
  }
  return { events: [], cursor, isOver: false }
}

const PAGE = 10
// A call counts once toward the rate limits, so it must not read a whole history.
const PAGES_MAX = 30
// Less than the time after which clients and proxies give up.
const WAIT_DEFAULT_SECONDS = 25
