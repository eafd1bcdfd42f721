import type { Api } from '../../platform/http/api.ts'
import {
  exampleAcceptance,
  exampleOperatorTerms,
  NewTerms,
  OperatorTermsVersion,
  TermsAcceptance,
  TermsAcceptanceFilter,
  WithdrawnVersion,
} from './schema.ts'
import { listTermsAcceptances, listTermsVersions, publishTerms, withdrawTerms } from './service.ts'

export function operatorTermsRoutes(api: Api): void {
  api.list({
    path: '/operator/terms',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorTermsVersion,
    expand: { published_by_user: { kind: 'user', at: 'published_by' } },
    mcp: true,
    docs: {
      id: 'listTermsVersions',
      tag: 'Terms',
      summary: 'List versions of the terms of use',
      description: 'All versions, newest first, each with the number of users who have accepted it.',
      example: { answer: { data: [exampleOperatorTerms], next_cursor: null } },
    },
    run: (ctx, call) => listTermsVersions(ctx, call.page),
  })

  api.write({
    method: 'POST',
    path: '/operator/terms',
    scope: 'admin',
    recentSignIn: true,
    body: NewTerms,
    answer: OperatorTermsVersion,
    mcp: CONSOLE_PAGE,
    docs: {
      id: 'publishTerms',
      tag: 'Terms',
      summary: 'Publish the terms of use',
      description:
        'Send either `text` or `external_url`. The first version can take effect immediately; a later one takes effect after at least 14 days. All users with a confirmed address get an email, and clients can show `terms` from `GET /me`. Once the version is in force, users have to accept it before they take on new obligations (`terms_not_accepted`). There can be only one planned version.',
      refusals: ['terms_planned'],
      example: {
        body: { text: '# Terms of use\n\n…', summary: exampleOperatorTerms.summary },
        answer: exampleOperatorTerms,
      },
    },
    run: (ctx, call) => publishTerms(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/operator/terms/withdraw',
    scope: 'admin',
    recentSignIn: true,
    body: WithdrawnVersion,
    answer: OperatorTermsVersion,
    mcp: CONSOLE_PAGE,
    docs: {
      id: 'withdrawTerms',
      tag: 'Terms',
      summary: 'Withdraw planned terms of use',
      description:
        'Possible until the terms take effect. Everyone who was emailed about them gets another email. Their page stays available and says that they were withdrawn.',
      example: { body: { terms_version: exampleOperatorTerms.terms_version } },
    },
    run: (ctx, call) => withdrawTerms(ctx, call.actor, call.body),
  })

  api.list({
    path: '/operator/terms/acceptances',
    scope: 'admin',
    query: TermsAcceptanceFilter,
    answer: TermsAcceptance,
    expand: { user: 'user' },
    mcp: true,
    docs: {
      id: 'listTermsAcceptances',
      tag: 'Terms',
      summary: 'List acceptances of the terms of use',
      description:
        'Who accepted which version, when, and with which session or key, newest first. Entries are never changed.',
      example: { answer: { data: [exampleAcceptance], next_cursor: null } },
    },
    run: (ctx, call) => listTermsAcceptances(ctx, call.query, call.page),
  })
}

const CONSOLE_PAGE = '/operator/configuration?show=terms'
