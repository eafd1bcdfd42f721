import type { LedgerTransfer } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Money } from '../../ui/money.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/ledger.ts'
import { AccountName } from './account-name.tsx'

interface TransferRowsProps {
  transfers: readonly LedgerTransfer[]
  /** The account whose view this is: what it gained or lost, and its balance afterward. */
  accountId?: string
}

/** Transfers as rows; j and k move through them. */
export function TransferRows({ transfers, accountId }: TransferRowsProps) {
  return <Rows items={transfers}>{(transfer) => <Row transfer={transfer} accountId={accountId} />}</Rows>
}

function Row({ transfer, accountId }: { transfer: LedgerTransfer; accountId: string | undefined }) {
  const { id, kind, from, to, contract_id, amount_cents, currency, created_at, balance_after_cents } = transfer
  return (
    <Link
      to={paths.ledgerTransfer(id)}
      data-row
      className="flex items-start justify-between gap-4 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-medium">{words.transferKinds[kind]}</span>
          <Time at={created_at} className="text-ink-faint text-xs" />
        </span>
        <span className="mt-0.5 wrap-anywhere flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <AccountName account={from} contractId={contract_id} />
          <ArrowRight aria-label={words.transfer.to} className="size-3.5 shrink-0 text-ink-faint" />
          <AccountName account={to} contractId={contract_id} />
        </span>
      </span>
      <span className="shrink-0 text-right">
        <Money
          cents={from.id === accountId ? -amount_cents : amount_cents}
          currency={currency}
          isSigned={accountId !== undefined}
          className="block font-medium"
        />
        {balance_after_cents !== undefined && (
          <span className="block text-ink-faint text-xs">
            {words.balanceAfter} <Money cents={balance_after_cents} currency={currency} />
          </span>
        )}
      </span>
    </Link>
  )
}
