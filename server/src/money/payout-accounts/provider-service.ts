import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { lookAgain, type OrderHandler, orderBase, placeOrder } from '../orders/service.ts'
import { type ProviderName, requireSupport } from '../providers/domain.ts'
import { accountAfter, type ProviderAccount } from './domain.ts'
import * as store from './provider-store.ts'
import {
  type NewProviderAccount,
  type PayoutAccount as PayoutAccountShape,
  presentProviderAccount,
  presentProviderAccountEvent,
} from './schema.ts'

/** Where people go to add or complete their account at the provider. */
export function onboardingUrl({ publicUrl }: Pick<ReadContext, 'publicUrl'>): string {
  return `${publicUrl()}/wallet/payout-account/continue`
}

export async function getProviderAccount(ctx: ReadContext, userId: UserId): Promise<Static<typeof PayoutAccountShape>> {
  const account = await store.findAccount(ctx.db, ctx.settings.payments, userId)
  return presentProviderAccount(account, onboardingUrl(ctx))
}

/** Has the provider create an account, whose owner then completes it on the provider's pages. Repeating it changes nothing. */
export async function startOnboarding(
  ctx: WriteContext,
  actor: Actor,
  { country }: Static<typeof NewProviderAccount>,
): Promise<Static<typeof PayoutAccountShape>> {
  const provider = requireHosted(ctx)
  const { userId } = actor
  const found = await store.findAccount(ctx.db, provider, userId)
  if (found?.reference) {
    await lookAgain(ctx, provider, userId)
    return presentProviderAccount(found, onboardingUrl(ctx))
  }
  const account: ProviderAccount = {
    provider,
    user_id: userId,
    reference: null,
    status: 'incomplete',
    label: null,
    missing: [],
    updated_at: ctx.clock.now(),
  }
  store.sendNewAccount(ctx.db, account)
  placeOrder(ctx, { provider, kind: 'account', subjectId: userId, ...(country && { details: { country } }) })
  return presentProviderAccount(account, onboardingUrl(ctx))
}

/** The provider's reference of a user's account; throws if there is none. */
export async function findReference(ctx: ReadContext, provider: ProviderName, userId: UserId): Promise<string> {
  const account = await store.findAccount(ctx.db, provider, userId)
  if (!account?.reference) throw new Error(`The user ${encodeId('usr', userId)} has no account at ${provider}.`)
  return account.reference
}

export function findProviderAccount(
  ctx: ReadContext,
  provider: ProviderName,
  userId: UserId,
): Promise<ProviderAccount | null> {
  return store.findAccount(ctx.db, provider, userId)
}

/** Has the provider asked right away where the user's account stands. */
export async function lookAtAccountAgain(ctx: WriteContext, userId: UserId): Promise<void> {
  await lookAgain(ctx, ctx.settings.payments, userId)
}

/** Whose account a reference is; null if it's no one's. */
export function findAccountOwner(ctx: ReadContext, provider: ProviderName, reference: string): Promise<UserId | null> {
  return store.findOwner(ctx.db, provider, reference)
}

/** Creates accounts at the provider and follows what becomes of them. */
export const accountOrders: OrderHandler<'account'> = {
  async describe(ctx, order) {
    const userId = order.subject_id as UserId
    const owner = await store.findOwnerDetails(ctx.db, userId)
    return (
      owner && {
        ...orderBase(order),
        kind: 'account',
        userId: encodeId('usr', userId),
        displayName: owner.display_name,
        email: owner.email,
        country: order.details.country ?? null,
      }
    )
  },

  async apply(ctx, order, { state }) {
    const account = await store.findAccount(ctx.db, order.provider, order.subject_id as UserId)
    const changed = account && accountAfter(account, state, ctx.clock.now())
    if (!changed) return
    store.sendAccount(ctx.db, changed)
    if (changed.status === account.status && changed.label === account.label) return
    record(ctx, 'clock', {
      type: 'wallet.payout_account_changed',
      subject: { type: 'wallet', id: changed.user_id },
      data: presentProviderAccountEvent(changed),
      audience: [changed.user_id],
    })
  },
}

/** The provider that keeps payout accounts; refuses if users write theirs down. */
function requireHosted({ settings: { payments } }: ReadContext): ProviderName {
  const message = `With ${payments}, payout accounts are set with PUT /api/wallet/payout-account.`
  requireSupport(payments, ({ payoutAccounts }) => payoutAccounts === 'hosted', message)
  return payments
}
