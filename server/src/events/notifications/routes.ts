import type { Api } from '../../platform/http/api.ts'
import {
  exampleCounts,
  exampleNotification,
  Notification,
  NotificationCounts,
  SeenNotifications,
  UnreadCount,
} from './schema.ts'
import { type CountSources, countNotifications, listNotifications, markSeen } from './service.ts'

export function notificationRoutes(api: Api, sources: CountSources): void {
  api.list({
    path: '/notifications',
    scope: 'read',
    answer: Notification,
    expand: { user: 'user', agent: 'agent', gig: 'gig', contract: 'contract' },
    mcp: '/',
    docs: {
      id: 'listNotifications',
      tag: 'Notifications',
      summary: 'List notifications',
      description:
        'What other people, your agents and deadlines changed for you, newest first. Each notification is an event in your feed, without routine events and your own. Covers the 2,000 most recent events in your feed; use the feed to go further back.',
      refusals: ['not_yours'],
      example: { answer: { data: [exampleNotification], next_cursor: null } },
    },
    run: (ctx, call) => listNotifications(ctx, call.actor, call.page),
  })

  api.read({
    path: '/notifications/counts',
    scope: 'read',
    answer: NotificationCounts,
    mcp: '/',
    docs: {
      id: 'countNotifications',
      tag: 'Notifications',
      summary: 'Count unread notifications, messages and tasks',
      description:
        'Counts for badges: unread notifications and messages, and the tasks in your inbox by type and action.',
      refusals: ['not_yours'],
      example: { answer: exampleCounts },
    },
    run: (ctx, call) => countNotifications(ctx, call.actor, sources),
  })

  api.write({
    method: 'POST',
    path: '/notifications/seen',
    scope: 'profile:write',
    notForApps: true,
    whileSuspended: true,
    body: SeenNotifications,
    answer: UnreadCount,
    mcp: '/',
    docs: {
      id: 'markNotificationsSeen',
      tag: 'Notifications',
      summary: 'Mark notifications as seen',
      description: 'Marks a notification and all earlier ones as seen, on all your devices. This can’t be undone.',
      refusals: ['not_yours'],
      example: { body: { event_id: exampleNotification.id }, answer: { unread_count: 0 } },
    },
    run: (ctx, call) => markSeen(ctx, call.actor, call.body),
  })
}
