import type { Event } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onDeadlinePassed, setClockOffset } from '../ui/time.tsx'
import { parley } from './parley.ts'
import { historyQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { useSession } from './session.tsx'
import { reasonToSignIn } from './sign-in-again.tsx'

/**
 * Keeps what is shown up to date: every event makes the queries that it touches outdated, and so does a deadline that passes,
 * since not everybody who sees it gets an event about it.
 */
export function useLiveUpdates(): void {
  const { mode } = useSession()
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
  // Outside a sandbox the service's clock runs as this device's does.
  useQuery({ ...clockQuery, enabled: mode === 'sandbox', refetchInterval: CLOCK_MS })
  useEffect(() => {
    let connection = connect()
    // A hidden page gives its connection back: browsers allow six to one origin, shared by all tabs.
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
    await queryClient.fetchQuery(clockQuery)
    for await (const event of parley.events.follow({ after: 'latest' }, { signal })) apply(event)
  } catch (error) {
    // Aborted on purpose, or the session has ended; the next query tells about the latter.
    if (!signal.aborted && reasonToSignIn(error) === 'ended')
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
  }
}

function apply({ type, subject, actor }: Event): void {
  const [area = ''] = type.split('.')
  const keys = [...(TOUCHES[area] ?? []), 'inbox', 'events']
  // What an agent does counts towards its limits, and stands in the list of its acts.
  if (actor.hosted_agent_id) keys.push('agents', 'approvals')
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
  void queryClient.invalidateQueries({ queryKey: historyQuery(subject.id).queryKey })
}

/** The sandbox's clock can be moved: deadlines are counted from the service's time. */
const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async () => {
    const sentAt = Date.now()
    const { time } = await parley.health.get()
    const offsetMs = Date.parse(time) - (sentAt + Date.now()) / 2
    setClockOffset(Math.abs(offsetMs) < CLOCKS_DIFFER_MS ? 0 : offsetMs)
    return time
  },
  staleTime: 0,
})

const CLOCK_MS = 10_000
const CLOCKS_DIFFER_MS = 2_000
// The service's clock may be behind this one, and its lists show the state of the last sweep.
const AFTER_DEADLINE_MS = CLOCKS_DIFFER_MS + 1_500

/** The first parts of the query keys that an event of each area touches, by the area in its type. */
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
  application: ['applications', 'gigs'],
  negotiation: ['negotiations', 'applications', 'gigs'],
  contract: ['contracts', 'negotiations', 'applications', 'gigs', 'profiles'],
  milestone: ['contracts', 'wallet', 'payouts', 'ledger'],
  payout: ['contracts', 'wallet', 'payouts', 'ledger'],
  dispute: ['disputes', 'contracts', 'wallet', 'payouts', 'profiles', 'ledger'],
  wallet: ['wallet', 'payments', 'ledger'],
  review: ['reviews', 'contracts', 'profiles'],
  vouch: ['vouches', 'profiles'],
  webhook: ['webhooks'],
}
