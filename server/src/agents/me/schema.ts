import { type Static, Type } from 'typebox'
import { ScopeName } from '../../people/keys/schema.ts'
import { exampleOwnTerms, OwnTerms } from '../../people/terms-of-use/schema.ts'
import { exampleUser, User } from '../../people/users/schema.ts'
import { Answer, Cents, described, FeeBps, IdOut, Nullable } from '../../platform/http/shapes.ts'
import { Agent, exampleAgent } from '../agents/schema.ts'
import { exampleMandate, Mandate } from '../mandates/schema.ts'

const Left = Nullable(Cents())

export const Me = Answer(
  {
    user: User,
    agent: Nullable(described(Agent, 'The hosted agent that sent this request; null for a user.')),
    api_key_id: Nullable(IdOut('key', 'The key that sent this request; null if there was none.')),
    session_id: Nullable(IdOut('ses', 'The session that sent this request; null if there was none.')),
    connected_app_id: Nullable(IdOut('cap', 'The connected app that sent this request; null if there was none.')),
    scopes: Type.Array(ScopeName, { description: 'What the caller can do, given the user’s role.' }),
    fee_bps: FeeBps,
    terms: OwnTerms,
    mandate: Nullable(described(Mandate, 'The mandate of the agent; null for a user.')),
    left: Nullable(
      Answer(
        { funding_cents: Left, release_cents: Left, refund_cents: Left, withdrawal_cents: Left },
        { description: 'How much is left of each total the mandate limits; null if there’s no limit.' },
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
  fee_bps: 500,
  terms: exampleOwnTerms,
  mandate: exampleMandate,
  left: { funding_cents: 410_000, release_cents: null, refund_cents: null, withdrawal_cents: null },
}
