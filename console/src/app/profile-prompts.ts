import type { Profile } from '@parley/sdk'
import type { ProfilePart } from '../words/onboarding.ts'

/** What a profile is still missing: clients are known by who they are, and workers are found by what they do. */
export function missingFromProfile(
  { headline, bio, skills, rate_cents }: Pick<Profile, 'headline' | 'bio' | 'skills' | 'rate_cents'>,
  goal: 'hire' | 'work',
): ProfilePart[] {
  return [
    ...(headline ? [] : (['headline'] as const)),
    ...(bio ? [] : (['bio'] as const)),
    ...(goal === 'work' && skills.length === 0 ? (['skills'] as const) : []),
    ...(goal === 'work' && rate_cents === null ? (['rate'] as const) : []),
  ]
}
