import { type Static, Type } from 'typebox'
import { Answer, IdOut, Line, Nullable, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Passkey as PasskeyRow } from './domain.ts'

export const Passkey = Answer(
  {
    id: IdOut('psk'),
    name: Type.String({ examples: ['Ada’s phone'] }),
    created_at: Timestamp(),
    last_used_at: Nullable(Timestamp()),
  },
  { title: 'Passkey' },
)

/** WebAuthn defines the fields, and browsers add new ones. */
const FromBrowser = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  maxProperties: 20,
  description: 'The browser’s response, as serialized by `credential.toJSON()`.',
})

export const PasskeyOptions = Answer(
  {
    options: Type.Unsafe<object>({
      type: 'object',
      // WebAuthn defines the fields.
      additionalProperties: true,
      description: 'The input for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.',
    }),
  },
  { title: 'PasskeyOptions' },
)

export const NewPasskey = Strict(
  { name: Line(1, 100, { description: 'Your name for the device.' }), response: FromBrowser },
  { title: 'NewPasskey' },
)

export const PasskeyName = Strict({ name: Line(1, 100) }, { title: 'PasskeyName' })

export const PasskeySignIn = Strict({ response: FromBrowser }, { title: 'PasskeySignIn' })

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Static<typeof Passkey> {
  return { id: encodeId('psk', id), name, created_at, last_used_at }
}

export const examplePasskey: Static<typeof Passkey> = {
  id: 'psk_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Ada’s phone',
  created_at: '2026-11-14T23:55:00.000Z',
  last_used_at: null,
}
