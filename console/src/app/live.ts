import type { Event } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CLOCKS_DIFFER_MS, onDeadlinePassed, setClock } from '../ui/time.tsx'
import { messagesQuery, readNewMessages } from './conversation/queries.ts'
import { parley } from './parley.ts'
import { paths } from './paths.ts'
import { historyQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { useSession } from './session.tsx'
import { reasonToSignIn } from './sign-in-again.tsx'

/**
 * Keeps what's shown up to date: every event invalidates the queries it affects, and so does a passing deadline, since not
 * everyone who sees it gets an event about it.
 */
export function useLiveUpdates(): void {
  const { mode, time } = useSession()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onDeadlinePassed(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queryClient.invalidateQueries()
      }, AFTER_DEADLINE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  // The session response includes the time; only a sandbox's clock can move after that.
  useQuery({
    queryKey: ['clock'],
    queryFn: readClock,
    enabled: mode === 'sandbox',
    initialData: time,
    staleTime: Infinity,
    refetchInterval: CLOCK_MS,
  })
  useEffect(() => {
    let connection = connect()
    // A hidden page releases its connection, because browsers allow only six per origin, shared by all tabs.
    const onVisibility = () => {
      connection.abort()
      if (document.visibilityState !== 'visible') return
      connection = connect()
      void queryClient.invalidateQueries()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      connection.abort()
    }
  }, [])
}

function connect(): AbortController {
  const controller = new AbortController()
  void follow(controller.signal)
  return controller
}

async function follow(signal: AbortSignal): Promise<void> {
  try {
    for await (const event of parley.events.follow({ after: 'latest' }, { signal })) apply(event)
  } catch (error) {
    // Aborted on purpose, or the session has ended, which the next query will report.
    if (!signal.aborted && reasonToSignIn(error) === 'ended')
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
  }
}

function apply(event: Event): void {
  const { type, subject, actor } = event
  const [area = ''] = type.split('.')
  const keys = [...(TOUCHES[area] ?? []), 'inbox', 'events', 'deadlines']
  // What an agent does counts toward its limits and appears in its activity.
  if (actor.hosted_agent_id) keys.push('agents', 'approvals')
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
  void queryClient.invalidateQueries({ queryKey: historyQuery(subject.id).queryKey })
  // Otherwise, someone who has scrolled far back in a conversation would reload all of it.
  if (type === 'message.created') void readNewMessages(subject.id)
  if (type.startsWith('message.') && type !== 'message.created')
    void queryClient.invalidateQueries({ queryKey: messagesQuery(subject.id).queryKey })
  if (isOnPage(event, location.pathname)) void import('./announce.ts').then(({ announce }) => announce(event))
}

/** Whether an event changes what the open page is about: the resource in its URL, or those in its list. */
function isOnPage({ type, subject, data }: Event, pathname: string): boolean {
  const named = /\b[a-z]{3}_[0-9a-z]{26}\b/.exec(pathname)?.[0]
  const { gig_id, negotiation_id, contract_id, milestone_id } = data as object as Partial<Record<string, unknown>>
  if (named) return [subject.id, gig_id, negotiation_id, contract_id, milestone_id].includes(named)
  const [area = ''] = type.split('.')
  return LISTS[area]?.includes(pathname) ?? false
}

/** The pages that list what an event of each area is about. */
const LISTS: Partial<Record<string, readonly string[]>> = {
  application: [paths.home, paths.myGigs],
  negotiation: [paths.home, paths.negotiations],
  contract: [paths.home, paths.contracts],
  milestone: [paths.home, paths.contracts, paths.wallet],
  payout: [paths.home, paths.wallet],
  dispute: [paths.home, paths.disputes, paths.disputesDesk],
  wallet: [paths.home, paths.wallet, paths.money],
  refund: [paths.wallet],
  approval: [paths.home, paths.approvals],
}

async function readClock(): Promise<string> {
  const sentAt = Date.now()
  const { time } = await parley.health.get()
  setClock(time, sentAt)
  return time
}

const CLOCK_MS = 10_000
// The service's clock may be behind this one, and its lists show the state of the last sweep.
const AFTER_DEADLINE_MS = CLOCKS_DIFFER_MS + 1_500

/** The first parts of the query keys that events in each area affect, by the area in the type. */
const TOUCHES: Partial<Record<string, readonly string[]>> = {
  user: ['session', 'profiles'],
  profile: ['session', 'profiles'],
  session: ['sessions'],
  passkey: ['passkeys'],
  connection: ['apps'],
  app: ['apps'],
  key: ['keys'],
  agent: ['agents'],
  mandate: ['agents'],
  approval: ['approvals', 'agents'],
  gig: ['gigs'],
  search: ['searches', 'gigs'],
  application: ['applications', 'gigs'],
  negotiation: ['negotiations', 'applications', 'gigs'],
  contract: ['contracts', 'negotiations', 'applications', 'gigs', 'profiles'],
  milestone: ['contracts', 'wallet', 'payouts', 'ledger'],
  payout: ['contracts', 'wallet', 'payouts', 'ledger'],
  dispute: ['disputes', 'contracts', 'wallet', 'payouts', 'profiles', 'ledger'],
  message: ['conversations'],
  conversation: ['conversations'],
  wallet: ['wallet', 'payments', 'ledger'],
  refund: ['wallet', 'payments', 'ledger'],
  review: ['reviews', 'contracts', 'profiles'],
  vouch: ['vouches', 'profiles'],
  notice: ['notices'],
  report: ['reports', 'operator'],
  objection: ['objections', 'operator'],
  webhook: ['webhooks'],
}
