import type { Approval, Terms } from '@parley/sdk'
import { ArrowRight } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { priceInWords } from '../../app/price-words.ts'
import { useMe, useSession } from '../../app/session.tsx'
import { termsInWords } from '../../app/terms.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { formatDay, formatMoment } from '../../ui/time.tsx'
import { words } from '../../words/approvals.ts'
import { moneyWords } from '../../words/money.ts'
import { Moves } from './moves.tsx'

/** What exactly will happen: the money that moves, and the terms before and after. */
export function Effect({ approval }: { approval: Approval }) {
  const { change, moves } = approval.stake
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium text-ink-faint text-sm">{words.what}</h3>
      {moves.length > 0 && <Moves approval={approval} />}
      {change && <Change approval={approval} before={change.before} after={change.after} />}
      {moves.length === 0 && <NothingMoves approval={approval} />}
    </div>
  )
}

/** What the deal means for the owner: what they receive after the fee, or what leaves their wallet later. */
function NothingMoves({ approval }: { approval: Approval }) {
  const note = useDealNote(approval)
  return <p className="text-ink-faint text-sm">{note ?? words.noMoney}</p>
}

function useDealNote(approval: Approval): string | null {
  const me = useMe().user_id
  const feeBps = useSession().fee_bps
  const { action, request, contract, stake } = approval
  const deal = dealOf(approval)
  const cents = stake.contract_cents
  if (!deal || !cents || !COMMITS.has(action)) return null
  // Only the worker applies to a gig; every other request about it is from the client.
  const isClient = 'client_id' in deal ? deal.client_id === me : !request.path.endsWith('/apply')
  if (contract) {
    if (isClient) return moneyWords.leavesByMilestone(formatMoney(cents, currency()))
    return priceInWords('worker', cents, 'once', contract.fee_bps, currency())
  }
  return priceInWords(
    isClient ? 'client' : 'worker',
    cents,
    deal.rate_type === 'hourly' ? 'week' : 'once',
    feeBps,
    currency(),
  )
}

const COMMITS = new Set<string>(['negotiations.round', 'negotiations.agree', 'contracts.approve'])

type Fields = object | null

function Change({ approval, before, after }: { approval: Approval; before: Fields; after: Fields }) {
  const rateType = dealOf(approval)?.rate_type
  const inWords = (fields: Fields) => fieldsInWords(fields, rateType)
  const [was, becomes] = [inWords(before), inWords(after)]
  const labels = [...new Set([...was.keys(), ...becomes.keys()])]
  return (
    <dl className="divide-y divide-line rounded-xl border border-line text-sm">
      {labels.map((label) => (
        <ChangedField
          key={label}
          label={label}
          before={before === null ? null : (was.get(label) ?? words.nothing)}
          after={after === null ? words.nothing : (becomes.get(label) ?? words.nothing)}
        />
      ))}
    </dl>
  )
}

function ChangedField({ label, before, after }: { label: string; before: string | null; after: string }) {
  const isChanged = before !== null && before !== after
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="ml-auto flex min-w-0 max-w-full flex-wrap items-center justify-end gap-x-2 [&>*]:min-w-0 [&>*]:break-words">
        {isChanged && (
          <>
            <span className="sr-only">{words.before}</span>
            <s className="text-ink-faint decoration-1">{before}</s>
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <span className="sr-only">{words.after}</span>
          </>
        )}
        <span className={isChanged || before === null ? 'font-medium' : 'text-ink-soft'}>{after}</span>
      </dd>
    </div>
  )
}

/** The fields that people know, by the words for their names. */
function fieldsInWords(fields: Fields, rateType: 'hourly' | 'fixed' | undefined): Map<string, string> {
  if (fields === null) return new Map()
  if ('payout_delay_days' in fields) {
    const terms = termsInWords(fields as Terms, { rateType, currency: currency() })
    return new Map(terms.map(({ label, text }) => [label, text]))
  }
  return new Map(
    Object.entries(words.fields).flatMap(([name, label]) => {
      const value = (fields as Record<string, unknown>)[name] ?? null
      return value === null ? [] : [[label, valueInWords(name, value)]]
    }),
  )
}

function valueInWords(name: string, value: unknown): string {
  if (name === 'rate_type') return value === 'hourly' ? words.hourly : words.fixed
  if (name.endsWith('_cents')) return formatMoney(Number(value), currency())
  if (name.endsWith('_by')) return formatMoment(String(value))
  return name.endsWith('_date') ? formatDay(String(value)) : String(value)
}

/** What the request is about. It determines whether a rate is hourly or for the whole job. */
function dealOf({ gig, application, negotiation, contract }: Approval) {
  return gig ?? application ?? negotiation ?? contract
}
