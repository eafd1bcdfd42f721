import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { listDeliveries, retryDelivery } from './delivery-service.ts'
import {
  Delivery,
  DeliveryFilter,
  exampleDelivery,
  exampleWebhook,
  exampleWebhookWithSecret,
  NewWebhook,
  Webhook,
  WebhookChanges,
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
    answer: Webhook,
    docs: {
      id: 'listWebhooks',
      tag: 'Webhooks',
      summary: 'List webhooks',
      description: 'One’s own webhooks, newest first, without their secrets. Hosted agents have none.',
      example: { answer: { data: [exampleWebhook], next_cursor: null } },
    },
    run: (ctx, call) => listWebhooks(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/webhooks',
    scope: 'webhooks:write',
    body: NewWebhook,
    answer: WebhookWithSecret,
    created: (webhook) => `/webhooks/${webhook.id}`,
    showsSecret: true,
    docs: {
      id: 'createWebhook',
      tag: 'Webhooks',
      summary: 'Register a webhook',
      description:
        'From now on, events of these types that concern the caller are sent to the URL by POST, signed by [Standard Webhooks](https://www.standardwebhooks.com): verify `webhook-signature` with `secret`, which is shown this once, and use `webhook-id` to tell what you have seen, since an event can arrive more than once and out of order. A 2xx within 15 seconds is success. Otherwise it is tried 10 times over about 3 days, not before `Retry-After`; 410 switches the webhook off at once, 5 days of failure do too. At most 10 webhooks a user. The key also needs `read`. What an arbiter is told as one, such as the disputes of others, goes to webhooks registered by a key that holds `disputes:arbitrate`; from then on, only such a key can give them another URL.',
      refusals: ['too_many_webhooks'],
      example: {
        body: { url: exampleWebhook.url, events: exampleWebhook.events, description: exampleWebhook.description },
        answer: exampleWebhookWithSecret,
      },
    },
    run: (ctx, call) => createWebhook(ctx, call.actor, rules, call.body),
  })

  api.read({
    path: '/webhooks/:id',
    scope: 'read',
    answer: Webhook,
    docs: {
      id: 'getWebhook',
      tag: 'Webhooks',
      summary: 'Read a webhook',
      description: 'One of one’s own webhooks, without its secret.',
      example: { answer: exampleWebhook },
    },
    run: (ctx, call) => getWebhook(ctx, call.actor, toId('whk', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/webhooks/:id',
    scope: 'webhooks:write',
    body: WebhookChanges,
    answer: Webhook,
    docs: {
      id: 'changeWebhook',
      tag: 'Webhooks',
      summary: 'Change a webhook',
      description:
        'What is left out stays; `null` clears the description. While it is disabled it gets no new events, and what was not delivered waits: enabling it sends that on. Events of the meantime are in the feed.',
      example: {
        body: { enabled: false },
        answer: { ...exampleWebhook, enabled: false, disabled_reason: 'owner', version: 2 },
      },
    },
    run: (ctx, call) => changeWebhook(ctx, call.actor, rules, toId('whk', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/webhooks/:id',
    scope: 'webhooks:write',
    answer: Deleted,
    docs: {
      id: 'deleteWebhook',
      tag: 'Webhooks',
      summary: 'Remove a webhook',
      description: 'Nothing is sent to it any more, and its log of deliveries is gone.',
      example: { answer: { id: exampleWebhook.id, deleted: true } },
    },
    run: (ctx, call) => deleteWebhook(ctx, call.actor, toId('whk', call.params.id), call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/test',
    scope: 'webhooks:write',
    answer: Delivery,
    docs: {
      id: 'testWebhook',
      tag: 'Webhooks',
      summary: 'Test a webhook',
      description:
        'Sends an event of the type `webhook.test` to this webhook alone, whatever it has asked for. The answer is the delivery; the log tells how it went.',
      refusals: ['webhook_disabled'],
      example: { answer: { ...exampleDelivery, type: 'webhook.test', attempts: [] } },
    },
    run: (ctx, call) => testWebhook(ctx, call.actor, toId('whk', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/rotate-secret',
    scope: 'webhooks:write',
    answer: WebhookWithSecret,
    showsSecret: true,
    docs: {
      id: 'rotateWebhookSecret',
      tag: 'Webhooks',
      summary: 'Rotate a webhook’s secret',
      description:
        'Makes a new secret and shows it this once. For 24 hours the old one signs beside it: `webhook-signature` then holds several signatures, and either secret verifies.',
      refusals: ['too_many_secrets'],
      example: { answer: { ...exampleWebhookWithSecret, version: 2 } },
    },
    run: (ctx, call) => rotateSecret(ctx, call.actor, rules, toId('whk', call.params.id)),
  })

  api.list({
    path: '/webhooks/:id/deliveries',
    scope: 'read',
    query: DeliveryFilter,
    answer: Delivery,
    docs: {
      id: 'listDeliveries',
      tag: 'Webhooks',
      summary: 'See what was delivered',
      description: 'The deliveries of a webhook, newest first, with every attempt. Kept for 30 days.',
      example: { answer: { data: [exampleDelivery], next_cursor: null } },
    },
    run: (ctx, call) => listDeliveries(ctx, call.actor, toId('whk', call.params.id), call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/retry',
    scope: 'webhooks:write',
    answer: Delivery,
    docs: {
      id: 'retryDelivery',
      tag: 'Webhooks',
      summary: 'Deliver again',
      description: 'Has it tried once more, now, whether it failed, succeeded, or waits for its next attempt.',
      refusals: ['webhook_disabled', 'too_many_attempts'],
      example: { answer: exampleDelivery },
    },
    run: (ctx, call) =>
      retryDelivery(ctx, call.actor, toId('whk', call.params.id), toId('dlv', call.params.deliveryId)),
  })
}
