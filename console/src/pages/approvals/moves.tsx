import type { Approval, MoneyPlace } from '@parley/sdk'
import { useQueries, useQuery } from '@tanstack/react-query'
import { currency } from '../../app/currency.ts'
import { contractQuery, profileQuery, walletQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/approvals.ts'
import { contractOf } from './subject-path.ts'

/** The money that a request moves, as the service booked it when it tried the request. */
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
            {missing > 0 && <Notice tone="warn">{words.short(formatMoney(missing, currency()))}</Notice>}
          </div>
        )
      })}
    </div>
  )
}

interface Place {
  label: string
  /** What is there now; undefined where the reader may not know. */
  beforeCents: number | undefined
  isOwnWallet: boolean
}

/** What each account is called, and what is in those of the reader. */
function usePlaces({ stake, request }: Approval): (place: MoneyPlace, owner: string | null) => Place {
  const me = useMe().user_id
  const wallet = useQuery(walletQuery).data
  const contractId = contractOf(request)
  const contract = useQuery({ ...contractQuery(contractId ?? ''), enabled: contractId !== null }).data
  const owners = stake.moves.flatMap(({ from_owner, to_owner }) => [from_owner, to_owner])
  const others = [...new Set(owners)].filter((owner) => owner?.startsWith('usr_') && owner !== me) as string[]
  const profiles = useQueries({ queries: others.map(profileQuery) })
  const nameOf = (owner: string) => profiles[others.indexOf(owner)]?.data?.display_name ?? appWords.somebody

  return (place, owner) => {
    const isMine = owner === me
    const plain = { label: words.places[place], beforeCents: undefined, isOwnWallet: false }
    if (place === 'escrow') {
      const milestone = contract?.milestones.find(({ id }) => id === owner)
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
