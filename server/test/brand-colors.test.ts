import { describe, expect, it } from 'vitest'
import { isReadable, nearestReadable, shadesFrom } from '../src/operator/brand/shades.ts'
import { Random } from './support/random.ts'

// The backgrounds of console/src/ui/tokens.css.
const backgrounds = {
  light: ['#fafafa', '#ffffff', '#f4f4f5', '#f1f1f3'],
  dark: ['#101113', '#17181b', '#1e2024', '#23252a'],
}

/** WCAG 2's contrast ratio. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The contrast ratios of everything that's read in these colors. */
function ratiosWith(accent: string): number[] {
  const shades = shadesFrom(accent)
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { accent, accent_hover, accent_text, accent_soft } = shades[theme]
    return [
      contrast('#ffffff', accent),
      contrast('#ffffff', accent_hover),
      ...[...backgrounds[theme], accent_soft].map((background) => contrast(accent_text, background)),
    ]
  })
}

describe('the colors made from an accent color', () => {
  it('leave all text readable, for 1,000 random colors and the extremes', () => {
    const random = new Random(1)
    const colors = Array.from({ length: 1_000 }, () => `#${random.between(0, 0xffffff).toString(16).padStart(6, '0')}`)
    let refused = 0
    for (const color of [...colors, '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#777777']) {
      const isKept = contrast('#ffffff', color) >= 4.5
      expect(isReadable(color), color).toBe(isKept)
      if (!isKept) refused += 1
      const used = isKept ? color : nearestReadable(color)
      expect(contrast('#ffffff', used), used).toBeGreaterThanOrEqual(4.5)
      expect(Math.min(...ratiosWith(used)), used).toBeGreaterThanOrEqual(4.5)
    }
    expect(refused).toBeGreaterThan(300)
    expect(refused).toBeLessThan(900)
  })

  it('suggest a readable color that is hardly darker than the refused one', () => {
    for (const color of ['#5b8def', '#ffdd00', '#ff8800', '#ffffff']) {
      expect(contrast('#ffffff', nearestReadable(color)), color).toBeLessThan(4.7)
    }
  })
})
