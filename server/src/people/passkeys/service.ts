import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { violatesUnique } from '../../platform/db/errors.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { Browser } from '../../platform/kernel/browser.ts'
import { notFound, type Refusal, unauthorized, validationFailed } from '../../platform/kernel/errors.ts'
import { newId, type UserId } from '../../platform/kernel/ids.ts'
import { lazy } from '../../platform/kernel/lazy.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { mailUser } from '../notices/service.ts'
import type { SignedIn } from '../sessions/schema.ts'
import { signInAs } from '../sessions/service.ts'
import { authorOf, type User } from '../users/domain.ts'
import { findUser } from '../users/service.ts'
import { CHALLENGE_MINUTES, isCopy, type Passkey } from './domain.ts'
import { passkeyAddedMail, passkeyCopiedMail } from './mails.ts'
import {
  type NewPasskey,
  type PasskeyName,
  type PasskeyOptions,
  type Passkey as PasskeyShape,
  type PasskeySignIn,
  presentPasskey,
} from './schema.ts'
import * as store from './store.ts'

// Loaded with the first passkey, since it's a quarter of the code that would be loaded at startup.
const webAuthn = lazy(() => import('@simplewebauthn/server'))

// Not checked first, because the functions that verify it refuse anything malformed.
type FromBrowser = Static<typeof PasskeySignIn>['response']

/** What a browser needs to create a passkey for the caller. */
export async function registrationOptions(
  ctx: WriteContext,
  actor: Actor,
  publicUrl: string,
): Promise<Static<typeof PasskeyOptions>> {
  const [user, passkeys] = await Promise.all([
    findUser(ctx, actor.userId),
    store.listPasskeys(ctx.db, actor.userId, { limit: ctx.settings.quotas.passkeys, after: null }),
  ])
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: ctx.settings.brand.name,
    rpID: new URL(publicUrl).hostname,
    userName: user.email ?? user.display_name,
    userDisplayName: user.display_name,
    userID: userHandleOf(actor.userId),
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  store.sendNewChallenge(ctx.db, options.challenge, actor.userId, CHALLENGE_MINUTES)
  return { options }
}

export async function addPasskey(
  ctx: WriteContext,
  actor: Actor,
  { name, response }: Static<typeof NewPasskey>,
  publicUrl: string,
): Promise<Static<typeof PasskeyShape>> {
  requireQuota(ctx.settings.quotas, 'passkeys', await store.lockAndCountPasskeys(ctx.db, actor.userId))
  const challenge = challengeIn(response)
  if (!(await store.takeChallenge(ctx.db, challenge, actor.userId))) throw badResponse()
  const verified = await (await webAuthn())
    .verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      ...expectedOf(publicUrl),
    })
    .catch(() => null)
  if (!verified?.verified) throw badResponse()
  const { credential } = verified.registrationInfo
  const passkey: Passkey = {
    id: newId<'psk'>(),
    user_id: actor.userId,
    name,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transportsIn(response),
    created_at: realNow(),
    last_used_at: null,
  }
  try {
    await store.insertPasskey(ctx.db, passkey)
  } catch (error) {
    if (violatesUnique(error, 'passkeys_credential_id_key')) throw badResponse()
    throw error
  }
  record(ctx, actor, { ...passkeyEvent(passkey), type: 'passkey.added' })
  await mailUser(ctx, actor.userId, passkeyAddedMail(name))
  return presentPasskey(passkey)
}

