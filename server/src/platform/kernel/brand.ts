/** What a team calls its marketplace and how it looks. */
export interface Brand {
  /** The marketplace's name, in page titles and wherever else a text mentions it. */
  name: string
  /** What it is, in a line; null for the standard one in the reader's language. */
  tagline: string | null
  /** `#rrggbb`; null for the colors of the design. */
  accent: string | null
  font: BrandFont
  logo: BrandImages | null
  support_email: string | null
  terms_url: string | null
  privacy_url: string | null
  imprint_url: string | null
  /** At the top of the home page; null for the standard text in the reader's language. */
  headline: string | null
  intro: string | null
  /** Whether the public pages say what the marketplace runs on. */
  powered_by: boolean
}

export const brandFonts = ['system', 'inter', 'source-sans', 'lora', 'nunito'] as const
export type BrandFont = (typeof brandFonts)[number]

/** The images made from a logo, by the SHA-256 of their content. */
export interface BrandImages {
  /** As wide as the logo is, for the top of pages and emails. */
  logo: BrandImage
  /** Square, for tabs and home screens. */
  icon: BrandImage
}

export interface BrandImage {
  sha256: string
  width: number
  height: number
}

/** The brand until an operator sets one. */
export const standardBrand: Brand = {
  name: 'Parley',
  tagline: null,
  accent: null,
  font: 'system',
  logo: null,
  support_email: null,
  terms_url: null,
  privacy_url: null,
  imprint_url: null,
  headline: null,
  intro: null,
  powered_by: true,
}
