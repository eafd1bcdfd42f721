import type { CurrentSession } from '@parley/sdk'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { setClock } from '../ui/time.tsx'
import { toast } from '../ui/toast.tsx'
import { setCurrency } from './currency.ts'
import { explain } from './failure.tsx'
import { parley } from './parley.ts'
import { queryClient } from './query-client.ts'
import { reasonToSignIn } from './sign-in-again.tsx'

/** Who is signed in. Anyone who opens a page without a session is sent to the sign-in page and then back. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<CurrentSession> => {
    const before = queryClient.getQueryData<CurrentSession>(['session'])
    const sentAt = Date.now()
    try {
      const session = await parley.session.get()
      // Someone else has signed in with another tab: nothing that was read or typed on this page is theirs.
      if (before && before.user.user_id !== session.user.user_id) return leaveFor('/')
      setCurrency(session.user.currency)
      setClock(session.time, sentAt)
      return session
    } catch (error) {
      if (before || reasonToSignIn(error) !== 'ended') throw error
      return leaveFor(signInPath())
    }
  },
  staleTime: 5 * 60_000,
})

export function useSession(): CurrentSession {
  return useSuspenseQuery(sessionQuery).data
}

/** The signed-in person. */
export function useMe(): CurrentSession['user'] {
  return useSession().user
}

/** Starts loading the session without blocking the page; the shell waits for it. */
export function startSession(): void {
  void queryClient.prefetchQuery(sessionQuery)
}

export async function signOut(): Promise<void> {
  try {
    await parley.session.delete()
  } catch (error) {
    // If the session has already ended, that's fine.
    if (reasonToSignIn(error) !== 'ended') return toast(explain(error).text, 'bad')
  }
  for (const key of Object.keys(localStorage)) if (key.startsWith('parley.draft.')) localStorage.removeItem(key)
  leaveInAllTabs()
}

/** Reloads every open console tab, because what they show is no longer for the person in front of them. */
export function leaveInAllTabs(): void {
  tabs.postMessage('leave')
  location.assign('/')
}

const tabs = new BroadcastChannel('parley.session')
tabs.onmessage = () => location.replace('/')

/** Loads another page. Nothing else may happen on this one. */
function leaveFor(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => {})
}

function signInPath(): string {
  return `/sign-in?return_to=${encodeURIComponent(location.pathname + location.search)}`
}
