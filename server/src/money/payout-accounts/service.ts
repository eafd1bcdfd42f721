import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, type Refusal } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import { reseal, type Secrets } from '../../platform/secrets.ts'
import { providers, requireSupport } from '../providers/domain.ts'
import {
  changeAccount,
  type Destination,
  isSameReference,
  maskReference,
  type PayoutAccount,
  type PayoutDetails,
  statusOf,
  testAccount,
} from './domain.ts'
import { accountChangedMail } from './mails.ts'
import { findProviderAccount, getProviderAccount, onboardingUrl, startOnboarding } from './provider-service.ts'
import {
  type NewPayoutAccount,
  type NewProviderAccount,
  type PayoutAccount as PayoutAccountShape,
  presentPayoutAccount,
  presentPayoutAccountEvent,
  presentTestAccount,
} from './schema.ts'
import * as store from './store.ts'

/** What a payout account needs to know about its owner. */
export interface AccountOwners {
  /** Whether the user has a way to sign in with a browser. */
  canSignIn(ctx: ReadContext, userId: UserId): Promise<boolean>
  mail(ctx: WriteContext, userId: UserId, mail: MailBuilder): Promise<void>
}

export async function getPayoutAccount(ctx: ReadContext, actor: Actor): Promise<Static<typeof PayoutAccountShape>> {
  if (isHosted(ctx)) return getProviderAccount(ctx, actor.userId)
  const sealed = await store.findSealedAccount(ctx.db, actor.userId)
  if (!sealed && hasTestAccount(ctx)) return presentTestAccount(testAccount)
  return presentPayoutAccount(sealed && unsealed(ctx, sealed), ctx.clock.now())
}

/** Adds or changes the account, and emails its owner. Repeating it changes nothing. */
export async function setPayoutAccount(
  ctx: WriteContext,
  actor: Actor,
  details: Static<typeof NewPayoutAccount>,
  owners: AccountOwners,
): Promise<Static<typeof PayoutAccountShape>> {
  const { payments } = ctx.settings
  const message = `With ${payments}, payout accounts are added with POST /api/wallet/payout-account.`
  requireSupport(payments, ({ payoutAccounts }) => payoutAccounts === 'written', message)
  await requireInPerson(ctx, actor, owners)
  const sealed = await store.lockAccount(ctx.db, actor.userId)
  const current = sealed && unsealed(ctx, sealed)
  const now = ctx.clock.now()
  const changed = changeAccount(actor.userId, current, details, { now, isLive: ctx.settings.mode === 'live' })
  if (!changed) return presentPayoutAccount(current, now)
  await store.saveAccount(ctx.db, sealedFrom(ctx, changed))
  record(ctx, actor, {
    type: 'wallet.payout_account_changed',
    subject: { type: 'wallet', id: actor.userId },
    data: presentPayoutAccountEvent(changed, now),
    audience: [actor.userId],
  })
  const presented = presentPayoutAccount(changed, now)
  await owners.mail(
    ctx,
    actor.userId,
    accountChangedMail(changed, { isFirst: current === null, waitsUntil: presented.ready_at }),
  )
  return presented
}

/** Has the provider create a payout account, which its owner then completes on the provider's pages. */
export async function addPayoutAccount(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewProviderAccount>,
  owners: AccountOwners,
): Promise<Static<typeof PayoutAccountShape>> {
  await requireInPerson(ctx, actor, owners)
  return startOnboarding(ctx, actor, body)
}

/**
 * Where a withdrawal goes. The caller holds the lock on the user's pending withdrawals, which account changes also wait for.
 * `addUrl` is the page where the user can add an account.
 */
export async function requireReadyAccount(
  ctx: WriteContext,
  userId: UserId,
  destination: string | undefined,
  addUrl: string,
): Promise<Destination> {
  if (isHosted(ctx)) return requireReadyAtProvider(ctx, userId, destination)
  const sealed = await store.findSealedAccount(ctx.db, userId)
  const account = sealed ? unsealed(ctx, sealed) : hasTestAccount(ctx) ? testAccount : null
  if (!account || (sealed && statusOf(sealed, ctx.clock.now()) !== 'ready')) throw notReady(sealed, addUrl)
  if (destination !== undefined && !isSameReference(destination, account.reference)) {
    throw mismatch(account)
  }
  return account
}

