import { randomInt } from 'node:crypto'
import type { WriteContext } from '../../platform/context.ts'
import { newId, type UserId } from '../../platform/kernel/ids.ts'
import { SETUP_PATH } from '../../platform/kernel/setup.ts'
import { addDays, addSeconds, realNow } from '../../platform/kernel/time.ts'
import { networkOf } from '../../platform/network.ts'
import { hashToken, newToken } from '../../platform/token.ts'
import {
  INVITATION_DAYS,
  isWithin,
  MAILS_PER_EMAIL_AND_HOUR,
  MAILS_PER_SOURCE_AND_HOUR,
  PROOF_MINUTES,
  type Proof,
  type ProofPurpose,
  WRONG_CODES_PER_DAY,
} from './domain.ts'
import * as proofStore from './proof-store.ts'

export interface NewProof {
  purpose: ProofPurpose
  /** Null for a printed link. */
  email: string | null
  userId: UserId | null
  returnTo?: string | null
  /** The network or user that requested it. */
  askedBy: string
}

/** Stores a proof; returns the secrets for the email. Sent with the commit. */
export function makeProof(ctx: WriteContext, { purpose, email, userId, returnTo = null, askedBy }: NewProof) {
  const [token, code, now] = [newToken(), newCode(), realNow()]
  const expiresAt = purpose === 'invitation' ? addDays(now, INVITATION_DAYS) : addSeconds(now, PROOF_MINUTES * 60)
  const proof: Proof = {
    id: newId<'prf'>(),
    purpose,
    email,
    user_id: userId,
    wrong_codes: 0,
    return_to: returnTo,
    asked_by: askedBy,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  }
  const secrets = { tokenHash: hashToken(token), codeHash: codeHash(ctx, proof.id, code) }
  proofStore.sendNewProof(ctx.db, proof, secrets)
  return { id: proof.id, token, code, expiresAt }
}

/** Whether one more email may be sent to the address and requested by this network or user. */
export async function mayMail(ctx: WriteContext, email: string, askedBy: string): Promise<boolean> {
  const known = await knownNetworksOf(ctx, email)
  const counted = await proofStore.lockAndCountMails(ctx.db, email, askedBy, known)
  return (
    counted.ofSource < MAILS_PER_SOURCE_AND_HOUR && isWithin(MAILS_PER_EMAIL_AND_HOUR, counted, known.includes(askedBy))
  )
}

/** Whether one more code may be tried for a proof sent to this address. */
export async function mayTryCode(ctx: WriteContext, email: string, askedBy: string): Promise<boolean> {
  const known = await knownNetworksOf(ctx, email)
  const counted = await proofStore.countWrongCodes(ctx.db, email, askedBy, known)
  return isWithin(WRONG_CODES_PER_DAY, counted, known.includes(askedBy))
}

/** The networks that an address's owner has signed in from before. */
async function knownNetworksOf(ctx: WriteContext, email: string): Promise<string[]> {
  return (await proofStore.listSignInAddresses(ctx.db, email)).map(networkOf)
}

/** Signed with the secret key, because a six-digit code could be recovered from a plain hash. */
export function codeHash(ctx: WriteContext, id: Proof['id'], code: string): string {
  return ctx.secrets.sign(`code ${id} ${code}`)
}

/** Creates a link with which an operator without an address can sign in. It leads to the setup until that is finished. */
export function makeOperatorLink(ctx: WriteContext, userId: UserId, publicUrl: string): string {
  const returnTo = ctx.settings.setup.isFinished ? null : SETUP_PATH
  const { token } = makeProof(ctx, { purpose: 'operator_link', email: null, userId, returnTo, askedBy: userId })
  return `${publicUrl}/sign-in?from=terminal#token=${token}`
}

/** Six digits, for people who read the email on another device. */
function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
