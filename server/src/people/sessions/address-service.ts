import type { Static } from 'typebox'
import type { WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { emailKey } from '../../platform/kernel/email.ts'
import { conflict, forbidden, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { requireEveryScopeOf } from '../../platform/kernel/role-scopes.ts'
import { siteFor } from '../../platform/kernel/site.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { isRefusingAddress, queueMail, requireMail, trustAddress } from '../../platform/mail/service.ts'
import { hashToken } from '../../platform/token.ts'
import { mailUser } from '../notices/service.ts'
import type { AddressChanges } from '../profiles/service.ts'
import { authorOf, isManaged, type User } from '../users/domain.ts'
import { claimAccount } from '../users/managed-service.ts'
import { findUser, lockUser, recordUser, requireStaffScopes } from '../users/service.ts'
import { badProof, requireUsable } from './domain.ts'
import { addressChangedMail, addressRemovedMail, invitationMail, newAddressMail } from './mails.ts'
import { makeProof, mayMail } from './proof-service.ts'
import * as proofStore from './proof-store.ts'
import type { AddressProof, Invitation, SentInvitation } from './schema.ts'

/** What happens when a user changes the address in their profile. */
export function addressChanges(publicUrl: () => string): AddressChanges {
  return {
    hasToConfirmAgain: isRefusingAddress,
    async propose(ctx, userId, email) {
      requireMail(ctx)
      if (!(await mayMail(ctx, email, userId))) return
      const { token } = makeProof(ctx, { purpose: 'new_address', email, userId, askedBy: userId })
      const link = `${publicUrl()}/confirm-address#token=${token}`
      const user = await findUser(ctx, userId)
      const site = siteFor({ chosen: user.language }, ctx.settings)
      queueMail(ctx, site, newAddressMail(email, user, link)(site))
    },
    async beforeRemoval(ctx, userId) {
      await mailUser(ctx, userId, addressRemovedMail)
      proofStore.sendEndInvitations(ctx.db, userId)
      const user = await findUser(ctx, userId)
      recordUser(ctx, authorOf(user), user, 'user.email_changed')
    },
  }
}

/**
 * Makes a verified address its user's, and notifies the old one. The user must be the caller; otherwise, anyone could get the
 * owner of an address to add it to someone else's account.
 */
export async function confirmEmail(
  ctx: WriteContext,
  actor: Actor,
  { token }: Static<typeof AddressProof>,
): Promise<{ confirmed: true }> {
  requireEveryScopeOf(actor, actor.role)
  const found = await proofStore.lockProofByToken(ctx.db, hashToken(token))
  const { id, email, user_id } = requireUsable(found, ['new_address'], realNow())
  if (user_id === null || email === null) throw badProof()
  if (user_id !== actor.userId) {
    throw forbidden('not_yours', 'This link is for another account.', { user_id: encodeId('usr', user_id) })
  }
  proofStore.lockEmail(ctx.db, email)
  const user = await findUser(ctx, user_id)
  // The user may have requested a different address since.
  if (user.pending_email !== email) throw badProof()
  await proofStore.markUsed(ctx.db, id)
  trustAddress(ctx, email)
  await takeAddress(ctx, user, email)
  return { confirmed: true }
}

/** Emails a sign-in link to a user created by an operator. The link verifies the address. */
export async function inviteUser(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  body: Static<typeof Invitation>,
  publicUrl: string,
): Promise<Static<typeof SentInvitation>> {
  if (id === actor.userId)
    throw conflict('own_account', 'Operators can’t invite themselves. Change your email address in Settings instead.')
  requireMail(ctx)
  const user = await lockUser(ctx, id)
  // The person who opens the link can do everything that the user can.
  requireStaffScopes(actor, user.role)
  const email = body.email ?? user.email
  if (email === null) {
    const message = 'is required for a user without an address'
    const details = { types: ['string'], format: 'email' }
    throw validationFailed([{ path: 'email', code: 'required', message, details }])
  }
  proofStore.sendEndInvitations(ctx.db, id)
  const claims = isManaged(user)
  // That's where the user sees what was done in their name.
  const returnTo = claims ? '/settings' : null
  const { token, expiresAt } = makeProof(ctx, { purpose: 'invitation', email, userId: id, returnTo, askedBy: id })
  const site = siteFor({ chosen: user.language }, ctx.settings)
  queueMail(ctx, site, invitationMail(email, `${publicUrl}/sign-in#token=${token}`, { claims })(site))
  return { email, expires_at: expiresAt }
}

/** Makes an address, which the caller has locked, a user's verified one. */
export async function takeAddress(ctx: WriteContext, user: User, email: string): Promise<void> {
  const owner = await proofStore.findUserByEmail(ctx.db, email)
  if (owner && owner.id !== user.id) throw badProof()
  const isOther = user.email === null || emailKey(user.email) !== emailKey(email)
  if (user.email_proven && isOther) await mailUser(ctx, user.id, addressChangedMail)
  await proofStore.proveEmail(ctx.db, user.id, email)
  await claimAccount(ctx, user)
  // An invitation to an address the user has given up must not give the account to whoever reads that address now.
  proofStore.sendEndInvitations(ctx.db, user.id)
  recordUser(ctx, authorOf(user), user, 'user.email_changed')
}
