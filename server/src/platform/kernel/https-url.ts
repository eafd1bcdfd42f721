import { toOneLine } from './one-line.ts'

/** Whether a text is an https URL, without characters that a reader cannot see. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^/]/i.test(text) && URL.canParse(text) && toOneLine(text) === text
}
