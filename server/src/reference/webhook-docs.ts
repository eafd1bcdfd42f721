import type { Components, Json } from '../platform/docs/components.ts'
import { type DocumentedEvent, documentedEvents } from './event-docs.ts'
import { payloadOf } from './event-shapes.ts'

/** The request that webhooks get for this type of event. */
export function webhookOf({ type, summary, component }: DocumentedEvent, components: Components): Json {
  return {
    post: {
      operationId: `on${type
        .split(/[._]/)
        .map((word) => word[0]?.toUpperCase() + word.slice(1))
        .join('')}`,
      tags: ['Webhooks'],
      summary,
      security: [],
      requestBody: components.add('requestBodies', component, requestOf(component, components)),
      responses: { default: components.add('responses', 'WebhookAnswer', answer) },
    },
  }
}

// Types whose `data` has the same shape share a request. Its example is named after the type it shows.
function requestOf(component: string, components: Components): Json {
  const shown = documentedEvents.find((event) => event.component === component && event.example)
  if (!shown) throw new Error(`No event of ${component} has an example.`)
  const { type, example: data } = shown
  const example = { value: { id: EXAMPLE_ID, type, timestamp: '2026-11-14T23:55:00.000Z', data } }
  return {
    required: true,
    content: {
      'application/json': { schema: components.schemaOf(payloadOf(shown)), examples: { [type]: example } },
    },
  }
}

const answer = {
  description:
    '2xx within 15 seconds: the delivery succeeded. 410: the webhook is disabled. Any other status, including redirects, or no response: the event is sent again, respecting `Retry-After`. The log keeps up to 16 KiB of the response.',
}

const EXAMPLE_ID = 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a'
