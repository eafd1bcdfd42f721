import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleSearch, NewSavedSearch, SavedSearch, SavedSearchChanges } from './schema.ts'
import { changeSearch, createSearch, deleteSearch, getSearch, listSearches } from './service.ts'

export function searchRoutes(api: Api): void {
  api.list({
    path: '/searches',
    scope: 'read',
    answer: SavedSearch,
    mcp: true,
    docs: {
      id: 'listSearches',
      tag: 'Searches',
      summary: 'List saved searches',
      description: 'Your saved searches, newest first. To see their gigs, send `filters` to `GET /gigs`.',
      example: { answer: { data: [exampleSearch], next_cursor: null } },
    },
    run: (ctx, call) => listSearches(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/searches',
    scope: 'applications:write',
    body: NewSavedSearch,
    answer: SavedSearch,
    created: (search) => `/searches/${search.id}`,
    mcp: true,
    docs: {
      id: 'createSearch',
      tag: 'Searches',
      summary: 'Save a search',
      description:
        'Saves filters of `GET /gigs`. Each matching gig that opens is announced once, with the event `search.matched` in your feed, streams, webhooks and notifications, so you never have to poll. Your own gigs are left out (to include them, filter by `client_id=me`), and so are those of people you can’t deal with because of a block or a conflict of interest. Unlike the list, a saved search never falls back to similar words. Only you, your agents and your apps can see your searches.',
      refusals: ['quota_reached'],
      example: {
        body: { name: exampleSearch.name, filters: exampleSearch.filters, notify: exampleSearch.notify },
        answer: exampleSearch,
      },
    },
    run: (ctx, call) => createSearch(ctx, call.actor, call.body),
  })

  api.read({
    path: '/searches/:id',
    scope: 'read',
    answer: SavedSearch,
    mcp: true,
    docs: {
      id: 'getSearch',
      tag: 'Searches',
      summary: 'Read a saved search',
      description: 'One of your saved searches.',
      example: { answer: exampleSearch },
    },
    run: (ctx, call) => getSearch(ctx, call.actor, toId('sch', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/searches/:id',
    scope: 'applications:write',
    body: SavedSearchChanges,
    answer: SavedSearch,
    mcp: true,
    docs: {
      id: 'changeSearch',
      tag: 'Searches',
      summary: 'Change a saved search',
      description:
        'Changes its name, filters or notification setting. New filters apply to gigs that open from now on. Gigs you’ve already been notified of aren’t announced again.',
      example: { body: { notify: 'daily' } },
    },
    run: (ctx, call) => changeSearch(ctx, call.actor, toId('sch', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/searches/:id',
    scope: 'applications:write',
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'deleteSearch',
      tag: 'Searches',
      summary: 'Delete a saved search',
      description: 'You won’t get any more notifications for it, not even about gigs that have already matched.',
    },
    run: (ctx, call) => deleteSearch(ctx, call.actor, toId('sch', call.params.id), call.ifMatch),
  })
}
