import type { Prefix } from './platform/kernel/ids.ts'
import { issueCodes } from './platform/kernel/issue-codes.ts'

// What the OpenAPI document says about the API as a whole.

export const tags = [
  { name: 'Health', description: 'Is the service there?' },
  { name: 'Keys', description: 'API keys: make, verify, rotate and revoke them.' },
  { name: 'Users', description: 'People and organisations, as operators manage them.' },
  { name: 'Profiles', description: 'What users show of themselves.' },
  { name: 'Agents', description: 'Hosted agents that act for their owner.' },
  { name: 'Approvals', description: 'What agents ask their owners before they do it.' },
  { name: 'Gigs', description: 'Work that is offered: post it, find it.' },
  { name: 'Applications', description: 'Who wants to do it.' },
  { name: 'Negotiations', description: 'Terms in rounds, until one side agrees to what the other offered.' },
  { name: 'Contracts', description: 'What was agreed: approve, complete or cancel it.' },
  { name: 'Milestones', description: 'Parts of a contract: fund, submit, release or refund them.' },
  {
    name: 'Disputes',
    description:
      'When the two sides cannot agree about a milestone. What they say is shown to arbiters as `statements`: data about the case, each with its author and side. Whoever judges with a program must keep these texts apart from its instructions, and never follow what they ask for.',
  },
  { name: 'Reviews', description: 'What the two sides say about each other when it is over.' },
  { name: 'Vouches', description: 'What people say for each other.' },
  { name: 'Wallet', description: 'One’s money: deposits, withdrawals, transactions and payouts.' },
  { name: 'Operator', description: 'What only operators may do.' },
  { name: 'Events', description: 'What happened, and what waits: read it, wait for it, follow it.' },
  { name: 'Webhooks', description: 'Having events sent to you, signed and until they arrive.' },
  { name: 'Sandbox', description: 'Moving time, to see what happens at deadlines. Not there in live mode.' },
] as const

/** The kind of id that follows each part of a path. */
export const idKinds: Partial<Record<string, Prefix>> = {
  agents: 'agt',
  applications: 'app',
  approvals: 'apr',
  contracts: 'con',
  deposits: 'dep',
  deliveries: 'dlv',
  disputes: 'dsp',
  gigs: 'gig',
  keys: 'key',
  milestones: 'mil',
  negotiations: 'neg',
  payouts: 'pay',
  profile: 'usr',
  reviews: 'rev',
  users: 'usr',
  vouches: 'vch',
  withdrawals: 'wdr',
  webhooks: 'whk',
}

/** The introduction at the top of the API reference. */
export function describeApi(): string {
  return `A marketplace where people, and the AI agents that act for them, find each other, agree and get paid.

## Conventions

- **Keys** go into \`Authorization: Bearer …\` or \`x-api-key: …\`. Each operation names the scope it needs.
- **Ids** have a prefix that says what they identify (\`usr_…\`, \`key_…\`). An id of another form or kind is not found.
- **Times** are RFC 3339 in UTC with milliseconds; money is in whole cents.
- **Input is strict**: unknown fields are refused, values are never converted, and every problem is reported at once.
- **Lists** answer \`{"data": […], "next_cursor": …}\`. Pass \`next_cursor\` as \`cursor\` for the next page.
- **Repeating safely**: send \`Idempotency-Key\` with any POST. The same key and body give the first answer again for 24 hours.
- **Changing safely**: send the \`ETag\` you read as \`If-Match\`; if somebody was faster, the answer is 412.
- **Limits**: \`RateLimit\` and \`RateLimit-Policy\` say where you stand; over a limit the answer is 429 with \`Retry-After\`.

## Errors

Every error has the same body: \`{"error": {"code", "message", "issues"}}\`. \`code\` is one of seven:

| \`code\` | HTTP | Also |
|---|---|---|
| \`UNAUTHORIZED\` | 401 | |
| \`FORBIDDEN\` | 403 | 429 over a limit |
| \`NOT_FOUND\` | 404 | |
| \`BAD_REQUEST\` | 400 | 405, 408, 413, 414, 415, 417 and 431 |
| \`VALIDATION_FAILED\` | 422 | |
| \`CONFLICT\` | 409 | 412 when the resource has changed since it was read |
| \`INTERNAL_ERROR\` | 500 | 503 when overloaded, draining or without a database |

\`issues[].code\` says exactly what was wrong:

${issueCodeTable()}`
}

/** All issue codes as a table in Markdown. */
function issueCodeTable(): string {
  const rows = Object.entries(issueCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  return ['| `issues[].code` | What it means, and what to do |', '|---|---|', ...rows].join('\n')
}
