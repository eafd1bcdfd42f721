import type { Api } from '../../platform/http/api.ts'
import { exampleLanguages, LanguageChanges, OperatorLanguages } from './schema.ts'
import { changeLanguages, getLanguages } from './service.ts'

export function languageRoutes(api: Api): void {
  api.read({
    path: '/operator/languages',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorLanguages,
    mcp: true,
    docs: {
      id: 'getLanguages',
      tag: 'Marketplace',
      summary: 'Read the languages',
      description:
        'The languages people can choose from for pages, emails and the console, and the default language. The API itself is always in English.',
      example: { answer: exampleLanguages },
    },
    run: getLanguages,
  })

  api.write({
    method: 'PUT',
    path: '/operator/languages',
    scope: 'admin',
    recentSignIn: true,
    body: LanguageChanges,
    answer: OperatorLanguages,
    mcp: '/operator/configuration',
    docs: {
      id: 'changeLanguages',
      tag: 'Marketplace',
      summary: 'Change the languages',
      description:
        'Takes effect within a second in all processes. Anyone who has chosen a language that’s no longer offered gets the one their browser asks for, or the default language, until theirs is offered again. Send `If-Match` so you don’t overwrite someone else’s changes.',
      refusals: ['not_allowed'],
      example: { body: { default: 'de', offered: ['de', 'fr', 'en'] } },
    },
    run: (ctx, call) => changeLanguages(ctx, call.actor, call.body, call.ifMatch),
  })
}
