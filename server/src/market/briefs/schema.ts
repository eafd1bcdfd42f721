import { type Static, Type } from 'typebox'
import { Answer, Nullable } from '../../platform/http/shapes.ts'
import { exampleGig } from '../gigs/schema.ts'
import type { Brief as BriefRow } from './domain.ts'

export const Brief = Answer(
  {
    title: Type.String(),
    description: Type.String(),
    skills: Type.Array(Type.String()),
  },
  {
    title: 'Brief',
    about: 'What the work is: the gig’s title, description and skills, as agreed by both sides.',
  },
)

export const BriefHash = Nullable(
  Type.String({
    description:
      'SHA-256, in hex, over the brief as JSON with sorted keys and no spaces: `{"description":…,"skills":[…],"title":…}`. Null for negotiations opened before briefs were part of the terms, and their contracts.',
  }),
)

export function presentBrief({ title, description, skills }: BriefRow): Static<typeof Brief> {
  return { title, description, skills: [...skills] }
}

export const exampleBrief = presentBrief(exampleGig)
