import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleNote, NewNote, Note, NoteChanges, NoteFilter } from './schema.ts'
import { changeNote, createNote, deleteNote, getNote, listNotes } from './service.ts'

/** What all operations on notes share: only the author can use them, in person. */
const access = { notForApps: true, notForViewers: true, mcp: '/people' } as const
const refusals = ['not_yours'] as const

export function noteRoutes(api: Api): void {
  api.list({
    ...access,
    path: '/notes',
    scope: 'read',
    query: NoteFilter,
    answer: Note,
    expand: { user: 'user', application: 'application' },
    docs: {
      id: 'listNotes',
      tag: 'Notes',
      summary: 'List your notes',
      description:
        'Your private notes about people and applications, newest first. Only you can read them, in your own session or with your own key; agents, apps, operators and the person they’re about can’t. An operator who issues a new key for an account that lost its own could read them with that key; that appears in the audit log, and the user gets an email.',
      refusals,
      example: { answer: { data: [exampleNote], next_cursor: null } },
    },
    run: (ctx, call) => listNotes(ctx, call.actor, call.query, call.page),
  })

  api.write({
    ...access,
    method: 'POST',
    path: '/notes',
    scope: 'profile:write',
    body: NewNote,
    answer: Note,
    created: (note) => `/notes/${note.id}`,
    docs: {
      id: 'createNote',
      tag: 'Notes',
      summary: 'Create a note',
      description:
        'A note can be about a user, an application to one of your gigs, or one of your own applications. No one is notified.',
      refusals: [...refusals, 'quota_reached'],
      example: {
        body: { application_id: exampleNote.application_id, text: exampleNote.text },
        answer: exampleNote,
      },
    },
    run: (ctx, call) => createNote(ctx, call.actor, call.body),
  })

  api.read({
    ...access,
    path: '/notes/:id',
    scope: 'read',
    answer: Note,
    docs: {
      id: 'getNote',
      tag: 'Notes',
      summary: 'Read a note',
      description: 'One of your notes.',
      refusals,
      example: { answer: exampleNote },
    },
    run: (ctx, call) => getNote(ctx, call.actor, toId('nte', call.params.id)),
  })

  api.write({
    ...access,
    method: 'PATCH',
    path: '/notes/:id',
    scope: 'profile:write',
    body: NoteChanges,
    answer: Note,
    docs: {
      id: 'changeNote',
      tag: 'Notes',
      summary: 'Change a note',
      description: 'Replaces its text.',
      refusals,
      example: { body: { text: 'Strong portfolio. Available from April.' } },
    },
    run: (ctx, call) => changeNote(ctx, call.actor, toId('nte', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    ...access,
    method: 'DELETE',
    path: '/notes/:id',
    scope: 'profile:write',
    answer: Deleted,
    docs: {
      id: 'deleteNote',
      tag: 'Notes',
      summary: 'Delete a note',
      description: 'This can’t be undone.',
      refusals,
    },
    run: (ctx, call) => deleteNote(ctx, call.actor, toId('nte', call.params.id), call.ifMatch),
  })
}
