import type { Contract, Dispute, Milestone } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../ui/amounts.ts'
import { Facts } from '../ui/facts.tsx'
import { Money } from '../ui/money.tsx'
import { MoneyMove } from '../ui/money-move.tsx'
import { words } from '../words/disputes.ts'
import { moneyWords } from '../words/money.ts'
import { feeInWords } from './fees.ts'
import { disputedMoneyOf, type Settlement, settlementOf } from './money-preview.ts'
import { contractQuery } from './queries.ts'
import type { Sides } from './sides.ts'

/** A milestone whose money is, or would be, in dispute. */
export interface Disputed {
  contract: Contract
  milestone: Milestone
}

/** What an open dispute is about; null once it's over, and until the contract has loaded. */
export function useDisputed({ contract_id, milestone_id, status }: Dispute): Disputed | null {
  const contract = useQuery(contractQuery(contract_id)).data
  const milestone = contract?.milestones.find(({ id }) => id === milestone_id)
  return contract && milestone && status !== 'resolved' && status !== 'withdrawn' ? { contract, milestone } : null
}

/** Where the money of the milestone is, and which part of it is in dispute. */
export function DisputedFacts({ milestone }: { milestone: Milestone }) {
  const { currency } = milestone
  const { paidOutCents, clearingCents, heldCents, amountCents } = disputedMoneyOf(milestone)
  const money = (cents: number, className = '') => <Money cents={cents} currency={currency} className={className} />
  return (
    <Facts
      facts={[
        [words.money.paidOut, paidOutCents > 0 && money(paidOutCents)],
        [words.money.clearing, clearingCents > 0 && money(clearingCents)],
        [words.money.held, heldCents > 0 && money(heldCents)],
        [words.money.amount, money(amountCents, 'font-medium')],
      ]}
    />
  )
}

interface SettlementPreviewProps {
  disputed: Disputed
  sides: Sides
  workerCents: number
  /** What the client has now, if the reader may know. */
  availableCents?: number | undefined
}

/** What each side ends up with if the worker gets this part of the disputed amount. */
export function SettlementPreview({ disputed, sides, workerCents, availableCents }: SettlementPreviewProps) {
  const { contract, milestone } = disputed
  const { currency, fee_bps } = contract
  const { amountCents } = disputedMoneyOf(milestone)
  const settlement = settlementOf(contract, milestone, workerCents)
  const { netCents, feeCents, clientCents } = settlement
  const fee = feeInWords(fee_bps)
  const to = [
    { label: words.settlement.worker(sides.worker, fee !== null), changeCents: netCents },
    { label: moneyWords.fee(fee ?? ''), changeCents: feeCents },
    { label: words.settlement.client(sides.client), changeCents: clientCents, beforeCents: availableCents },
  ]
  const note = noteOf(disputed, settlement, sides)
  return (
    <div className="flex flex-col gap-3">
      <MoneyMove
        currency={currency}
        from={{ label: words.money.amount, beforeCents: amountCents, changeCents: -amountCents }}
        to={to.filter(({ changeCents }) => changeCents > 0)}
      />
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </div>
  )
}

/** What the movement of the disputed amount doesn't show by itself. */
function noteOf({ contract, milestone }: Disputed, settlement: Settlement, { worker }: Sides): string {
  const { paidOutCents, clearingCents } = disputedMoneyOf(milestone)
  const { workerTotalCents, correctionCents } = settlement
  const money = (cents: number) => formatMoney(cents, contract.currency)
  const clearingNet = clearingCents - milestone.clearing_fee_cents
  return [
    clearingCents > 0 && words.settlement.replaces(worker, money(clearingNet)),
    correctionCents !== 0 && words.settlement.correction(worker, money(Math.abs(correctionCents)), correctionCents > 0),
    paidOutCents > 0 && words.settlement.total(worker, money(workerTotalCents)),
  ]
    .filter(Boolean)
    .join(' ')
}
