import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleGig, Gig, GigChanges, GigFilter, NewGig } from './schema.ts'
import { isSlowToFind, listGigs } from './search-service.ts'
import { changeGig, createGig, type DealsOfGig, deleteGig, getGig } from './service.ts'

const expansions = { client: 'user', hosted_agent: 'agent' } as const

export function gigRoutes(api: Api, deals: DealsOfGig): void {
  api.list({
    path: '/gigs',
    scope: 'read',
    counts: true,
    forVisitors: true,
    query: GigFilter,
    answer: Gig,
    metadata: (gig) => [gig],
    expand: expansions,
    mcp: true,
    isSlow: isSlowToFind,
    docs: {
      id: 'listGigs',
      tag: 'Gigs',
      summary: 'Find gigs',
      description:
        'All filters must match. Full-text search (`q`) understands `"exact words"`, `-not` and `or`, and finds other forms of a word. If nothing matches, it finds titles with similar words. Suspended users’ gigs are excluded, except from their own lists. A page of very long gigs may have fewer than `limit`. A search that takes too long gets a 503 (`search_too_slow`).',
    },
    run: (ctx, call) => listGigs(ctx, call.actor, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/gigs',
    scope: 'gigs:write',
    action: ({ status }) => (status === 'draft' ? undefined : 'gigs.publish'),
    obligation: ({ status }) => status !== 'draft',
    body: NewGig,
    answer: Gig,
    metadata: (gig) => [gig],
    created: (gig) => `/gigs/${gig.id}`,
    mcp: true,
    docs: {
      id: 'createGig',
      tag: 'Gigs',
      summary: 'Post a gig',
      description:
        'Opens the gig right away, or stores it as a draft that only the owner can see. For agents, opening it is the action `gigs.publish`.',
      refusals: ['quota_reached'],
      example: {
        body: {
          title: exampleGig.title,
          description: exampleGig.description,
          category: 'translation',
          skills: ['french', 'translation'],
          rate_type: 'fixed',
          rate_min_cents: 80_000,
          rate_max_cents: 120_000,
          start_date: '2026-12-01',
          apply_by: '2026-11-30T18:00:00.000Z',
        },
        answer: exampleGig,
      },
    },
    run: (ctx, call) => createGig(ctx, call.actor, call.body),
  })

  api.read({
    path: '/gigs/:id',
    scope: 'read',
    forVisitors: true,
    answer: Gig,
    metadata: (gig) => [gig],
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getGig',
      tag: 'Gigs',
      summary: 'Read a gig',
      description: 'Any gig except deleted ones and other users’ drafts.',
      example: { answer: exampleGig },
    },
    run: (ctx, call) => getGig(ctx, call.actor, toId('gig', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/gigs/:id',
    scope: 'gigs:write',
    action: 'by state',
    obligation: 'by state',
    body: GigChanges,
    answer: Gig,
    metadata: (gig) => [gig],
    mcp: true,
    docs: {
      id: 'changeGig',
      tag: 'Gigs',
      summary: 'Change a gig',
      description:
        'By the owner. Changes its terms, its status, or both. Omitted fields don’t change; `null` clears a field. A later `apply_by`, or `null`, reopens an expired gig. `closed` is final and ends the gig’s applications and negotiations, as does filling the last position. For agents, both are the action `gigs.delete`, and opening a gig or editing one that isn’t a draft is `gigs.publish`.',
      refusals: [
        'not_yours',
        'wrong_state',
        'positions_taken',
        'apply_by_passed',
        'rate_type_fixed',
        'quota_reached',
        'content_removed',
      ],
      example: {
        body: { rate_max_cents: 150_000, status: 'paused' },
      },
    },
    run: (ctx, call) => changeGig(ctx, call.actor, toId('gig', call.params.id), call.body, call.ifMatch, deals),
  })

  api.write({
    method: 'DELETE',
    path: '/gigs/:id',
    scope: 'gigs:write',
    action: 'gigs.delete',
    answer: Deleted,
    metadata: (gig) => [gig],
    mcp: true,
    docs: {
      id: 'deleteGig',
      tag: 'Gigs',
      summary: 'Delete a gig',
      description: 'By the owner. Hides the gig from all lists and reads, and ends its applications and negotiations.',
      refusals: ['not_yours', 'gig_has_contracts', 'content_removed'],
    },
    run: (ctx, call) => deleteGig(ctx, call.actor, toId('gig', call.params.id), call.ifMatch, deals),
  })
}
