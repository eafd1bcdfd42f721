import type { LedgerAccount } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { useListKeys } from '../../ui/list-keys.ts'
import { Money } from '../../ui/money.tsx'
import { words } from '../../words/ledger.ts'
import { AccountName } from './account-name.tsx'

/** Accounts with their balances, available money first. With `withKind`, they all belong to the same owner. */
export function AccountRows({
  accounts,
  withKind = false,
}: {
  accounts: readonly LedgerAccount[]
  withKind?: boolean
}) {
  const list = useListKeys<HTMLUListElement>()
  return (
    <ul ref={list} className="divide-y divide-line">
      {accounts
        .toSorted((a, b) => a.kind.localeCompare(b.kind))
        .map((account) => (
          <li key={account.id}>
            <Row account={account} withKind={withKind} />
          </li>
        ))}
    </ul>
  )
}

function Row({ account, withKind }: { account: LedgerAccount; withKind: boolean }) {
  const { id, kind, contract_id, balance_cents, currency } = account
  return (
    <Link
      to={paths.ledgerAccount(id)}
      data-row
      className="flex items-center justify-between gap-4 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {withKind && kind !== 'escrow' ? (
            words.kinds[kind]
          ) : (
            <AccountName account={account} contractId={contract_id} />
          )}
        </span>
        <span className="block text-ink-faint">{words.kindTexts[kind]}</span>
      </span>
      <span className="flex shrink-0 items-center gap-2">
        {balance_cents !== null && <Money cents={balance_cents} currency={currency} className="font-medium" />}
        <ChevronRight aria-hidden="true" className="size-4 text-ink-faint" />
      </span>
    </Link>
  )
}
