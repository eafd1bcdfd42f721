import type { Page } from 'playwright-core'
import { accented } from './pseudo-texts.ts'

/** What people and agents wrote: the free text that was sent to the service. */
export interface Written {
  /** Runs something that sends requests, and records what's written in them. */
  recordDuring<Result>(send: () => Promise<Result>): Promise<Result>
  /** Records what's written on a page. */
  recordOn(page: Page): void
  /** A text, with a line break for each part of it that someone wrote. */
  removeFrom(text: string): string
  /** Whether a text contains something that someone wrote, also within a sentence in the pseudo-language. */
  containsSome(text: string): boolean
}

export function createWritten(): Written {
  const texts = new Set<string>()
  const initials = new Set<string>()
  let patterns: { whole: RegExp; within: RegExp } | null = null
  return {
    async recordDuring(send) {
      const unrecorded = globalThis.fetch
      globalThis.fetch = (url, init) => {
        if (typeof init?.body === 'string') collect('', JSON.parse(init.body))
        collect('reason', decodeURIComponent(new Headers(init?.headers).get('parley-reason') ?? ''))
        return unrecorded(url, init)
      }
      try {
        return await send()
      } finally {
        globalThis.fetch = unrecorded
      }
    },
    recordOn(page) {
      page.on('request', (request) => {
        const isJson = request.headers()['content-type']?.startsWith('application/json')
        if (isJson) collect('', request.postDataJSON())
      })
    },
    removeFrom: (text) => text.replaceAll(read().whole, '\n'),
    containsSome: (text) => text.search(read().within) >= 0,
  }

  function collect(name: string, value: unknown): void {
    if (Array.isArray(value)) for (const each of value) collect(name, each)
    else if (typeof value === 'object' && value !== null)
      for (const [each, inner] of Object.entries(value)) collect(each, inner)
    else if (typeof value === 'string' && FREE_TEXT.has(name)) {
      texts.add(value.trim())
      if (name === 'display_name') initials.add(initialsOf(value))
      patterns = null
    }
  }

  function read() {
    const parts = [...texts].flatMap((text) => [text, ...text.split(PARTS)])
    patterns ??= {
      whole: anyOf([...parts, ...initials]),
      within: anyOf(parts.flatMap((part) => [part, accented(part)])),
    }
    return patterns
  }
}

/** The fields in which people write; others hold values that the service knows, which the console has to translate. */
const FREE_TEXT = new Set([
  ...['bio', 'comment', 'content', 'description', 'display_name', 'headline', 'holder', 'label', 'links', 'location'],
  ...['message', 'name', 'q', 'rationale', 'reason', 'reference', 'skill', 'skills', 'statement', 'text', 'time_zone'],
  ...['title', 'url'],
  // The names of categories and custom fields in the language, and a custom field.
  ...['en', 'references'],
])

/** What may be elements of their own: lines, items of lists, and what's around links. */
const PARTS = /\n(?:- )?|https?:\/\/\S+/

/** Whole words, the longest ones first. */
function anyOf(parts: readonly string[]): RegExp {
  const sorted = [...new Set(parts.map((part) => part.trim()))]
    .filter((part) => /\p{L}{2}/u.test(part))
    .sort((one, other) => other.length - one.length)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${sorted.join('|')})(?![.:]?[\\p{L}\\p{N}])`, 'gu')
}

/** What the console shows instead of a picture. */
function initialsOf(name: string): string {
  const words = name.split(' ')
  return `${words[0]?.[0]}${words.at(-1)?.[0]}`.toUpperCase()
}
