import opentype, { type Font, type Glyph } from 'opentype.js'
import { outlineFile } from './fonts.ts'

/** A line of text as the outlines of its letters, so that drawing it needs no fonts of the machine. */
export interface DrawnText {
  /** The `d` of an SVG path that begins at 0,0 on the baseline. */
  path: string
  width: number
}

/** Null if the font lacks a letter. */
export async function drawText(text: string, size: number, weight: 600 | 700): Promise<DrawnText | null> {
  const fonts = await fontsOf(weight)
  const letters = Array.from(text.normalize('NFC'), (letter) => placedIn(fonts, letter))
  let [path, width] = ['', 0]
  let before: Placed | null = null
  for (const letter of letters) {
    if (!letter) return null
    const { font, glyph } = letter
    const scale = size / font.unitsPerEm
    if (before?.font === font) width += font.getKerningValue(before.glyph, glyph) * scale
    path += glyph.getPath(width, 0, size).toPathData(2)
    width += glyph.advanceWidth * scale
    before = letter
  }
  return { path, width }
}

interface Placed {
  font: Font
  glyph: Glyph
}

/** A letter in the first font that has it. */
function placedIn(fonts: readonly Font[], letter: string): Placed | null {
  const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0)
  return font ? { font, glyph: font.charToGlyph(letter) } : null
}

async function fontsOf(weight: number): Promise<Font[]> {
  const files = await Promise.all(alphabets.map((alphabet) => outlineFile(alphabet, weight)))
  return files.map((file) => opentype.parse(Uint8Array.from(file).buffer))
}

const alphabets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']
