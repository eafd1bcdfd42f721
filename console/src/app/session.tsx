import type { CurrentSession } from '@parley/sdk'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { setCurrency } from './currency.ts'
import { parley } from './parley.ts'
import { queryClient } from './query-client.ts'
import { reasonToSignIn } from './sign-in-again.tsx'

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const session = await parley.session.get()
    setCurrency(session.user.currency)
    return session
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

/** Reads the session before the first page. Whoever has none is sent to the sign-in page, and back. */
export async function requireSession(): Promise<void> {
  try {
    await queryClient.ensureQueryData(sessionQuery)
  } catch (error) {
    if (reasonToSignIn(error) !== 'ended') throw error
    location.replace(signInPath())
    // The page is on its way out: nothing else may happen on it.
    await new Promise(() => {})
  }
}

export async function signOut(): Promise<void> {
  await parley.session.delete()
  for (const key of Object.keys(localStorage)) if (key.startsWith('parley.draft.')) localStorage.removeItem(key)
  location.assign('/')
}

function signInPath(): string {
  return `/sign-in?return_to=${encodeURIComponent(location.pathname + location.search)}`
}
