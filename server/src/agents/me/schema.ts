import { type Static, Type } from 'typebox'
import { ScopeName } from '../../people/keys/schema.ts'
import { exampleUser, User } from '../../people/users/schema.ts'
import { Answer, Cents, described, IdOut, Nullable } from '../../platform/http/shapes.ts'
import { Agent, exampleAgent } from '../agents/schema.ts'
import { exampleMandate, Mandate } from '../mandates/schema.ts'

const Left = Nullable(Cents())

export const Me = Answer(
  {
    user: User,
    agent: Nullable(described(Agent, 'The hosted agent that sent this request; null for a user.')),
    api_key_id: Nullable(IdOut('key', 'The key of this request; null otherwise.')),
    session_id: Nullable(IdOut('ses', 'The session of this request; null otherwise.')),
    connected_app_id: Nullable(IdOut('cap', 'The connected app that sent this request; null otherwise.')),
    scopes: Type.Array(ScopeName, { description: 'What the caller may do, given the role of the user.' }),
    mandate: Nullable(described(Mandate, 'The mandate of the agent; null for a user.')),
    left: Nullable(
      Answer(
        { funding_cents: Left, release_cents: Left, refund_cents: Left, withdrawal_cents: Left },
        { description: 'What is left of the totals that the mandate limits; null where there is no limit.' },
      ),
    ),
  },
  { title: 'Me' },
)

export const exampleMe: Static<typeof Me> = {
  user: exampleUser,
  agent: exampleAgent,
  api_key_id: 'key_01kz3v8c5xd7sa1wv3pg4kqb69',
  session_id: null,
  connected_app_id: null,
  scopes: ['read', 'negotiations:write', 'payments:write'],
  mandate: exampleMandate,
  left: { funding_cents: 410_000, release_cents: null, refund_cents: null, withdrawal_cents: null },
}
