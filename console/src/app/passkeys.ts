import { parley } from './parley.ts'

/** Whether this browser can use passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Signs in with a passkey; returns the id of the user. Throws a DOMException when the person cancels. */
export async function signInWithPasskey(): Promise<string> {
  const { options } = await parley.session.passkey.options()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const response = jsonOf(await navigator.credentials.get({ publicKey }))
  return (await parley.session.passkey.create({ response })).user.user_id
}

/** Adds a passkey of this device to the account. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await parley.passkeys.options()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const response = jsonOf(await navigator.credentials.create({ publicKey }))
  await parley.passkeys.create({ name, response })
}

function jsonOf(credential: Credential | null): Record<string, never> {
  if (!credential) throw new DOMException('No passkey was chosen.', 'NotAllowedError')
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, never>
}
