import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Line, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { channels, type LoggedRequest as RequestRow, statusClasses } from './domain.ts'

export const LoggedRequest = Answer(
  {
    id: IdOut('req'),
    at: Timestamp('When it arrived, in real time.'),
    channel: OneOf('RequestChannel', channels, '`mcp`: an MCP tool called the operation.'),
    operation: Type.String({ description: 'The operation id in this document.' }),
    method: Type.String(),
    path: Type.String({ description: 'Without the query.' }),
    status: Type.Integer(),
    issue_codes: Type.Array(Type.String(), { description: 'Why it was refused.' }),
    duration_ms: Type.Integer(),
    request_id: Type.String({ description: 'The response’s `x-request-id`.' }),
    key_id: Nullable(IdOut('key', 'Null for an app.')),
    connected_app_id: Nullable(IdOut('cap', 'Null for a key.')),
    hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent that sent it.')),
  },
  { title: 'LoggedRequest' },
)

export const RequestFilter = Strict({
  key_id: Type.Optional(IdIn('key', 'Only requests with this key.')),
  operation: Type.Optional(Line(1, 100, { description: 'Only calls to this operation.', examples: ['createGig'] })),
  status: Type.Optional(OneOf('RequestStatus', statusClasses, '`failed`: 4xx and 5xx.')),
})

export function presentRequest(row: RequestRow): Static<typeof LoggedRequest> {
  return {
    id: encodeId('req', row.id),
    at: row.at,
    channel: row.channel,
    operation: row.operation,
    method: row.method,
    path: row.path,
    status: row.status,
    issue_codes: [...row.issue_codes],
    duration_ms: row.duration_ms,
    request_id: row.request_id,
    key_id: row.key_id && encodeId('key', row.key_id),
    connected_app_id: row.connected_app_id && encodeId('cap', row.connected_app_id),
    hosted_agent_id: row.hosted_agent_id && encodeId('agt', row.hosted_agent_id),
  }
}

export const exampleRequest: Static<typeof LoggedRequest> = {
  id: 'req_01kz3v9d6ye8tb2xw4qh5mrc7a',
  at: '2026-11-14T23:55:00.000Z',
  channel: 'api',
  operation: 'createGig',
  method: 'POST',
  path: '/api/gigs',
  status: 422,
  issue_codes: ['required'],
  duration_ms: 12,
  request_id: '0190e1d0-7b3a-7c55-9a53-1f0c2b8a9d10',
  key_id: 'key_01kz3v9d6ye8tb2xw4qh5mrc7a',
  connected_app_id: null,
  hosted_agent_id: null,
}
