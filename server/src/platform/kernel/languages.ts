/** The languages of pages, emails and the console. The API speaks English. */
export const languages = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof languages)[number]

/** What each language is called in itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

/** Whose conventions amounts, dates and numbers follow in each language. */
export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }

/** Which languages people can choose from, and which they get if they haven't chosen and their browser asks for none of them. */
export interface OfferedLanguages {
  default: Language
  /** Includes the default. */
  offered: readonly Language[]
}

/** The language for a reader: the one they chose, else the first that their browser asks for, else the default. */
export function languageFor(
  { default: fallback, offered }: OfferedLanguages,
  { chosen, accepted }: { chosen?: string | null | undefined; accepted?: string | null | undefined },
): Language {
  const wanted = [chosen ?? '', ...acceptedIn(accepted ?? '')]
  return wanted.flatMap((tag) => offered.find((language) => language === baseOf(tag)) ?? [])[0] ?? fallback
}

/** The language tags of an `Accept-Language` header, most wanted first. */
function acceptedIn(header: string): string[] {
  return header
    .split(',', ACCEPTED_MAX)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/** `de` of `de-AT`. */
function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}

const ACCEPTED_MAX = 20
