/**
 * Cleans text for a one-line field, such as a title, which is quoted in lists, messages and questions to owners. Line breaks and
 * tabs become spaces; other control, bidirectional and invisible characters, which can hide or reorder what a reader sees, are
 * removed.
 */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(HIDDEN, '')
}

/** The beginning of a text as one line that can be stored; null if none of it is visible. */
export function lineFrom(text: string, maxLength: number): string | null {
  const line = toOneLine(text.toWellFormed().replaceAll('\0', ''))
  // Spread because slicing the string itself could leave half a character.
  const start = [...line].slice(0, maxLength).join('')
  return isBlank(start) ? null : start
}

/** The format of such a field in a shape. Request fields with this format are cleaned before validation. */
export const ONE_LINE = 'one-line'

/** Whether a reader would see nothing. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}

const BREAKS = /[\t\n\v\f\r\x85\u2028\u2029]/g
// NUL is refused in all text, so it's left for that check. Variation selectors choose between two forms of a character.
const HIDDEN = /(?!\0|\p{Variation_Selector})[\p{Control}\p{Default_Ignorable_Code_Point}]/gu
// U+2800 is the blank Braille pattern.
const BLANK = /^(?:\s|\u2800|\p{Variation_Selector})*$/u
