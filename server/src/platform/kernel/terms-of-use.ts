import type { Actor } from './actor.ts'
import { forbidden, type Refusal } from './errors.ts'
import type { Instant } from './time.ts'

/** The versions of the terms of use that matter now: the one in force, and the one that is planned. */
export interface TermsSchedule {
  /** Oldest first. */
  versions: readonly ScheduledTerms[]
}

export interface ScheduledTerms {
  version: number
  /** In real time. */
  effective_at: Instant
}

/** Each version takes effect at its time, without anyone doing anything. */
export function termsInForce({ versions }: TermsSchedule, now: Instant): ScheduledTerms | null {
  return versions.findLast(({ effective_at }) => effective_at <= now) ?? null
}

/** The page where people read and accept a version. */
export function termsUrl(publicUrl: string, version: number): string {
  return `${publicUrl}/terms/${version}`
}

/** Why the caller can't take on a new obligation; null if their user has accepted the version in force. */
export function termsRefusal(
  { acceptedTerms }: Pick<Actor, 'acceptedTerms'>,
  { terms, publicUrl }: { terms: TermsSchedule; publicUrl: () => string },
  now: Instant,
): Refusal | null {
  const inForce = termsInForce(terms, now)
  if (inForce === null || acceptedTerms.includes(inForce.version)) return null
  const { version, effective_at } = inForce
  const url = termsUrl(publicUrl(), version)
  const message = `The user first has to accept version ${version} of the terms of use: ${url}`
  return forbidden('terms_not_accepted', message, { terms_version: version, url, effective_at })
}
