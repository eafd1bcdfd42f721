import { searchTextsIn } from '../../platform/fields/domain.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/languages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Fields, Trade } from '../../platform/kernel/trade.ts'

export const profileKinds = ['person', 'organization'] as const
export type ProfileKind = (typeof profileKinds)[number]

export const profileSorts = ['newest', 'rating'] as const
export type ProfileSort = (typeof profileSorts)[number]

export const userStatuses = ['active', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

/** What a new user wants to do first; `dismissed` hides the checklist. */
export const onboardingStates = ['hire', 'work', 'dismissed'] as const
export type Onboarding = (typeof onboardingStates)[number]

/** A user's profile, with the counts behind their reputation. */
export interface Profile {
  id: UserId
  status: UserStatus
  suspension_reason: string | null
  kind: ProfileKind
  display_name: string
  email: string | null
  /** Whether the user has opened a link emailed to the address. */
  email_proven: boolean
  /** The address that the user wants to use, until it's verified. */
  pending_email: string | null
  /** When the user took over an account managed with an operator's key; null if it never was, or still is. */
  claimed_at: Instant | null
  /** Null until the user chooses. */
  onboarding: Onboarding | null
  headline: string | null
  bio: string | null
  skills: readonly string[]
  rate_cents: number | null
  location: string | null
  time_zone: string | null
  /** Of pages and emails; null until the user chooses. */
  language: Language | null
  links: readonly { label: string; url: string }[]
  /** A URL, or a picture's path on this service. */
  avatar_url: string | null
  available: boolean
  fields: Fields
  version: number
  created_at: Instant
  rating_average: number | null
  review_count: number
  vouch_count: number
  verified_vouch_count: number
  contracts_completed: number
  small_review_count: number
  small_contracts_completed: number
  disputes_lost: number
  due_milestones: number
  on_time_milestones: number
}

/** What full-text search looks at, the most relevant first. */
export interface SearchTexts {
  name: string
  named: string
  text: string
}

export function searchTextsOf(profile: Profile, { profile_fields }: Trade): SearchTexts {
  const { display_name, headline, skills, bio, fields } = profile
  const { entered, chosen } = searchTextsIn(profile_fields, fields)
  return {
    name: display_name,
    named: [headline ?? '', ...skills, ...chosen].join(' '),
    text: [bio ?? '', ...entered].join('\n'),
  }
}

/** What rows that refer to a user show of them. */
export type ProfileSummary = Pick<
  Profile,
  'id' | 'status' | 'kind' | 'display_name' | 'headline' | 'avatar_url' | 'rating_average' | 'review_count'
>

/** The path of a picture made from a user's upload. */
export function picturePathOf(sha256: string): string {
  return `/avatars/${sha256}.webp`
}

/** The picture named at the end of a path; null for any other path. */
export function pictureIn(name: string): string | null {
  return /^([0-9a-f]{64})\.webp$/.exec(name)?.[1] ?? null
}

/**
 * A contract counts as completed, and its reviews count toward averages, once this much has been paid out. This way, a reputation
 * can't be bought with contracts for a few cents.
 */
const COUNTS_FROM_CENTS = 1_000

export function countsInReputation(contract: { released_cents: number; fee_cents: number }): boolean {
  return contract.released_cents - contract.fee_cents >= COUNTS_FROM_CENTS
}

/** The counts behind a user's reputation. */
export interface ReputationCounts {
  review_count: number
  rating_sum: number
  small_review_count: number
  small_contracts_completed: number
  vouch_count: number
  verified_vouch_count: number
  contracts_completed: number
  disputes_lost: number
  due_milestones: number
  on_time_milestones: number
}
