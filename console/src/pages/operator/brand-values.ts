import type { BrandChanges, BrandFont, OperatorBrand } from '@parley/sdk'

/** The fields of the form, with the names that the API gives them. */
export interface BrandValues {
  name: string
  tagline: string
  /** `#rrggbb`, or empty for the default color. */
  accent: string
  font: BrandFont
  /** Undefined: the current one stays. */
  logo_attachment_id: string | null | undefined
  icon_attachment_id: string | null | undefined
  support_email: string
  terms_url: string
  privacy_url: string
  imprint_url: string
  headline: string
  intro: string
  powered_by: boolean
}

export function valuesFrom(brand: OperatorBrand): BrandValues {
  const { name, font, powered_by } = brand
  return {
    ...{ name, font, powered_by },
    tagline: brand.tagline ?? '',
    accent: brand.accent ?? '',
    logo_attachment_id: undefined,
    icon_attachment_id: undefined,
    support_email: brand.support_email ?? '',
    terms_url: brand.terms_url ?? '',
    privacy_url: brand.privacy_url ?? '',
    imprint_url: brand.imprint_url ?? '',
    headline: brand.headline ?? '',
    intro: brand.intro ?? '',
  }
}

/** Empty fields are sent as null. */
export function bodyFrom(values: BrandValues): BrandChanges {
  const { name, logo_attachment_id, icon_attachment_id, ...others } = values
  const texts = Object.entries(others).map(([field, value]) => [field, value === '' ? null : value])
  return {
    name,
    ...Object.fromEntries(texts),
    ...(logo_attachment_id !== undefined && { logo_attachment_id }),
    ...(icon_attachment_id !== undefined && { icon_attachment_id }),
  }
}
