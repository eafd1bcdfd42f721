import { validationFailed } from '../../platform/kernel/errors.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../../platform/kernel/time.ts'
import type { AccountState, ProviderName } from '../providers/domain.ts'

/** Whom to pay, and where. */
export interface PayoutDetails {
  holder: string
  /** What the user calls the account, such as the name of the bank. */
  label: string
  /** What identifies the account, such as an IBAN. */
  reference: string
}

/** Where a withdrawal goes: a payout account, or what an operator wrote about the platform's own account. */
export interface Destination {
  holder: string | null
  label: string | null
  reference: string
}

/** Where a user's withdrawals go. */
export interface PayoutAccount extends PayoutDetails {
  user_id: UserId
  /** When withdrawals can start going to it. */
  ready_at: Instant
  updated_at: Instant
}

export const payoutAccountStatuses = ['none', 'waiting', 'incomplete', 'restricted', 'ready'] as const
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number]

export function statusOf(account: Pick<PayoutAccount, 'ready_at'> | null, now: Instant): PayoutAccountStatus {
  if (!account) return 'none'
  return account.ready_at <= now ? 'ready' : 'waiting'
}

/** A payout account that the provider keeps. */
export interface ProviderAccount {
  provider: ProviderName
  user_id: UserId
  /** What the provider calls it; null until it exists there. */
  reference: string | null
  status: AccountState['status']
  /** What its owner recognizes it by, such as the bank and the last digits. */
  label: string | null
  /** What the provider still needs from its owner, in words. */
  missing: readonly string[]
  updated_at: Instant
}

/** The account after the provider said where it stands; null if that's nothing new. */
export function accountAfter(account: ProviderAccount, state: AccountState, now: Instant): ProviderAccount | null {
  const { reference, status, label, missing } = state
  const isSame =
    account.reference === reference &&
    account.status === status &&
    account.label === label &&
    account.missing.join('\n') === missing.join('\n')
  return isSame ? null : { ...account, reference, status, label, missing, updated_at: now }
}

/** The account of users who haven't added one, where money isn't real. */
export const testAccount: PayoutDetails = {
  holder: 'Test Holder',
  label: 'Test account',
  reference: 'TEST 0000 0000 0000 4242',
}

/** The account after its user sets it; null if nothing changes. */
export function changeAccount(
  userId: UserId,
  current: PayoutAccount | null,
  { holder, label, reference }: PayoutDetails,
  { now, isLive }: { now: Instant; isLive: boolean },
): PayoutAccount | null {
  if (reference.includes(MASK)) {
    const details = { format: 'the full reference, not a masked one', example: 'DE89 3704 0044 0532 0130 00' }
    throw validationFailed([{ path: 'reference', code: 'bad_format', message: 'must not be masked', details }])
  }
  const isSamePayee = current?.holder === holder && current.reference === reference
  if (isSamePayee && current.label === label) return null
  const waits = isLive && current !== null
  const ready_at = isSamePayee ? current.ready_at : waits ? addSeconds(now, WAIT_HOURS * 3_600) : now
  return { user_id: userId, holder, label, reference, ready_at, updated_at: now }
}

/** How long withdrawals wait after a change, so that the email about it can be read before money leaves. */
export const WAIT_HOURS = 48

/** Whether two references are the same account, ignoring spaces and case. */
export function isSameReference(a: string, b: string): boolean {
  return referenceKey(a) === referenceKey(b)
}

/** Enough of a reference to recognize it but not to use it: the last four characters, or fewer if it's short. */
export function maskReference(reference: string): string {
  const characters = [...reference.replace(/\s/g, '')]
  const shownCount = Math.min(4, Math.floor(characters.length / 3))
  return MASK + characters.slice(characters.length - shownCount).join('')
}

function referenceKey(reference: string): string {
  return reference.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

const MASK = '••••'
