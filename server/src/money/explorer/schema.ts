import { type Static, Type } from 'typebox'
import { EventActor } from '../../events/feed/schema.ts'
import {
  Answer,
  Cents,
  described,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  SignedCents,
  Strict,
  Subject,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { type ContractId, encodeId, type MilestoneId, type UserId } from '../../platform/kernel/ids.ts'
import { accountKinds, subjectOf } from '../ledger/domain.ts'
import { TransactionKind } from '../wallet/schema.ts'
import { type AccountName, type Cause, type NamedTransfer, type Source, type StoredAccount, sum } from './domain.ts'

const AccountKind = OneOf('LedgerAccountKind', accountKinds)

const nameFields = {
  id: IdOut('acc'),
  kind: AccountKind,
  owner: Nullable(Subject('A user, or a milestone for escrow; null for the platform’s accounts.')),
}
const LedgerAccountName = Answer(nameFields, { title: 'LedgerAccountName' })

export const LedgerTransfer = Answer(
  {
    id: IdOut('txn'),
    kind: TransactionKind,
    amount_cents: Cents(),
    currency: Type.String(),
    from: LedgerAccountName,
    to: LedgerAccountName,
    subject: Subject('The reason.'),
    contract_id: Nullable(IdOut('con')),
    created_at: Timestamp(),
    balance_after_cents: Type.Optional(
      Cents('Included when listing the transfers of an account with a stored balance.'),
    ),
  },
  { title: 'LedgerTransfer' },
)

const Sources = Type.Array(
  Answer(
    { transfer: LedgerTransfer, amount_cents: Cents('How much of the money came from it.') },
    { title: 'LedgerSource' },
  ),
  { description: 'The transfers that the money came from, at most 20. The oldest money in an account is spent first.' },
)
const UntracedCents = Cents('The amount not covered by the sources.')

export const LedgerAccount = Answer(
  {
    ...nameFields,
    contract_id: Nullable(IdOut('con', 'Set for escrow.')),
    currency: Type.String(),
    balance_cents: Nullable(
      SignedCents('Null in lists for the platform’s accounts: `external`, `fees` and `processing`.'),
    ),
    sources: Type.Optional(Sources),
    untraced_cents: Type.Optional(UntracedCents),
  },
  { title: 'LedgerAccount', about: 'Included only when you read a single account.' },
)

export const TracedTransfer = Answer(
  {
    transfer: LedgerTransfer,
    event_id: Nullable(IdOut('evt', 'The event that reported it; null until it’s in the feed.')),
    actor: Nullable(EventActor),
    same_cause: Type.Array(LedgerTransfer, { description: 'The other transfers for the same subject.' }),
    sources: Sources,
    untraced_cents: UntracedCents,
  },
  { title: 'TracedTransfer' },
)

export const AccountFilter = Strict({
  owner_id: Type.Optional(
    IdIn('usr', 'Only accounts of this user, including escrow that holds their money, or of a milestone.'),
  ),
  kind: Type.Optional(described(AccountKind, 'Only accounts of this kind.')),
})

export const TransferFilter = Strict({
  subject_id: Type.Optional(IdIn('dep', 'Only transfers for this deposit, withdrawal, milestone, payout or dispute.')),
})

export function presentAccount(account: StoredAccount, currency: string): Static<typeof LedgerAccount> {
  const { contract_id, balance_cents } = account
  return {
    ...presentName(account),
    contract_id: contract_id && encodeId('con', contract_id),
    currency,
    balance_cents,
  }
}

export function presentTransfer(
  transfer: NamedTransfer,
  contractId: ContractId | null,
  currency: string,
): Static<typeof LedgerTransfer> {
  return {
    id: encodeId('txn', transfer.id),
    kind: transfer.kind,
    amount_cents: transfer.amount_cents,
    currency,
    from: presentName(transfer.from),
    to: presentName(transfer.to),
    subject: subjectOf(transfer),
    contract_id: contractId && encodeId('con', contractId),
    created_at: transfer.created_at,
  }
}

/** The sources of an amount, and the part they don't account for. */
export function presentSources(
  sources: readonly Source[],
  cents: number,
  causes: ReadonlyMap<string, Cause>,
  currency: string,
) {
  const shown = sources.slice(0, SOURCES_MAX)
  return {
    sources: shown.map(({ transfer, cents: amount_cents }) => ({
      transfer: presentTransfer(transfer, causes.get(transfer.reference)?.contract_id ?? null, currency),
      amount_cents,
    })),
    untraced_cents: Math.max(cents - sum(shown), 0),
  }
}

const SOURCES_MAX = 20

function presentName({ id, kind, owner_id }: AccountName): Static<typeof LedgerAccountName> {
  const owner =
    kind === 'escrow' ? encodeId('mil', owner_id as MilestoneId) : owner_id && encodeId('usr', owner_id as UserId)
  return {
    id: encodeId('acc', id),
    kind,
    owner: owner === null ? null : { type: kind === 'escrow' ? 'milestone' : 'user', id: owner },
  }
}

const exampleDeposit: Static<typeof LedgerTransfer> = {
  id: 'txn_01kz3vk0g2j4m6p8r0t2v4x6z8',
  kind: 'deposit',
  amount_cents: 90_000,
  currency: 'USD',
  from: { id: 'acc_1w8rhr96j9mmwh3h53wh6rxbpr', kind: 'external', owner: null },
  to: {
    id: 'acc_01kz3v9d6ye8tb2xw4qh5mrc7a',
    kind: 'available',
    owner: { type: 'user', id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a' },
  },
  subject: { type: 'deposit', id: 'dep_01kz3vj7e9g1j3m5p7r9t1v3x5' },
  contract_id: null,
  created_at: '2026-11-15T11:30:00.000Z',
}

export const exampleAccount: Static<typeof LedgerAccount> = {
  ...exampleDeposit.to,
  contract_id: null,
  currency: 'USD',
  balance_cents: 90_000,
  sources: [],
  untraced_cents: 0,
}

export const exampleTransfers: Static<typeof LedgerTransfer>[] = [exampleDeposit]

export const exampleTracedTransfer: Static<typeof TracedTransfer> = {
  transfer: exampleDeposit,
  event_id: null,
  actor: null,
  same_cause: [],
  sources: [],
  untraced_cents: 90_000,
}
