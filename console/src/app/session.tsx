import type { CurrentSession } from '@parley/sdk'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { setCurrency } from './currency.ts'
import { parley } from './parley.ts'
import { queryClient } from './query-client.ts'
import { reasonToSignIn } from './sign-in-again.tsx'

/** Who is signed in. Whoever opens a page without a session is sent to the sign-in page, and back. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<CurrentSession> => {
    try {
      const session = await parley.session.get()
      setCurrency(session.user.currency)
      return session
    } catch (error) {
      const isFirst = queryClient.getQueryData(['session']) === undefined
      if (!isFirst || reasonToSignIn(error) !== 'ended') throw error
      location.replace(signInPath())
      // The page is on its way out: nothing else may happen on it.
      return new Promise(() => {})
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

/** Starts to read the session, without keeping the page from loading; the shell waits for it. */
export function startSession(): void {
  void queryClient.prefetchQuery(sessionQuery)
}

export async function signOut(): Promise<void> {
  await parley.session.delete()
  for (const key of Object.keys(localStorage)) if (key.startsWith('parley.draft.')) localStorage.removeItem(key)
  location.assign('/')
}

function signInPath(): string {
  return `/sign-in?return_to=${encodeURIComponent(location.pathname + location.search)}`
}
