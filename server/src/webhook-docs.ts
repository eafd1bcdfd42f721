import { type TObject, Type } from 'typebox'
import type { DocumentedWebhook } from './platform/http/openapi.ts'
import { IdOut, Strict, Timestamp } from './platform/http/shapes.ts'

type Json = Record<string, unknown>

/** Everything the OpenAPI document contains about one type of event. */
export interface DocumentedEvent {
  type: string
  summary: string
  /** The shape of `data`. */
  data: TObject
  example: object
}

/** What is sent to webhooks for this type of event. */
export function documentedWebhook(event: DocumentedEvent): DocumentedWebhook {
  return { type: event.type, payload: payloadOf(event), pathItem: (schema) => pathItemOf(event, schema) }
}

function payloadOf({ type, data }: DocumentedEvent): TObject {
  return Strict({
    id: IdOut('evt', 'The event’s id; also the `webhook-id`, and the same in the feed.'),
    type: Type.Unsafe<string>({ type: 'string', const: type }),
    timestamp: Timestamp('When it happened.'),
    data,
  })
}

function pathItemOf({ type, summary, example }: DocumentedEvent, schema: Json): Json {
  return {
    post: {
      operationId: `on${type
        .split(/[._]/)
        .map((word) => word[0]?.toUpperCase() + word.slice(1))
        .join('')}`,
      tags: ['Webhooks'],
      summary,
      description: `${summary} Sent to those of your webhooks that asked for \`${type}\`, or for all.`,
      security: [],
      parameters: signatureHeaders,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema,
            example: { id: EXAMPLE_ID, type, timestamp: '2026-11-14T23:55:00.000Z', data: example },
          },
        },
      },
      responses: {
        default: {
          description:
            'A 2xx within 15 seconds: it has arrived. 410: nobody wants it here any more, and the webhook is switched off. Anything else, a redirect too, or no answer: it is sent again, not before `Retry-After`. Up to 16 KiB of the answer are kept in the log.',
        },
      },
    },
  }
}

const EXAMPLE_ID = 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a'

const signatureHeaders = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The event’s id, the same for every attempt: what tells you that you have seen it.',
    schema: { type: 'string', examples: [EXAMPLE_ID] },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this attempt was made, in seconds since 1970. Refuse what is too old.',
    schema: { type: 'string', examples: ['1794700500'] },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'One or more signatures by Standard Webhooks, with spaces between them: HMAC-SHA-256 over id, timestamp and body.',
    schema: { type: 'string', examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] },
  },
]
