import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { getDelivery, listDeliveries, retryDelivery, retryFailedDeliveries } from './delivery-service.ts'
import {
  Delivery,
  DeliveryFilter,
  DeliveryWithBody,
  exampleDelivery,
  exampleDeliveryWithBody,
  exampleWebhook,
  exampleWebhookWithSecret,
  NewWebhook,
  RetriedDeliveries,
  Webhook,
  WebhookChanges,
  WebhookFilter,
  WebhookWithSecret,
} from './schema.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateSecret,
  testWebhook,
  type WebhookRules,
} from './service.ts'

export function webhookRoutes(api: Api, rules: WebhookRules): void {
  api.list({
    path: '/webhooks',
    scope: 'read',
    notForApps: true,
    query: WebhookFilter,
    answer: Webhook,
    metadata: (webhook) => [webhook],
    mcp: '/developers/webhooks',
    docs: {
      id: 'listWebhooks',
      tag: 'Webhooks',
      summary: 'List webhooks',
      description: 'Your webhooks, newest first, without their secrets. Hosted agents can’t have webhooks.',
    },
    run: (ctx, call) => listWebhooks(ctx, call.actor, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/webhooks',
    scope: 'webhooks:write',
    recentSignIn: true,
    body: NewWebhook,
    answer: WebhookWithSecret,
    metadata: (webhook) => [webhook],
    created: (webhook) => `/webhooks/${webhook.id}`,
    showsSecret: true,
    mcp: '/developers/webhooks',
    docs: {
      id: 'createWebhook',
      tag: 'Webhooks',
      summary: 'Register a webhook',
      description:
        'New events of these types that concern you are sent to the URL by POST, signed as defined by [Standard Webhooks](https://www.standardwebhooks.com). Verify `webhook-signature` with `secret`, which is shown only once. Use `webhook-id` to recognize events you’ve already handled: an event can arrive more than once and out of order. A 2xx within 15 seconds counts as success. Otherwise, the event is sent up to 10 times over about 3 days, respecting `Retry-After`. The webhook is disabled immediately after a 410, or after 5 days of failures. A user can have 10 webhooks, unless configured otherwise (`quota_reached`). The key also needs `read`. Events for all arbiters or operators, such as new disputes and pending payments, are sent only to webhooks registered with a key that has `disputes:arbitrate`, or `admin` for an operator. Only such a key can then change their URL. The owner gets an email. With `audience: market`, the webhook gets what `GET /events?audience=market` shows. With `audience: all`, it gets every event without texts. This requires an operator (`admin`) and is recorded in the audit log, and all operators get an email. Deliveries stop when the owner is no longer an operator.',
      refusals: ['quota_reached'],
      example: {
        body: { url: exampleWebhook.url, events: exampleWebhook.events, description: exampleWebhook.description },
        answer: exampleWebhookWithSecret,
      },
    },
    isStaffAct: followsAll,
    run: (ctx, call) => createWebhook(ctx, call.actor, rules, call.body),
  })

  api.read({
    path: '/webhooks/:id',
    scope: 'read',
    notForApps: true,
    answer: Webhook,
    metadata: (webhook) => [webhook],
    mcp: '/developers/webhooks',
    docs: {
      id: 'getWebhook',
      tag: 'Webhooks',
      summary: 'Read a webhook',
      description: 'One of your webhooks, without its secret.',
      example: { answer: exampleWebhook },
    },
    run: (ctx, call) => getWebhook(ctx, call.actor, toId('whk', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/webhooks/:id',
    scope: 'webhooks:write',
    recentSignIn: ({ url }) => url !== undefined,
    body: WebhookChanges,
    answer: Webhook,
    metadata: (webhook) => [webhook],
    mcp: '/developers/webhooks',
    docs: {
      id: 'changeWebhook',
      tag: 'Webhooks',
      summary: 'Change a webhook',
      description:
        'Omitted fields don’t change; `null` clears the description. A disabled webhook gets no new events, and its pending deliveries wait until it’s enabled. Read the events it missed in the feed. With a session, changing the URL needs a recent sign-in. The owner gets an email.',
      example: {
        body: { enabled: false },
      },
    },
    isStaffAct: followsAll,
    run: (ctx, call) => changeWebhook(ctx, call.actor, rules, toId('whk', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/webhooks/:id',
    scope: 'webhooks:write',
    answer: Deleted,
    metadata: (webhook) => [webhook],
    mcp: '/developers/webhooks',
    docs: {
      id: 'deleteWebhook',
      tag: 'Webhooks',
      summary: 'Delete a webhook',
      description: 'No more events are sent to it, and its delivery log is deleted.',
    },
    run: (ctx, call) => deleteWebhook(ctx, call.actor, toId('whk', call.params.id), call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/test',
    scope: 'webhooks:write',
    answer: Delivery,
    mcp: '/developers/webhooks',
    docs: {
      id: 'testWebhook',
      tag: 'Webhooks',
      summary: 'Test a webhook',
      description:
        'Sends a `webhook.test` event to this webhook only, even if it doesn’t subscribe to that type. Returns the delivery; its result appears in the delivery log.',
      refusals: ['webhook_disabled'],
      example: { answer: { ...exampleDelivery, type: 'webhook.test', attempts: [] } },
    },
    run: (ctx, call) => testWebhook(ctx, call.actor, toId('whk', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/rotate-secret',
    scope: 'webhooks:write',
    recentSignIn: true,
    answer: WebhookWithSecret,
    showsSecret: true,
    mcp: '/developers/webhooks',
    docs: {
      id: 'rotateWebhookSecret',
      tag: 'Webhooks',
      summary: 'Rotate a webhook’s secret',
      description:
        'Creates a new secret, which is shown only once. For 24 hours, every request is signed with both secrets: `webhook-signature` then contains several signatures, and each secret verifies one of them.',
      refusals: ['too_many_secrets'],
      example: { answer: { ...exampleWebhookWithSecret, version: 2 } },
    },
    isStaffAct: followsAll,
    run: (ctx, call) => rotateSecret(ctx, call.actor, rules, toId('whk', call.params.id)),
  })

  api.list({
    path: '/webhooks/:id/deliveries',
    scope: 'read',
    notForApps: true,
    query: DeliveryFilter,
    answer: Delivery,
    mcp: '/developers/webhooks',
    docs: {
      id: 'listDeliveries',
      tag: 'Webhooks',
      summary: 'List deliveries',
      description: 'The deliveries of a webhook, newest first, with every attempt. Kept for 30 days.',
    },
    run: (ctx, call) => listDeliveries(ctx, call.actor, toId('whk', call.params.id), call.query, call.page),
  })

  api.read({
    path: '/webhooks/:id/deliveries/:deliveryId',
    scope: 'read',
    notForApps: true,
    answer: DeliveryWithBody,
    mcp: '/developers/webhooks',
    docs: {
      id: 'getDelivery',
      tag: 'Webhooks',
      summary: 'Read a delivery',
      description: 'One delivery with every attempt, and the body that was sent.',
      example: { answer: exampleDeliveryWithBody },
    },
    run: (ctx, call) => getDelivery(ctx, call.actor, toId('whk', call.params.id), toId('dlv', call.params.deliveryId)),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/deliveries/retry-failed',
    scope: 'webhooks:write',
    answer: RetriedDeliveries,
    mcp: '/developers/webhooks',
    docs: {
      id: 'retryFailedDeliveries',
      tag: 'Webhooks',
      summary: 'Retry all failed deliveries',
      description: 'Resends the events of all failed deliveries immediately. At most 1,000 per request.',
      refusals: ['webhook_disabled'],
      example: { answer: { retried: 12, has_more: false } },
    },
    run: (ctx, call) => retryFailedDeliveries(ctx, call.actor, toId('whk', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/retry',
    scope: 'webhooks:write',
    answer: Delivery,
    mcp: '/developers/webhooks',
    docs: {
      id: 'retryDelivery',
      tag: 'Webhooks',
      summary: 'Retry a delivery',
      description:
        'Resends the event immediately, even if the delivery has succeeded, has failed, or is waiting for its next attempt.',
      refusals: ['webhook_disabled', 'too_many_attempts'],
    },
    run: (ctx, call) =>
      retryDelivery(ctx, call.actor, toId('whk', call.params.id), toId('dlv', call.params.deliveryId)),
  })
}

function followsAll(_actor: Actor, { audience }: { audience: string }): boolean {
  return audience === 'all'
}
