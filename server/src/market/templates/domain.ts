import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { GigTerms } from '../gigs/domain.ts'

/** Without dates, which only make sense for one gig. Templates from before there were fields have none. */
export type TemplateTerms = Omit<GigTerms, 'start_date' | 'apply_by' | 'fields'> & Partial<Pick<GigTerms, 'fields'>>

export type TemplateId = Id<'tpl'>

/** A gig saved as a starting point for others. It doesn't change along with the original. */
export interface GigTemplate {
  id: TemplateId
  user_id: UserId
  name: string
  terms: TemplateTerms
  version: number
  created_at: Instant
  updated_at: Instant
}

export function templateTermsOf(gig: TemplateTerms): TemplateTerms {
  const { title, description, category, skills, rate_type, rate_min_cents, rate_max_cents } = gig
  const { hours_per_week, payout_delay_days, review_days, remote, location, positions, fields = {} } = gig
  const rate = { rate_type, rate_min_cents, rate_max_cents, hours_per_week }
  return {
    title,
    description,
    category,
    skills,
    ...rate,
    payout_delay_days,
    review_days,
    remote,
    location,
    positions,
    fields,
  }
}
