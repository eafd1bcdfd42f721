import { QueryCache, QueryClient } from '@tanstack/react-query'
import { reasonToSignIn, signInAgain } from './sign-in-again.tsx'

/** The cache of what was read from the service. The SDK retries what's worth retrying, so queries don't. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (reasonToSignIn(error) === 'ended') void renewSession()
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      // Live updates say when something has changed; this is for what they don't cover, such as other people's gigs.
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // A refusal stays a refusal until something changes; a lost connection is worth another try.
      retryOnMount: true,
      refetchOnReconnect: true,
      throwOnError: false,
    },
  },
})

async function renewSession(): Promise<void> {
  if (await signInAgain('ended')) await queryClient.invalidateQueries()
}
