import { type CurrentSession, ParleyError } from '@parley/sdk'
import { createPrompt } from './prompt.ts'
import { queryClient } from './query-client.ts'

export type Terms = CurrentSession['terms']
export type OwnTerms = NonNullable<Terms['in_force']>

/** What the person should accept next: what's in force, then what will be. */
export function termsToAccept({ in_force, planned }: Terms): OwnTerms | null {
  return [in_force, planned].find((terms) => terms && terms.accepted_at === null) ?? null
}

export function needsTerms(error: unknown): boolean {
  return error instanceof ParleyError && error.has('terms_not_accepted')
}

/** Whether an action waits for it, or the person just wants to see them. */
export const termsPrompt = createPrompt<'to continue' | 'ahead'>()

/** Asks the person to accept the terms of use that stand in the way. Resolves to whether they did. */
export async function acceptTermsToContinue(): Promise<boolean> {
  // They may have been published after the session was read.
  await queryClient.refetchQueries({ queryKey: ['session'] })
  return termsPrompt.ask('to continue')
}
