import { type CurrentSession, ParleyError } from '@parley/sdk'
import { lazy, Suspense } from 'react'
import { createPrompt } from './prompt.ts'
import type { Reason } from './sign-in-dialog.tsx'

// Loaded when first needed, because most visits don't need it.
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })))

/** Why a call was refused, if signing in again would help. */
export function reasonToSignIn(error: unknown): Reason | null {
  if (!(error instanceof ParleyError)) return null
  if (error.status === 401) return 'ended'
  return error.has('recent_sign_in_required') ? 'confirm' : null
}

const prompt = createPrompt<Reason>()

/** Asks the person to sign in again in a dialog, without leaving the page. Resolves to whether they did. */
export const signInAgain = prompt.ask

/** The dialog for `signInAgain`; rendered once on the page. */
export function SignInAgain({ user }: { user: CurrentSession['user'] }) {
  const reason = prompt.use()
  return (
    reason && (
      <Suspense>
        <SignInDialog key={reason} user={user} reason={reason} onSettled={prompt.settle} />
      </Suspense>
    )
  )
}
