import type { Approval, MoneyPlace } from '@parley/sdk'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currency } from '../../app/currency.ts'
import { DepositDialog } from '../../app/deposit-dialog.tsx'
import { contractQuery, walletQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { userSummaryQuery } from '../../app/summaries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/approvals.ts'
import { contractOf } from './subject-path.ts'

/** The money a request moves, as recorded by the service when it tried the request. */
export function Moves({ approval }: { approval: Approval }) {
  const { moves } = approval.stake
  const placeOf = usePlaces(approval)
  const sources = [...new Set(moves.map(({ from, from_owner }) => keyOf(from, from_owner)))]
  return (
    <div className="flex flex-col gap-3">
      {sources.map((source) => {
        const parts = moves.filter(({ from, from_owner }) => keyOf(from, from_owner) === source)
        const [first] = parts
        if (!first) return null
        const total = parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
        const from = placeOf(first.from, first.from_owner)
        const missing = from.isOwnWallet ? total - (from.beforeCents ?? total) : 0
        return (
          <div key={source} className="flex flex-col gap-3">
            <MoneyMove
              currency={currency()}
              from={{ label: from.label, beforeCents: missing > 0 ? undefined : from.beforeCents, changeCents: -total }}
              to={parts.map(({ to, to_owner, amount_cents }) => {
                const { label, beforeCents } = placeOf(to, to_owner)
                return { label, beforeCents, changeCents: amount_cents }
              })}
            />
            {missing > 0 && <Missing cents={missing} />}
          </div>
        )
      })}
    </div>
  )
}

/** How much the owner's wallet is short, with a way to deposit it without leaving the page. */
function Missing({ cents }: { cents: number }) {
  const [isDepositing, setDepositing] = useState(false)
  const amount = formatMoney(cents, currency())
  return (
    <>
      <Notice tone="warn">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {words.short(amount)}
          <Button size="sm" onClick={() => setDepositing(true)}>
            {words.deposit(amount)}
          </Button>
        </span>
      </Notice>
      {isDepositing && <DepositDialog missingCents={cents} onClose={() => setDepositing(false)} />}
    </>
  )
}

interface Place {
  label: string
  /** The current balance; undefined if the reader may not know. */
  beforeCents: number | undefined
  isOwnWallet: boolean
}

/** What each account is called, and how much is in the reader's own. */
function usePlaces({
  stake,
  request,
  milestone: subject,
}: Approval): (place: MoneyPlace, owner: string | null) => Place {
  const me = useMe().user_id
  const wallet = useQuery(walletQuery).data
  const owners = stake.moves.flatMap(({ from_owner, to_owner }) => [from_owner, to_owner])
  // A request about a whole contract may move the money of several milestones.
  const contractId = contractOf(request)
  const isAboutMore = owners.some((owner) => owner?.startsWith('mil_') && owner !== subject?.id)
  const contract = useQuery({ ...contractQuery(contractId ?? ''), enabled: contractId !== null && isAboutMore }).data
  const milestones = [...(subject ? [subject] : []), ...(contract?.milestones ?? [])]
  const others = [...new Set(owners)].filter((owner) => owner?.startsWith('usr_') && owner !== me) as string[]
  const profiles = useQueries({ queries: others.map(userSummaryQuery) })
  const nameOf = (owner: string) => profiles[others.indexOf(owner)]?.data?.display_name ?? appWords.somebody

  return (place, owner) => {
    const isMine = owner === me
    const plain = { label: words.places[place], beforeCents: undefined, isOwnWallet: false }
    if (place === 'escrow') {
      const milestone = milestones.find(({ id }) => id === owner)
      return milestone ? { ...plain, label: words.escrowOf(milestone.title), beforeCents: milestone.held_cents } : plain
    }
    if (place === 'available') {
      if (isMine || owner === null) return { ...plain, beforeCents: wallet?.available_cents, isOwnWallet: true }
      return { ...plain, label: words.walletOf(nameOf(owner)) }
    }
    if (place === 'clearing' && owner !== null) {
      return isMine
        ? { ...plain, beforeCents: wallet?.clearing_cents }
        : { ...plain, label: words.clearingOf(nameOf(owner)) }
    }
    return plain
  }
}

function keyOf(place: MoneyPlace, owner: string | null): string {
  return `${place} ${owner}`
}
