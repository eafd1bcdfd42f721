import { type Static, Type } from 'typebox'
import { Answer, described, IdOut, Line, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import {
  maskReference,
  type PayoutAccount as PayoutAccountRow,
  type PayoutDetails,
  type ProviderAccount,
  payoutAccountStatuses,
  statusOf,
  WAIT_HOURS,
} from './domain.ts'

const PayoutAccountStatus = OneOf('PayoutAccountStatus', payoutAccountStatuses)

const ReadyAt = Timestamp(
  `When withdrawals can go to a \`waiting\` account: ${WAIT_HOURS} hours after its holder or reference changed.`,
)

export const NewPayoutAccount = Strict(
  {
    holder: Line(1, 200, { description: 'Who owns the account.', examples: ['Ada Example'] }),
    label: Line(1, 100, {
      description: 'What you call the account, such as the name of the bank. Shown with each withdrawal.',
      examples: ['Example Bank'],
    }),
    reference: Line(4, 200, {
      description:
        'What identifies the account, such as an IBAN. It’s stored encrypted, and only its last characters are ever shown to you again.',
      examples: ['FR76 3000 6000 0112 3456 7890 189'],
    }),
  },
  { title: 'NewPayoutAccount' },
)

export const NewProviderAccount = Strict(
  {
    country: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description:
          'The country of the account’s owner, as an ISO 3166-1 code. Default: the platform’s own. It can’t change.',
        examples: ['FR'],
      }),
    ),
  },
  { title: 'NewProviderAccount' },
)

export const PayoutAccount = Answer(
  {
    status: described(
      PayoutAccountStatus,
      '`none`: add one before you withdraw. `waiting`: it was changed, and withdrawals are possible starting at `ready_at`. `ready`: withdrawals go to it. If the provider keeps payout accounts: `incomplete`: the user hasn’t finished at `onboarding_url`. `restricted`: the provider needs what’s `missing` before it pays. Expect more values in the future.',
    ),
    holder: Nullable(Type.String({ description: 'Who owns the account.' })),
    label: Nullable(Type.String({ description: 'What you call the account.' })),
    reference: Nullable(Type.String({ description: 'The last characters of the reference.', examples: ['••••0189'] })),
    missing: Type.Array(Type.String(), {
      description: 'What the provider still needs from the user, in words.',
      examples: [['a bank account', 'a date of birth']],
    }),
    onboarding_url: Nullable(
      Type.String({
        description:
          'Where the user adds or completes the account, on the provider’s pages; null if the provider doesn’t have any. They have to sign in.',
        examples: ['https://market.example.com/wallet/payout-account/continue'],
      }),
    ),
    test: Type.Boolean({
      description: 'Whether it’s the test account that the sandbox supplies to users who haven’t added their own.',
    }),
    ready_at: Nullable(ReadyAt),
    updated_at: Nullable(Timestamp('When it was last changed.')),
  },
  { title: 'PayoutAccount', about: 'Where a user’s withdrawals go.' },
)

/** The data of events, without anything that reveals whom and where to pay. */
export const PayoutAccountEvent = Answer(
  {
    user_id: IdOut('usr', 'The owner of the wallet.'),
    status: PayoutAccountStatus,
    ready_at: Nullable(ReadyAt),
    updated_at: Timestamp(),
  },
  { title: 'PayoutAccountEvent' },
)

export function presentPayoutAccount(account: PayoutAccountRow | null, now: Instant): Static<typeof PayoutAccount> {
  const status = statusOf(account, now)
  return {
    status,
    holder: account?.holder ?? null,
    label: account?.label ?? null,
    reference: account && maskReference(account.reference),
    missing: [],
    onboarding_url: null,
    test: false,
    ready_at: account && status === 'waiting' ? account.ready_at : null,
    updated_at: account?.updated_at ?? null,
  }
}

export function presentTestAccount({ holder, label, reference }: PayoutDetails): Static<typeof PayoutAccount> {
  const masked = maskReference(reference)
  const none = { missing: [], onboarding_url: null, ready_at: null, updated_at: null }
  return { ...none, status: 'ready', holder, label, reference: masked, test: true }
}

export function presentProviderAccount(
  account: ProviderAccount | null,
  onboardingUrl: string,
): Static<typeof PayoutAccount> {
  return {
    status: account?.status ?? 'none',
    holder: null,
    label: account?.label ?? null,
    reference: account?.reference ? maskReference(account.reference) : null,
    missing: [...(account?.missing ?? [])],
    onboarding_url: onboardingUrl,
    test: false,
    ready_at: null,
    updated_at: account?.updated_at ?? null,
  }
}

export function presentProviderAccountEvent({ user_id, status, updated_at }: ProviderAccount) {
  return { user_id: encodeId('usr', user_id), status, ready_at: null, updated_at }
}

export function presentPayoutAccountEvent(account: PayoutAccountRow, now: Instant): Static<typeof PayoutAccountEvent> {
  const { status, ready_at } = presentPayoutAccount(account, now)
  return { user_id: encodeId('usr', account.user_id), status, ready_at, updated_at: account.updated_at }
}

export const examplePayoutAccount: Static<typeof PayoutAccount> = {
  status: 'waiting',
  holder: 'Ada Example',
  label: 'Example Bank',
  reference: '••••0189',
  missing: [],
  onboarding_url: null,
  test: false,
  ready_at: '2026-11-17T11:30:00.000Z',
  updated_at: '2026-11-15T11:30:00.000Z',
}

export const examplePayoutAccountEvent: Static<typeof PayoutAccountEvent> = {
  user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  status: 'waiting',
  ready_at: '2026-11-17T11:30:00.000Z',
  updated_at: '2026-11-15T11:30:00.000Z',
}
