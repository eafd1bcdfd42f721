import type { Api } from '../../platform/http/api.ts'
import type { OtherMails } from './preview-domain.ts'
import { previewEmail } from './preview-service.ts'
import {
  EmailPreview,
  EmailPreviewQuery,
  exampleEmailPreview,
  exampleSettings,
  NotificationSettings,
  NotificationSettingsChanges,
} from './schema.ts'
import { changeSettings, getSettings } from './settings-service.ts'

/** They show the address of their owner, and are for them in person. */
const access = { path: '/notifications/settings', notForApps: true, mcp: '/settings' } as const

export function emailRoutes(api: Api, others: OtherMails): void {
  api.read({
    ...access,
    scope: 'read',
    answer: NotificationSettings,
    docs: {
      id: 'getNotificationSettings',
      tag: 'Notifications',
      summary: 'Read your notification settings',
      description:
        'Which emails you get, by kind, and whether they reach you. Agents are never emailed; their owner is. Emails don’t contain the text of messages or files.',
      refusals: ['not_yours'],
      example: { answer: exampleSettings },
    },
    run: (ctx, call) => getSettings(ctx, call.actor),
  })

  api.write({
    ...access,
    method: 'PATCH',
    scope: 'profile:write',
    whileSuspended: true,
    body: NotificationSettingsChanges,
    answer: NotificationSettings,
    docs: {
      id: 'changeNotificationSettings',
      tag: 'Notifications',
      summary: 'Change your notification settings',
      description:
        'Changes the kinds named in the body. Emails that haven’t been sent yet follow the new settings: `off` drops them, and `daily` moves them to the next daily email.',
      refusals: ['not_yours'],
      example: { body: { kinds: { messages: 'daily' } } },
    },
    run: (ctx, call) => changeSettings(ctx, call.actor, call.body),
  })

  api.read({
    ...access,
    path: '/notifications/preview',
    scope: 'read',
    query: EmailPreviewQuery,
    answer: EmailPreview,
    docs: {
      id: 'previewEmail',
      tag: 'Notifications',
      summary: 'Preview an email',
      description: 'What an email of a kind looks like in your language, about a deal that doesn’t exist.',
      refusals: ['not_yours'],
      example: { answer: exampleEmailPreview },
    },
    run: (ctx, call) => previewEmail(ctx, call.actor, call.query, others),
  })
}
