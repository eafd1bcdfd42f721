/**
 * What a page or an email says without being among the words: everything that isn't in the brackets of the pseudo-language.
 * What people wrote counts as well, unless they put it «in such marks», or it's one of the names.
 */
export function untranslatedIn(content: string, names: readonly string[] = []): string[] {
  const unnamed = names.reduce((text, name) => text.replaceAll(name, ''), content)
  const html = unnamed.replace(NOT_TEXT, '').replace(IN_OTHER_LANGUAGE, '')
  const attributes = [...html.matchAll(/<[^>]*>/g)].flatMap(([tag]) => attributesIn(tag))
  return [html.replace(/<[^>]*>/g, '\n'), ...attributes].flatMap((text) => untranslatedPartsOf(decoded(text)))
}

/** What is left of a text without the parts in brackets and those that are no words. */
function untranslatedPartsOf(text: string): string[] {
  let [before, rest] = ['', text.replace(/«[^«»]*»/gs, '')]
  while (rest !== before) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gs, '')]
  return rest
    .split('\n')
    .map((line) => line.replace(NOT_WORDS, '').trim())
    .filter((line) => /[\p{L}⟦⟧]/u.test(line))
}

function attributesIn(tag: string): string[] {
  const attributes = new Map(Array.from(tag.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]))
  const metaName = attributes.get('name') ?? attributes.get('property') ?? ''
  const shown = ['alt', 'title', 'placeholder', 'aria-label', ...(SHOWN_META.test(metaName) ? ['content'] : [])]
  const texts = JSON.parse(decoded(attributes.get('data-texts') ?? '{}'))
  return [...shown.map((name) => attributes.get(name) ?? ''), ...textsInTree(texts)]
}

function textsInTree(tree: unknown): string[] {
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsInTree) : [String(tree)]
}

function decoded(text: string): string {
  const named = (entity: string) => NAMED[entity] ?? entity
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replace(/&\w+;/g, named)
}

// Code, and what browsers don't show as text.
const NOT_TEXT = /<!doctype[^>]*>|<(script|style|pre|code)\b.*?<\/\1>/gis
// It says so itself, such as the links to other languages.
const IN_OTHER_LANGUAGE = /<(?!html\b)(\w+)\b[^>]*\slang="[^"]*"[^>]*>.*?<\/\1>/gs
const SHOWN_META = /^(description|application-name|(og|twitter):(title|description|site_name|image:alt))$/
// Addresses, time zones and the codes of devices.
const NOT_WORDS = /\S+@\S+|https?:\/\/\S+|\b[A-Z][a-z]+\/[A-Z]\w+|\b[A-Z]{4}-[A-Z]{4}\b/g
const NAMED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&zwnj;': '',
}