export async function listPasskeys(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof PasskeyShape>>> {
  const { rows, next } = pageOf(await store.listPasskeys(ctx.db, actor.userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentPasskey), next }
}

export async function renamePasskey(
  ctx: WriteContext,
  actor: Actor,
  id: Passkey['id'],
  { name }: Static<typeof PasskeyName>,
): Promise<Static<typeof PasskeyShape>> {
  const renamed = await store.renamePasskey(ctx.db, actor.userId, id, name)
  if (!renamed) throw notFound()
  return presentPasskey(renamed)
}

export async function removePasskey(
  ctx: WriteContext,
  actor: Actor,
  id: Passkey['id'],
): Promise<Static<typeof PasskeyShape>> {
  const removed = await store.deletePasskey(ctx.db, actor.userId, id)
  if (!removed) throw notFound()
  record(ctx, actor, { ...passkeyEvent(removed), type: 'passkey.removed' })
  return presentPasskey(removed)
}

/** Whether the user has a way to sign in: a passkey, or an address that emails can reach. */
export async function canSignIn(ctx: ReadContext, userId: UserId): Promise<boolean> {
  const [{ email_proven }, passkeys] = await Promise.all([
    findUser(ctx, userId),
    store.listPasskeys(ctx.db, userId, { limit: 1, after: null }),
  ])
  return passkeys.length > 0 || (email_proven && ctx.settings.mail !== 'off')
}

/** What a browser needs to sign someone in with any of their passkeys. */
export async function signInOptions(ctx: WriteContext, publicUrl: string): Promise<Static<typeof PasskeyOptions>> {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    userVerification: 'required',
  })
  store.sendNewChallenge(ctx.db, options.challenge, null, CHALLENGE_MINUTES)
  return { options }
}

/** A refusal is returned and only thrown after the commit, so that the challenge is used up and a copy is reported. */
export async function signInWithPasskey(
  ctx: WriteContext,
  { response }: Static<typeof PasskeySignIn>,
  browser: Browser,
  publicUrl: string,
): Promise<{ answer: Static<typeof SignedIn>; secret: string } | Refusal> {
  const passkey = await store.lockByCredential(ctx.db, typeof response.id === 'string' ? response.id : '')
  if (!passkey || !isForUser(response, passkey.user_id)) return badPasskey()
  const challenge = challengeIn(response)
  if (!(await store.takeChallenge(ctx.db, challenge, null))) return badPasskey()
  const verified = await (await webAuthn())
    .verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...expectedOf(publicUrl),
      // Compared below, so that a copy can be reported to the owner.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    })
    .catch(() => null)
  if (!verified?.verified) return badPasskey()
  const user = await findUser(ctx, passkey.user_id)
  const { newCounter } = verified.authenticationInfo
  if (isCopy(passkey, newCounter)) {
    await reportCopy(ctx, passkey, user)
    return badPasskey()
  }
  await store.markUsed(ctx.db, passkey.id, newCounter)
  return signInAs(ctx, user, 'passkey', browser)
}

/** Deletes a batch of expired challenges; returns whether there may be more. */
export async function deleteOldChallenges(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteOldChallenges(tx, DELETE_BATCH_MAX))) === DELETE_BATCH_MAX
}

async function reportCopy(ctx: WriteContext, passkey: Passkey, user: User): Promise<void> {
  record(ctx, authorOf(user), { ...passkeyEvent(passkey), type: 'passkey.copied' })
  await mailUser(ctx, user.id, passkeyCopiedMail(passkey.name))
}

/** The challenge that the browser says it signed; empty if the response is malformed. */
function challengeIn({ response }: FromBrowser): string {
  const { clientDataJSON } = (response ?? {}) as { clientDataJSON?: unknown }
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString())
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : ''
  } catch {
    return ''
  }
}

/** How the browser can reach the device, limited to known names. */
function transportsIn({ response }: FromBrowser): readonly string[] {
  const { transports } = (response ?? {}) as { transports?: unknown }
  return TRANSPORTS.filter((name) => Array.isArray(transports) && transports.includes(name))
}

// How passkeys identify their user.
function userHandleOf(userId: UserId): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex')
}

function isForUser({ response }: FromBrowser, userId: UserId): boolean {
  const { userHandle } = (response ?? {}) as { userHandle?: unknown }
  return userHandle === undefined || userHandle === null || userHandle === userHandleOf(userId).toString('base64url')
}

// The browser also compares origin and relying party, but only the service can refuse.
function expectedOf(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
}

function passkeyEvent(passkey: Passkey) {
  return { subject: { type: 'passkey', id: passkey.id }, data: presentPasskey(passkey), audience: [passkey.user_id] }
}

function badResponse(): Refusal {
  const message = 'isn’t a valid response to this service’s options; request new options and try again'
  return validationFailed([{ path: 'response', code: 'bad_passkey_response', message }])
}

function badPasskey(): Refusal {
  return unauthorized(
    'bad_passkey',
    'We don’t recognize this passkey, or the request has expired. Try again, or sign in by email.',
  )
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const DELETE_BATCH_MAX = 1_000
