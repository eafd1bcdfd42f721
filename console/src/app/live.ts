import type { Event } from '@parley/sdk'
import { useEffect } from 'react'
import { setClockOffset } from '../ui/time.tsx'
import { parley } from './parley.ts'
import { historyQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { reasonToSignIn } from './sign-in-again.tsx'

/** Keeps what is shown up to date: every event makes the queries that it touches outdated. */
export function useLiveUpdates(): void {
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
    await readClock()
    for await (const event of parley.events.follow({ after: 'latest' }, { signal })) apply(event)
  } catch (error) {
    // Aborted on purpose, or the session has ended; the next query tells about the latter.
    if (!signal.aborted && reasonToSignIn(error) === 'ended')
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
  }
}

function apply({ type, subject }: Event): void {
  const [area = ''] = type.split('.')
  const keys = [...(TOUCHES[area] ?? []), 'inbox']
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
  void queryClient.invalidateQueries({ queryKey: historyQuery(subject.id).queryKey })
}

/** The sandbox's clock can be moved: deadlines are counted from the service's time. */
async function readClock(): Promise<void> {
  const sentAt = Date.now()
  const { time } = await parley.health.get()
  const offsetMs = Date.parse(time) - (sentAt + Date.now()) / 2
  setClockOffset(Math.abs(offsetMs) < 2_000 ? 0 : offsetMs)
}

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
  approval: ['approvals'],
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
