/** Texts that look foreign and are about a third longer, in brackets that show where each begins and ends. */
export function pseudo<Texts>(texts: Texts): Texts {
  // A list on its own is of identifiers.
  return Array.isArray(texts) ? texts : (changed(texts) as Texts)
}

function changed(texts: unknown): unknown {
  if (typeof texts === 'string') return `⟦${accented(texts)}⟧`
  if (typeof texts === 'function') return (...given: unknown[]) => changed(texts(...given))
  if (Array.isArray(texts)) return texts.map(changed)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, changed(text)]))
}

/** Letter by letter, so that a part of a text stays a part of it. Vowels are doubled. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter)
}

const LETTERS: Partial<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Áá', E: 'Éé', I: 'Íí', O: 'Óó', U: 'Úú', Y: 'Ýý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
}
