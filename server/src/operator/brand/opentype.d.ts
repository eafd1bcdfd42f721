// The parts of opentype.js that are used here. The package has no types of its own.
declare module 'opentype.js' {
  interface Path {
    toPathData(decimals: number): string
  }

  export interface Glyph {
    advanceWidth: number
    getPath(x: number, y: number, size: number): Path
  }

  export interface Font {
    unitsPerEm: number
    /** 0 if the font doesn't have the character. */
    charToGlyphIndex(character: string): number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }

  const opentype: { parse(file: ArrayBuffer): Font }
  // biome-ignore lint/style/noDefaultExport: The package is CommonJS.
  export default opentype
}