async function requireReadyAtProvider(
  ctx: WriteContext,
  userId: UserId,
  destination: string | undefined,
): Promise<Destination> {
  const { payments } = ctx.settings
  const account = await findProviderAccount(ctx, payments, userId)
  if (account?.status !== 'ready' || account.reference === null) {
    const message = 'The payout account isn’t ready. The user completes it with the payment provider.'
    const status = account?.status ?? 'none'
    throw conflict('payout_account_not_ready', message, { status, ready_at: null, url: onboardingUrl(ctx) })
  }
  const { reference } = account
  const label = account.label ?? payments
  if (destination !== undefined && !isSameReference(destination, reference)) throw mismatch({ label, reference })
  return { holder: null, label, reference }
}

function mismatch({ label, reference }: Pick<PayoutDetails, 'label' | 'reference'>): Refusal {
  const message = 'Withdrawals only go to the payout account. Omit `destination`, or change the account.'
  return conflict('destination_mismatch', message, { label, reference: maskReference(reference) })
}

function isHosted({ settings }: ReadContext): boolean {
  return providers[settings.payments].payoutAccounts === 'hosted'
}

/** Re-encrypts the accounts with another secret key, batch by batch. Those that can't be decrypted are deleted. */
export async function reencryptPayoutAccounts(tx: Tx, from: Secrets, to: Secrets, afterId = BEFORE_ALL): Promise<void> {
  const found = await store.listSealedAccounts(tx, afterId, BATCH_MAX)
  for (const { user_id, sealed } of found) {
    const resealed = reseal(sealed, contextOf(user_id), from, to)
    if (resealed) store.sendResealed(tx, user_id, resealed)
    else store.sendDeleteAccount(tx, user_id)
  }
  const last = found.at(-1)
  if (last) await reencryptPayoutAccounts(tx, from, to, last.user_id)
}

/** The account decides where the money goes, so a key may set it only if its user has no other way to sign in. */
async function requireInPerson(ctx: WriteContext, actor: Actor, owners: AccountOwners): Promise<void> {
  if (actor.credential.kind === 'session') return
  if (actor.hostedAgentId) {
    const message = 'Only the owner can set the payout account, not their agent.'
    throw forbidden('not_yours', message, { user_id: encodeId('usr', actor.userId) })
  }
  if (await owners.canSignIn(ctx, actor.userId)) {
    throw forbidden('session_required', 'Sign in with a browser to set the payout account; a key can’t do it.')
  }
}

function notReady(account: store.SealedAccount | null, url: string): Refusal {
  const message = account
    ? 'The payout account was changed recently, so withdrawals to it have to wait.'
    : 'Add a payout account first. The user does that in the console, or with PUT /api/wallet/payout-account.'
  const status = account ? 'waiting' : 'none'
  return conflict('payout_account_not_ready', message, { status, ready_at: account?.ready_at ?? null, url })
}

function hasTestAccount({ settings }: ReadContext): boolean {
  return settings.payments === 'sandbox'
}

function unsealed(ctx: ReadContext, { sealed, ...account }: store.SealedAccount): PayoutAccount {
  return { ...account, ...(JSON.parse(ctx.secrets.unseal(sealed, contextOf(account.user_id))) as PayoutDetails) }
}

function sealedFrom(ctx: ReadContext, { holder, label, reference, ...account }: PayoutAccount): store.SealedAccount {
  const plain = JSON.stringify({ holder, label, reference })
  return { ...account, sealed: ctx.secrets.seal(plain, contextOf(account.user_id)) }
}

function contextOf(userId: UserId): string {
  return `payout account ${userId}`
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const BATCH_MAX = 100
