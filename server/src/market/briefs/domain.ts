import type { Gig } from '../gigs/domain.ts'

/** What the work is. Both sides agree on it, so edits of the gig do not change it. */
export type Brief = Pick<Gig, 'title' | 'description' | 'skills'>

export function briefOf({ title, description, skills }: Brief): Brief {
  return { title, description, skills }
}
