import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'
import type { BrandShades } from '../../platform/kernel/brand.ts'

const oklch = converter('oklch')

/** WCAG's minimum for text. */
const READABLE = 4.5
/** WCAG's minimum for what isn't text, such as the shape of a button. */
const VISIBLE = 3

// Every background that colored text can be on; the same as in console/src/ui/tokens.css.
const lightBackgrounds = ['#fafafa', '#ffffff', '#f4f4f5', '#f1f1f3']
const darkBackgrounds = ['#101113', '#17181b', '#1e2024', '#23252a']

/** Whether white text on this color can be read. */
export function isReadable(accent: string): boolean {
  return contrastOnWhite(accent) >= READABLE
}

export function contrastOnWhite(accent: string): number {
  return wcagContrast(accent, '#ffffff')
}

/** The nearest color of the same hue on which white text can be read. */
export function nearestReadable(accent: string): string {
  return step(partsOf(accent), -STEP, isReadable)
}

/** The colors made from an accent color, so that all text that has them, or is on them, can be read. */
export function shadesFrom(accent: string): BrandShades {
  const parts = partsOf(accent)
  const [lightSoft, darkSoft] = [withLightness(parts, 0.96, 0.025), withLightness(parts, 0.27, 0.05)]
  const accentOnDark = step(parts, STEP, (color) => wcagContrast(color, '#23252a') >= VISIBLE)
  const dark = partsOf(accentOnDark)
  return {
    light: {
      accent,
      // A nearly black button gets lighter instead.
      accent_hover: withLightness(parts, parts.l < 0.25 ? parts.l + 0.12 : parts.l - 0.06),
      accent_text: step(parts, -STEP, readableOn([...lightBackgrounds, lightSoft])),
      accent_soft: lightSoft,
    },
    dark: {
      accent: accentOnDark,
      accent_hover: withLightness(dark, dark.l - 0.04),
      accent_text: step(
        { ...parts, l: 0.78, c: Math.min(parts.c, 0.12) },
        STEP,
        readableOn([...darkBackgrounds, darkSoft]),
      ),
      accent_soft: darkSoft,
    },
  }
}

const STEP = 0.005

function readableOn(backgrounds: readonly string[]): (color: string) => boolean {
  return (color) => backgrounds.every((background) => wcagContrast(color, background) >= READABLE)
}

/** Makes a color lighter or darker until it's good. */
function step(parts: Oklch, by: number, isGood: (color: string) => boolean): string {
  let { l } = parts
  let color = withLightness(parts, l)
  while (!isGood(color)) {
    l += by
    if (l < 0 || l > 1) throw new Error(`No lightness of ${color} is good.`)
    color = withLightness(parts, l)
  }
  return color
}

function withLightness(parts: Oklch, l: number, chromaMax = parts.c): string {
  return formatHex(clampChroma({ ...parts, l, c: Math.min(parts.c, chromaMax) }, 'oklch'))
}

function partsOf(color: string): Oklch {
  const parts = oklch(color)
  if (!parts) throw new Error(`${color} isn’t a color.`)
  return parts
}
