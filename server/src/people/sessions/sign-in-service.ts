import { timingSafeEqual } from 'node:crypto'
import type { Static } from 'typebox'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Browser } from '../../platform/kernel/browser.ts'
import { Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, newId, toId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/languages.ts'
import { siteFor } from '../../platform/kernel/site.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { queueMail, requireMail, trustAddress } from '../../platform/mail/service.ts'
import { networkOf } from '../../platform/network.ts'
import { hashToken } from '../../platform/token.ts'
import { profileKinds } from '../profiles/domain.ts'
import { acceptAtSignUp } from '../terms-of-use/service.ts'
import type { User } from '../users/domain.ts'
import { findUser, signUp } from '../users/service.ts'
import { takeAddress } from './address-service.ts'
import { badProof, type ProofFor, requireSignUp, requireUsable } from './domain.ts'
import { noAccountMail, signInMail } from './mails.ts'
import { codeHash, makeProof, mayMail, mayTryCode } from './proof-service.ts'
import * as proofStore from './proof-store.ts'
import type { SentMail, SignedIn, SignIn, SignInMail } from './schema.ts'
import { signInAs } from './service.ts'

/**
 * Sends an email with a link and a code. The response and the work are the same for known and unknown addresses, so that no one
 * can find out which addresses have an account. `language`: of the page, for readers who haven't chosen one.
 */
export async function sendSignInMail(
  ctx: WriteContext,
  { email, return_to }: Static<typeof SignInMail>,
  { address }: Browser,
  publicUrl: string,
  language: Language,
): Promise<Static<typeof SentMail>> {
  requireMail(ctx)
  const askedBy = networkOf(address)
  const [isAllowed, known] = await Promise.all([
    mayMail(ctx, email, askedBy),
    proofStore.findUserByEmail(ctx.db, email),
  ])
  // No one can have the link or code from an email that isn't sent, so such an attempt needs no row.
  if (!isAllowed) return { sent: true, attempt: encodeId('prf', newId<'prf'>()) }
  const returnTo = return_to ?? null
  const { id, token, code } = makeProof(ctx, { purpose: 'sign_in', email, userId: null, returnTo, askedBy })
  // The token is in the fragment, which browsers don't send, so email scanners that open the link don't use it up.
  const link = `${publicUrl}/sign-in#token=${token}`
  const mayJoin = known !== null || ctx.settings.signUp === 'open'
  // Sent to the verified address itself, not to what was typed: only its owner may get in, however the two were compared.
  const to = known?.email ?? email
  const site = siteFor({ chosen: known?.language ?? language }, ctx.settings)
  const mail = mayJoin ? signInMail(to, { link, code }) : noAccountMail(to)
  queueMail(ctx, site, mail(site))
  return { sent: true, attempt: encodeId('prf', id) }
}

/**
 * Signs in with an email's link or code; a new address creates a user. Wrong codes are counted, so the refusal is returned and
 * only thrown after the commit.
 */
export async function signIn(
  ctx: WriteContext,
  body: Static<typeof SignIn>,
  browser: Browser,
): Promise<{ answer: Static<typeof SignedIn>; secret: string } | Refusal> {
  const proof = await lockProof(ctx, body)
  if (proof instanceof Refusal) return proof
  const user = await userOf(ctx, proof, body)
  await proofStore.markUsed(ctx.db, proof.id)
  if (proof.email !== null) trustAddress(ctx, proof.email)
  const method = proof.purpose === 'sign_in' ? 'email' : proof.purpose
  return signInAs(ctx, user, method, browser, { returnTo: proof.return_to })
}

/** Deletes a batch of old proofs; returns whether there may be more. */
export async function deleteOldProofs(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => proofStore.deleteOldProofs(tx, DELETE_BATCH_MAX))) === DELETE_BATCH_MAX
}

async function lockProof(ctx: WriteContext, body: Static<typeof SignIn>): Promise<SignInProof | Refusal> {
  const { token, attempt, code } = body
  if (token !== undefined) {
    const proof = requireUsable(await proofStore.lockProofByToken(ctx.db, hashToken(token)), signInPurposes, realNow())
    if (proof.email !== null) proofStore.lockEmail(ctx.db, proof.email)
    return proof
  }
  if (attempt === undefined || code === undefined) {
    const path = attempt === undefined && code === undefined ? 'token' : attempt === undefined ? 'attempt' : 'code'
    throw validationFailed([
      {
        path,
        code: 'required',
        message: path === 'token' ? 'is required unless attempt and code are given' : 'is required',
        details: { types: ['string'], ...(path === 'token' && { alternatives: ['attempt', 'code'] }) },
      },
    ])
  }
  const locked = await proofStore.lockProof(ctx.db, toId('prf', attempt))
  const proof = requireUsable(locked, signInPurposes, realNow())
  if (proof.email === null) throw badProof()
  proofStore.lockEmail(ctx.db, proof.email)
  if (!(await mayTryCode(ctx, proof.email, proof.asked_by))) throw badProof()
  const isRight = timingSafeEqual(Buffer.from(locked?.code_hash ?? ''), Buffer.from(codeHash(ctx, proof.id, code)))
  if (isRight) return proof
  await proofStore.countWrongCode(ctx.db, proof.id)
  return badProof()
}

async function userOf(ctx: WriteContext, proof: SignInProof, body: Static<typeof SignIn>): Promise<User> {
  const { email, user_id } = proof
  if (user_id !== null) {
    const user = await findUser(ctx, user_id)
    if (proof.purpose !== 'invitation' || email === null) return user
    await takeAddress(ctx, user, email)
    return findUser(ctx, user_id)
  }
  if (email === null) throw badProof()
  const known = await proofStore.findUserByEmail(ctx.db, email)
  if (known) return findUser(ctx, known.id)
  requireSignUp(ctx.settings.signUp)
  const { display_name, kind, terms_version } = body
  if (display_name === undefined || kind === undefined) {
    const fields = Object.entries({ display_name, kind }).filter(([, value]) => value === undefined)
    throw validationFailed(
      fields.map(([path]) => ({
        path,
        code: 'required',
        message: 'is required for a new user',
        details: { types: ['string'], ...(path === 'kind' && { allowed: profileKinds }) },
      })),
    )
  }
  const user = await signUp(ctx, { display_name, kind })
  if (terms_version !== undefined) await acceptAtSignUp(ctx, user.id, terms_version)
  await proofStore.proveEmail(ctx.db, user.id, email)
  return findUser(ctx, user.id)
}

const signInPurposes = ['sign_in', 'invitation', 'operator_link'] as const
type SignInProof = ProofFor<(typeof signInPurposes)[number]>

const DELETE_BATCH_MAX = 1_000
