import type { IncomingMessage } from 'node:http'
import { cookieIn } from '../access/session-cookie.ts'
import { queryOf } from '../http/request-url.ts'
import type { SignedInPerson } from '../kernel/actor.ts'
import { type Language, languageFor, type OfferedLanguages } from '../kernel/languages.ts'
import { LANGUAGE_PARAMETER } from '../kernel/page-parts.ts'

type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>

/**
 * The language of a page: the one that its address names, that the person has chosen, or that this browser got by such an address
 * before. Otherwise, it's up to the browser's settings.
 */
export function languageOf(
  request: PageRequest,
  person: Pick<SignedInPerson, 'language'> | null,
  languages: OfferedLanguages,
): Language {
  const candidates = [languageNamedIn(request, languages), person?.language, cookieIn(request, COOKIE)]
  const chosen = candidates.find((each) => languages.offered.some((language) => language === each))
  return languageFor(languages, { chosen, accepted: request.headers['accept-language'] })
}

/** The value of `Set-Cookie` for a request whose address names a language; null if it doesn't. */
export function languageCookie(request: PageRequest, languages: OfferedLanguages, isHttps: boolean): string | null {
  const named = languageNamedIn(request, languages)
  return named && `${COOKIE}=${named}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}; Max-Age=${YEAR_SECONDS}`
}

function languageNamedIn({ url }: PageRequest, { offered }: OfferedLanguages): Language | null {
  const named = new URLSearchParams(queryOf(url ?? '') ?? '').get(LANGUAGE_PARAMETER)
  return offered.find((language) => language === named) ?? null
}

const COOKIE = 'parley_language'
const YEAR_SECONDS = 365 * 86_400
