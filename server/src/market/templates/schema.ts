import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Line, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { shownFields } from '../../platform/kernel/trade.ts'
import { exampleGig, Gig, type GigMarket } from '../gigs/schema.ts'
import { type GigTemplate as GigTemplateRow, templateTermsOf } from './domain.ts'

const { title, description, category, skills, rate_type, currency, rate_min_cents, rate_max_cents } = Gig.properties
const { hours_per_week, payout_delay_days, review_days, remote, location, positions, fields } = Gig.properties

const TemplateGig = Answer(
  {
    title,
    description,
    category,
    skills,
    rate_type,
    currency,
    rate_min_cents,
    rate_max_cents,
    hours_per_week,
    payout_delay_days,
    review_days,
    remote,
    location,
    positions,
    fields,
  },
  { title: 'TemplateGig', about: 'The fields of a new gig without its dates, as accepted by `POST /gigs`.' },
)

export const GigTemplate = Answer(
  {
    id: IdOut('tpl'),
    name: Type.String(),
    gig: TemplateGig,
    version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
    created_at: Timestamp(),
    updated_at: Timestamp(),
  },
  { title: 'GigTemplate' },
)

const Name = Line(1, 140, { description: 'The template’s name.', examples: ['Manuals'] })

export const NewGigTemplate = Strict(
  {
    name: Name,
    gig_id: IdIn('gig', 'One of your gigs, in any status. Later changes to it don’t affect the template.'),
  },
  { title: 'NewGigTemplate' },
)

export const GigTemplateChanges = Strict({ name: Type.Optional(Name) }, { title: 'GigTemplateChanges' })

export function presentTemplate(template: GigTemplateRow, { currency, trade }: GigMarket): Static<typeof GigTemplate> {
  const { skills, fields = {}, ...terms } = template.terms
  return {
    id: encodeId('tpl', template.id),
    name: template.name,
    gig: { ...terms, skills: [...skills], currency, fields: shownFields(trade.gig_fields, fields) },
    version: template.version,
    created_at: template.created_at,
    updated_at: template.updated_at,
  }
}

export const exampleTemplate: Static<typeof GigTemplate> = {
  id: 'tpl_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Manuals',
  gig: { ...templateTermsOf(exampleGig), skills: exampleGig.skills, currency: exampleGig.currency, fields: {} },
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}
