import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Bookmark, BookmarkFilter, exampleBookmark, NewBookmark } from './schema.ts'
import { createBookmark, deleteBookmark, getBookmark, listBookmarks } from './service.ts'

const expansions = { gig: 'gig', user: 'user' } as const

export function bookmarkRoutes(api: Api): void {
  api.list({
    path: '/bookmarks',
    scope: 'read',
    query: BookmarkFilter,
    answer: Bookmark,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listBookmarks',
      tag: 'Bookmarks',
      summary: 'List bookmarks',
      description:
        'Saved gigs and users, newest first. A gig stays saved after it closes. `expand=gig` shows its status, or null once it has been deleted.',
      example: { answer: { data: [exampleBookmark], next_cursor: null } },
    },
    run: (ctx, call) => listBookmarks(ctx, call.actor, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/bookmarks',
    scope: 'profile:write',
    body: NewBookmark,
    answer: Bookmark,
    created: (bookmark) => `/bookmarks/${bookmark.id}`,
    mcp: true,
    docs: {
      id: 'createBookmark',
      tag: 'Bookmarks',
      summary: 'Save a gig or a user',
      description:
        'Only you, your agents and your apps can see what you save, and no one is notified. Saving something again returns the existing bookmark.',
      refusals: ['quota_reached'],
      example: { body: { gig_id: exampleBookmark.gig_id }, answer: exampleBookmark },
    },
    run: (ctx, call) => createBookmark(ctx, call.actor, call.body),
  })

  api.read({
    path: '/bookmarks/:id',
    scope: 'read',
    answer: Bookmark,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getBookmark',
      tag: 'Bookmarks',
      summary: 'Read a bookmark',
      description: 'One of your bookmarks.',
      example: { answer: exampleBookmark },
    },
    run: (ctx, call) => getBookmark(ctx, call.actor, toId('bkm', call.params.id)),
  })

  api.write({
    method: 'DELETE',
    path: '/bookmarks/:id',
    scope: 'profile:write',
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'deleteBookmark',
      tag: 'Bookmarks',
      summary: 'Remove a bookmark',
      description: 'The gig or user will no longer be saved.',
    },
    run: (ctx, call) => deleteBookmark(ctx, call.actor, toId('bkm', call.params.id)),
  })
}
