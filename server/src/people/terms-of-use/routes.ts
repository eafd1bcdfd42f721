import type { Api } from '../../platform/http/api.ts'
import { AcceptedVersion, CurrentTerms, exampleOwnTerms, exampleTerms, exampleTermsFacts, OwnTerms } from './schema.ts'
import { acceptTerms, getCurrentTerms } from './service.ts'

export function termsRoutes(api: Api): void {
  api.read({
    path: '/terms',
    scope: 'read',
    forVisitors: true,
    answer: CurrentTerms,
    mcp: true,
    docs: {
      id: 'getTerms',
      tag: 'Terms',
      summary: 'Read the terms of use',
      description:
        'The version in force, and the planned version, if there is one. Every version after the first is announced at least 14 days before it takes effect.',
      example: { answer: { in_force: exampleTerms, planned: { ...exampleTermsFacts, text: exampleTerms.text } } },
    },
    run: (ctx) => getCurrentTerms(ctx),
  })

  api.write({
    method: 'POST',
    path: '/terms/accept',
    scope: 'profile:write',
    body: AcceptedVersion,
    answer: OwnTerms,
    mcp: '/settings',
    docs: {
      id: 'acceptTerms',
      tag: 'Terms',
      summary: 'Accept the terms of use',
      description:
        'Once there are terms of use, users have to accept the version in force before they take on new obligations: posting or opening a gig, applying, negotiating, approving a contract or depositing. Active contracts, disputes, refunds and withdrawals aren’t affected. Only the user can accept, with a session or with a key that has every scope of their role; for a managed user, the operator’s key can. Accepting a version again changes nothing.',
      refusals: ['not_yours', 'not_for_apps', 'not_on_behalf'],
      example: { body: { terms_version: 1 }, answer: exampleOwnTerms },
    },
    run: (ctx, call) => acceptTerms(ctx, call.actor, call.body),
  })
}
