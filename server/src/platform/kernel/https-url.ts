import { toOneLine } from './one-line.ts'

/** Whether a text is an https URL without invisible characters. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^/]/i.test(text) && URL.canParse(text) && toOneLine(text) === text
}
