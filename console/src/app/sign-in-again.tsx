import { type CurrentSession, ParleyError } from '@parley/sdk'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Reason } from './sign-in-dialog.tsx'

// Loaded when first needed, because most visits don't need it.
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })))

/** Why a call was refused, if signing in again would help. */
export function reasonToSignIn(error: unknown): Reason | null {
  if (!(error instanceof ParleyError)) return null
  if (error.status === 401) return 'ended'
  return error.has('recent_sign_in_required') ? 'confirm' : null
}

/** Asks the person to sign in again in a dialog, without leaving the page. Resolves to whether they did. */
export function signInAgain(reason: Reason): Promise<boolean> {
  if (!waiting) {
    let settle = (_: boolean) => {}
    const done = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    set({ reason, done, settle })
  }
  return waiting?.done ?? Promise.resolve(false)
}

/** The dialog for `signInAgain`; rendered once on the page. */
export function SignInAgain({ user }: { user: CurrentSession['user'] }) {
  const request = useSyncExternalStore(subscribe, () => waiting)
  return (
    request && (
      <Suspense>
        <SignInDialog key={request.reason} user={user} reason={request.reason} onSettled={settle} />
      </Suspense>
    )
  )
}

interface Waiting {
  reason: Reason
  done: Promise<boolean>
  settle: (isSignedIn: boolean) => void
}

let waiting: Waiting | null = null
const listeners = new Set<() => void>()

function settle(isSignedIn: boolean): void {
  const { settle } = waiting ?? {}
  set(null)
  settle?.(isSignedIn)
}

function set(next: Waiting | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
