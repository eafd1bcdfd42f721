import { accented } from './pseudo-texts.ts'

/** What people and agents wrote: all texts that were sent to the service while something was created. */
export interface Written {
  /** Whether a text, or what's left of one, is from someone. */
  isBySomeone(text: string): boolean
  /** Whether a text contains something that someone wrote, also within a sentence in the pseudo-language. */
  containsSome(text: string): boolean
}

export async function recordWritten<Created>(create: () => Promise<Created>): Promise<[Created, Written]> {
  const texts = new Set<string>()
  const send = globalThis.fetch
  globalThis.fetch = (url, init) => {
    if (typeof init?.body === 'string') collect(JSON.parse(init.body))
    collect(decodeURIComponent(new Headers(init?.headers).get('parley-reason') ?? ''))
    return send(url, init)
  }
  try {
    const created = await create()
    return [created, writtenFrom([...texts])]
  } finally {
    globalThis.fetch = send
  }

  function collect(value: unknown): void {
    if (typeof value === 'string') texts.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
}

function writtenFrom(texts: readonly string[]): Written {
  const all = texts.join('\n')
  const words = texts.flatMap((text) => [text, accented(text)]).filter((text) => text.length > 1)
  return {
    isBySomeone: (text) => all.includes(text),
    containsSome: (text) => all.includes(text.trim()) || words.some((each) => text.includes(each)),
  }
}
