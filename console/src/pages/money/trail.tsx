import type { LedgerSource } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/ledger.ts'
import { AccountName } from './account-name.tsx'
import { transferQuery } from './queries.ts'

interface TrailProps {
  sources: readonly LedgerSource[]
  untracedCents: number
  currency: string
  depth?: number
}

/** The transfers that some money came from, each with those before it, back to where it entered the marketplace. */
export function Trail({ sources, untracedCents, currency, depth = 0 }: TrailProps) {
  const shown = sources.slice(0, depth === 0 ? sources.length : BRANCHES_MAX)
  const isBranching = shown.length > 1 && depth > 0
  return (
    <ol className={cx('flex flex-col', isBranching && 'ml-1.25 border-line border-l pl-4')}>
      {shown.map((source, index) => (
        <li key={source.transfer.id} className={cx('flex flex-col', shown.length > 1 && 'not-last:mb-4')}>
          <Step source={source} />
          {index < FOLLOWED_MAX ? <Before source={source} depth={depth + 1} /> : <GoOn source={source} />}
        </li>
      ))}
      {sources.length > shown.length && <Note>{words.more(sources.length - shown.length)}</Note>}
      {untracedCents > 0 && <Note>{words.untraced(formatMoney(untracedCents, currency))}</Note>}
    </ol>
  )
}

/** Where a step's money came from. */
function Before({ source, depth }: { source: LedgerSource; depth: number }) {
  const { transfer } = source
  const isTooDeep = depth >= DEPTH_MAX
  const query = useQuery({ ...transferQuery(transfer.id), enabled: !isTooDeep })
  if (isTooDeep) return <GoOn source={source} />
  return (
    <Loaded query={query} skeleton={<Skeleton className="mb-3 ml-7 h-9 max-w-80" />}>
      {({ sources, untraced_cents }) => {
        if (sources.length > 0) {
          return <Trail sources={sources} untracedCents={untraced_cents} currency={transfer.currency} depth={depth} />
        }
        if (transfer.from.kind === 'external') return <Note isEnd>{words.outside}</Note>
        if (transfer.from.kind === 'fees') return <Note isEnd>{words.fromFees}</Note>
        return <Note>{words.untraced(formatMoney(untraced_cents, transfer.currency))}</Note>
      }}
    </Loaded>
  )
}

const DEPTH_MAX = 8
const BRANCHES_MAX = 4
// Each takes a few requests, and a wallet may hold the money of hundreds of payouts.
const FOLLOWED_MAX = 10

function GoOn({ source: { transfer } }: { source: LedgerSource }) {
  return (
    <Note>
      <Link to={paths.ledgerTransfer(transfer.id)} className="text-accent-text underline-offset-4 hover:underline">
        {words.goOn}
      </Link>
    </Note>
  )
}

function Step({ source: { transfer, amount_cents: cents } }: { source: LedgerSource }) {
  const { id, kind, from, to, contract_id, amount_cents, currency, created_at } = transfer
  const isPart = cents !== amount_cents
  return (
    <div className="relative flex gap-4 pb-4 text-sm">
      <Line />
      <Dot />
      <Link
        to={paths.ledgerTransfer(id)}
        data-row
        className="-mx-2 -my-1 flex min-w-0 flex-1 items-start justify-between gap-4 rounded-lg px-2 py-1 hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-medium">{words.transferKinds[kind]}</span>
            <Time at={created_at} className="text-ink-faint text-xs" />
          </span>
          <span className="wrap-anywhere flex flex-wrap items-center gap-x-1.5 text-ink-soft">
            <AccountName account={from} contractId={contract_id} />
            <ArrowRight aria-label={words.transfer.to} className="size-3.5 shrink-0 text-ink-faint" />
            <AccountName account={to} contractId={contract_id} />
          </span>
        </span>
        <span className="shrink-0 text-right">
          <Money cents={cents} currency={currency} className="block font-medium" />
          {isPart && (
            <span className="block text-ink-faint text-xs">{words.ofWhole(formatMoney(amount_cents, currency))}</span>
          )}
        </span>
      </Link>
    </div>
  )
}

function Note({ isEnd = false, children }: { isEnd?: boolean; children: ReactNode }) {
  return (
    <div className="flex gap-4 text-ink-faint text-sm">
      <Dot isEnd={isEnd} />
      <p className="min-w-0 flex-1">{children}</p>
    </div>
  )
}

function Line() {
  return <span aria-hidden="true" className="absolute top-3 bottom-0 left-[5px] w-px bg-line" />
}

function Dot({ isEnd = false }: { isEnd?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative mt-1.5 size-[11px] shrink-0 rounded-full border-2 border-surface',
        isEnd ? 'bg-good' : 'bg-line-strong',
      )}
    />
  )
}
