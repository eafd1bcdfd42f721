import { type Static, Type } from 'typebox'
import {
  Answer,
  IdIn,
  IdOut,
  Line,
  ListOf,
  Nullable,
  OneOf,
  Strict,
  Timestamp,
  Whole,
  withDefault,
} from '../../platform/http/shapes.ts'
import { scopes } from '../../platform/kernel/actor.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { GRACE_MAX_SECONDS, type Key as KeyRow } from './domain.ts'

export const ScopeName = OneOf('Scope', scopes)

const Scopes = ListOf(ScopeName, scopes.length, { uniqueItems: true, description: 'What the key can do.' })

const keyFields = {
  id: IdOut('key'),
  name: Type.String(),
  scopes: Scopes,
  publishable: Type.Boolean({
    description: 'Whether it’s safe to put in a web page: it can only read what visitors see, and has no scopes.',
  }),
  user_id: IdOut('usr', 'The user the key belongs to.'),
  hosted_agent_id: Nullable(IdOut('agt', 'The hosted agent the key acts for; null for a user’s key.')),
  last_four: Type.String({ description: 'The last four characters of the secret, for recognizing the key.' }),
  created_at: Timestamp(),
  expires_at: Nullable(Timestamp('When the key expires; null for never.')),
  last_used_at: Nullable(Timestamp('When the key was last used, to within a minute; null for never.')),
  revoked_at: Nullable(Timestamp('When the key was revoked; null if it hasn’t been.')),
}

export const Key = Answer(keyFields, { title: 'Key' })

export const IssuedKey = Answer(
  {
    key: Type.String({ description: 'The secret. It’s shown only once, and only a hash of it is stored.' }),
    ...keyFields,
  },
  { title: 'IssuedKey' },
)

export const VerifiedKey = Answer(
  {
    user_id: IdOut('usr'),
    hosted_agent_id: Nullable(IdOut('agt', 'Null if the key belongs to the user rather than an agent.')),
    api_key_id: IdOut('key'),
  },
  { title: 'VerifiedKey' },
)

const Name = Line(1, 100, { description: 'What the key is for.', examples: ['nightly export'] })
const ExpiresAt = Timestamp('When the key expires, in real time. Default: when the request’s key expires.')

export const NewKey = Strict(
  {
    name: Name,
    scopes: Type.Optional(Scopes),
    hosted_agent_id: Type.Optional(
      IdIn('agt', 'The hosted agent that the key is for. Default: the key is for the user.'),
    ),
    publishable: withDefault(
      Type.Boolean({
        description:
          'Creates a key for web pages (`parley_pk_…`), which can only read what visitors see. Only operators can create one, without `scopes` or `hosted_agent_id`.',
      }),
      false,
    ),
    expires_at: Type.Optional(ExpiresAt),
  },
  { title: 'NewKey' },
)

export const KeyFilter = Strict({
  hosted_agent_id: Type.Optional(IdIn('agt', 'Only keys of this hosted agent.')),
})

export const RotateKey = Strict(
  {
    grace_seconds: withDefault(Whole(0, GRACE_MAX_SECONDS, { description: 'How long the old key keeps working.' }), 0),
  },
  { title: 'RotateKey' },
)

export const RecoveryKey = Strict({ name: Type.Optional(Name) }, { title: 'RecoveryKey' })

export function presentKey(key: KeyRow): Static<typeof Key> {
  return {
    id: encodeId('key', key.id),
    name: key.name,
    scopes: [...key.scopes],
    publishable: key.publishable,
    user_id: encodeId('usr', key.user_id),
    hosted_agent_id: key.hosted_agent_id && encodeId('agt', key.hosted_agent_id),
    last_four: key.last_four,
    created_at: key.created_at,
    expires_at: key.expires_at,
    last_used_at: key.last_used_at,
    revoked_at: key.revoked_at,
  }
}

export function presentIssuedKey(key: KeyRow, secret: string): Static<typeof IssuedKey> {
  return { key: secret, ...presentKey(key) }
}

export const exampleKey: Static<typeof Key> = {
  id: 'key_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'nightly export',
  scopes: ['read'],
  publishable: false,
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  hosted_agent_id: null,
  last_four: 'q3Zx',
  created_at: '2026-11-14T23:55:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
}

export const exampleIssuedKey: Static<typeof IssuedKey> = {
  key: 'parley_sk_EXAMPLEexampleEXAMPLEexampleEXAMPLE1q3Zx',
  ...exampleKey,
}
