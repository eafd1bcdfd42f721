import { badRequest } from '../kernel/errors.ts'

/**
 * Parses a body strictly: UTF-8, one JSON object, no duplicate keys, and a limited depth and number of values. An empty body
 * counts as `{}`.
 */
export function parseJsonBody(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {}
  const text = decode(bytes)
  refuseCostlyOrDuplicate(text)
  const value = parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw badRequest('not_an_object', '', 'The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}

// More than any shape allows: a list of evidence is the deepest, and a list of 1,000 ids the longest.
const DEPTH_MAX = 8
const TOKENS_MAX = 5_000
const KEY_SHOWN_MAX = 100
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest('malformed_json', '', 'The body isn’t valid UTF-8.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('malformed_json', '', 'The body isn’t valid JSON.')
  }
}

// `JSON.parse` keeps the last of two equal keys and other parsers keep the first, so duplicates are refused. This scan only looks
// at brackets, commas and strings; `JSON.parse` checks the syntax. It stops at the first token beyond the limits, so that parsing
// and validating are cheap whatever the body contains.
function refuseCostlyOrDuplicate(text: string): void {
  const keysOfOpen: (Set<string> | null)[] = []
  let tokens = 0
  const countToken = () => {
    if (++tokens > TOKENS_MAX) {
      throw badRequest('too_many_values', '', 'The body has too many values.', { maximum: TOKENS_MAX })
    }
  }
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case COMMA:
        countToken()
        break
      case OPEN_BRACE:
      case OPEN_BRACKET:
        countToken()
        if (keysOfOpen.length === DEPTH_MAX) {
          throw badRequest('too_deep', '', `The body is nested more than ${DEPTH_MAX} levels deep.`, {
            maximum: DEPTH_MAX,
          })
        }
        keysOfOpen.push(text.charCodeAt(at) === OPEN_BRACE ? new Set() : null)
        break
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        keysOfOpen.pop()
        break
      case QUOTE: {
        countToken()
        const end = endOfString(text, at)
        const keys = keysOfOpen.at(-1)
        if (keys && isFollowedByColon(text, end)) {
          const key = unquote(text.slice(at, end + 1))
          if (keys.has(key)) {
            const message = 'An object in the body has the same key twice.'
            throw badRequest('duplicate_key', '', message, { key: key.slice(0, KEY_SHOWN_MAX).toWellFormed() })
          }
          keys.add(key)
        }
        at = end
      }
    }
  }
}

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

function endOfString(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && text.charCodeAt(end) !== QUOTE) end += text.charCodeAt(end) === BACKSLASH ? 2 : 1
  return end
}

function isFollowedByColon(text: string, end: number): boolean {
  let next = end + 1
  while (text.charCodeAt(next) <= 32) next++
  return text.charCodeAt(next) === COLON
}

function unquote(quoted: string): string {
  return quoted.includes('\\') ? String(parse(quoted)) : quoted.slice(1, -1)
}
