import {
  type Brand,
  type BrandShades,
  fontFamilies,
  imagePathOf,
  type Shades,
  shadesOf,
  stylePathOf,
} from '../../platform/kernel/brand.ts'
import { fontFile, fontRules } from './fonts.ts'

/** A file that browsers load for the brand. */
export interface BrandFile {
  type: string
  content: string | Buffer
  /** Whether the same address always has the same content. */
  isPermanent: boolean
}

/** The style sheet in use, even if an older one was asked for: a process may not have noticed the change yet. */
export async function styleFile(brand: Brand, name: string): Promise<BrandFile> {
  const content = `${await rulesOf(brand)}:root {\n${variablesOf(brand).join('\n')}\n}\n`
  return { type: 'text/css; charset=utf-8', content, isPermanent: stylePathOf(brand) === `/brand/style/${name}` }
}

export async function findFont(name: string): Promise<BrandFile | null> {
  const content = await fontFile(name)
  return content && { type: 'font/woff2', content, isPermanent: true }
}

/** Says how the marketplace appears once it's installed on a device (W3C Web App Manifest). */
export function manifestFile(brand: Brand, tagline: string): BrandFile {
  const { name, look } = brand
  const png = (image: { sha256: string; width: number; height: number }) => ({
    src: imagePathOf(image),
    sizes: `${image.width}x${image.height}`,
    type: 'image/png',
  })
  const manifest = {
    name,
    short_name: name,
    description: brand.tagline ?? tagline,
    start_url: '/',
    display: 'standalone',
    theme_color: shadesOf(brand).light.accent,
    background_color: '#fafafa',
    icons: look
      ? [png(look.smallIcon), png(look.icon)]
      : [{ src: '/pages/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
  return { type: 'application/manifest+json', content: JSON.stringify(manifest), isPermanent: false }
}

async function rulesOf({ font }: Brand): Promise<string> {
  return font === 'system' ? '' : fontRules(fontFamilies[font].packageName)
}

function variablesOf(brand: Brand): string[] {
  const { font, look } = brand
  return [
    ...(look?.shades ? colorsOf(look.shades) : []),
    ...(font === 'system'
      ? []
      : [`  --font-sans: "${fontFamilies[font].family}", ${FALLBACKS[fontFamilies[font].fallback]};`]),
  ]
}

function colorsOf({ light, dark }: BrandShades): string[] {
  return (Object.keys(light) as (keyof Shades)[]).map(
    (name) => `  --color-${name.replace('_', '-')}: light-dark(${light[name]}, ${dark[name]});`,
  )
}

const FALLBACKS = { sans: 'ui-sans-serif, system-ui, sans-serif', serif: 'ui-serif, Georgia, serif' }
