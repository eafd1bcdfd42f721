import type { Gig } from '../gigs/domain.ts'

/** What the work is. Both sides agree on it, so editing the gig doesn't change it. */
export type Brief = Pick<Gig, 'title' | 'description' | 'skills'>

export function briefOf({ title, description, skills }: Brief): Brief {
  return { title, description, skills }
}
