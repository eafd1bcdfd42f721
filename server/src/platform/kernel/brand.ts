/** What a team calls its marketplace and how it looks. */
export interface Brand {
  /** The marketplace's name, in page titles and wherever else a text mentions it. */
  name: string
  /** What it is, in a line; null for the default in the reader's language. */
  tagline: string | null
  /** `#rrggbb`; null for the colors of the design. */
  accent: string | null
  font: BrandFont
  support_email: string | null
  terms_url: string | null
  privacy_url: string | null
  imprint_url: string | null
  /** At the top of the home page; null for the default texts in the reader's language. */
  headline: string | null
  intro: string | null
  /** Whether the public pages say what the marketplace runs on. */
  powered_by: boolean
  /** Made from the rest whenever it changes; null for the look that comes with the code. */
  look: BrandLook | null
}

/** What operators write; the rest of a brand is made from it. */
export type BrandTexts = Omit<Brand, 'look'>

export const brandFonts = ['system', 'inter', 'source-sans', 'lora', 'nunito'] as const
export type BrandFont = (typeof brandFonts)[number]

export interface BrandLook {
  /** Names the style sheet, which browsers keep for as long as it has this name. */
  style: string
  /** Null for the colors of the design. */
  shades: BrandShades | null
  /** For the top of pages and emails; null to show the name instead. */
  logo: BrandLogo | null
  /** Square, for tabs and home screens. */
  icon: BrandImage
  smallIcon: BrandImage
  /** The SHA-256 of the uploaded icon; null if it's made from the logo or the name, and changes with them. */
  iconSource: string | null
  /** For link previews. */
  linkImage: BrandImage
}

/** An image by the SHA-256 of its content. */
export interface BrandImage {
  sha256: string
  width: number
  height: number
}

export interface BrandLogo extends BrandImage {
  /** What it has to be shown on so that it can be seen. */
  background: 'any' | 'light' | 'dark'
  /** The SHA-256 of the file that was uploaded. */
  source: string
}

/** The colors made from the accent color, each as `#rrggbb`. */
export interface BrandShades {
  light: Shades
  dark: Shades
}

export interface Shades {
  /** Of buttons, with white text. */
  accent: string
  accent_hover: string
  /** Of links and selected items, on every background. */
  accent_text: string
  /** A background. */
  accent_soft: string
}

/** The colors of the design. console/src/ui/tokens.css and server/assets/pages/page.css have the same. */
export const defaultShades: BrandShades = {
  light: { accent: '#3b50b8', accent_hover: '#31439e', accent_text: '#3548a8', accent_soft: '#eef0fb' },
  dark: { accent: '#5468d4', accent_hover: '#4a5dc6', accent_text: '#a5b1f5', accent_soft: '#20253f' },
}

/** The brand until an operator sets one. */
export const defaultBrand: Brand = {
  name: 'Parley',
  tagline: null,
  accent: null,
  font: 'system',
  support_email: null,
  terms_url: null,
  privacy_url: null,
  imprint_url: null,
  headline: null,
  intro: null,
  powered_by: true,
  look: null,
}

export function shadesOf({ look }: Brand): BrandShades {
  return look?.shades ?? defaultShades
}

/** The path of the style sheet that comes after a page's own; null if the brand changes nothing in it. */
export function stylePathOf({ look }: Brand): string | null {
  return look && `/brand/style/${look.style}.css`
}

export function imagePathOf({ sha256 }: BrandImage): string {
  return `/brand/images/${sha256}.png`
}

/** The image named at the end of a path; null for any other path. */
export function imageIn(name: string): string | null {
  return /^([0-9a-f]{64})\.png$/.exec(name)?.[1] ?? null
}

export interface FontFamily {
  /** As the style sheet calls it. */
  family: string
  /** The package that has its files. */
  packageName: string
  fallback: 'sans' | 'serif'
}

/** The fonts that come with the code. `system` needs none. */
export const fontFamilies: Record<Exclude<BrandFont, 'system'>, FontFamily> = {
  inter: { family: 'Inter', packageName: 'inter', fallback: 'sans' },
  'source-sans': { family: 'Source Sans 3', packageName: 'source-sans-3', fallback: 'sans' },
  lora: { family: 'Lora', packageName: 'lora', fallback: 'serif' },
  nunito: { family: 'Nunito', packageName: 'nunito', fallback: 'sans' },
}
