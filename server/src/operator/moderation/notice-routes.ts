import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleNotice, exampleOperatorNotice, NewNotice, Notice, OperatorNotice } from './notice-schema.ts'
import { getNotice, listNotices, listNoticesTo, sendNotice } from './notice-service.ts'

/** What operators write to a user, without removing anything. */
export function noticeRoutes(api: Api): void {
  api.list({
    path: '/notices',
    scope: 'read',
    answer: Notice,
    mcp: true,
    docs: {
      id: 'listNotices',
      tag: 'Safety',
      summary: 'List notices from operators',
      description:
        'What operators have written to you, newest first. Each comes with the event `notice.created` and an email. You can’t reply.',
      example: { answer: { data: [exampleNotice], next_cursor: null } },
    },
    run: (ctx, call) => listNotices(ctx, call.actor, call.page),
  })

  api.read({
    path: '/notices/:id',
    scope: 'read',
    answer: Notice,
    mcp: true,
    docs: {
      id: 'getNotice',
      tag: 'Safety',
      summary: 'Read a notice from operators',
      description: 'One that was sent to you; for operators, any.',
      example: { answer: exampleNotice },
    },
    run: (ctx, call) => getNotice(ctx, call.actor, toId('ntc', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/operator/users/:id/notices',
    scope: 'admin',
    body: NewNotice,
    answer: OperatorNotice,
    created: ({ id }) => `/notices/${id}`,
    mcp: '/operator/reports',
    docs: {
      id: 'sendNotice',
      tag: 'Operator',
      summary: 'Send a user a notice',
      description:
        'For example, to warn the owner of something that was reported, without removing it. The user gets it with the event `notice.created` and by email, whatever their email settings are, and isn’t told which operator wrote it or who reported anything. With `subject_id`, it appears in the history of reports of that.',
      example: {
        body: { text: exampleNotice.text, subject_id: exampleNotice.subject.id },
        answer: exampleOperatorNotice,
      },
    },
    run: (ctx, call) => sendNotice(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })

  api.list({
    path: '/operator/users/:id/notices',
    scope: 'admin',
    answer: OperatorNotice,
    expand: { sender: { kind: 'user', at: 'sent_by' } },
    mcp: '/operator/users',
    docs: {
      id: 'listNoticesToUser',
      tag: 'Operator',
      summary: 'List notices to a user',
      description: 'What operators have written to a user, newest first.',
      example: { answer: { data: [exampleOperatorNotice], next_cursor: null } },
    },
    run: (ctx, call) => listNoticesTo(ctx, userIdFrom(call.actor, call.params.id), call.page),
  })
}
