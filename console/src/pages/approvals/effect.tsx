import type { Approval, Terms } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { applicationQuery, contractQuery, gigQuery, negotiationQuery } from '../../app/queries.ts'
import { termsInWords } from '../../app/terms.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { formatDay } from '../../ui/time.tsx'
import { words } from '../../words/approvals.ts'
import { Moves } from './moves.tsx'

/** What exactly will happen: the money that moves, and the terms before and after. */
export function Effect({ approval }: { approval: Approval }) {
  const { change, moves } = approval.stake
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium text-ink-faint text-sm">{words.what}</h3>
      {moves.length > 0 && <Moves approval={approval} />}
      {change && <Change approval={approval} before={change.before} after={change.after} />}
      {moves.length === 0 && <p className="text-ink-faint text-sm">{words.noMoney}</p>}
    </div>
  )
}

type Fields = object | null

function Change({ approval, before, after }: { approval: Approval; before: Fields; after: Fields }) {
  const rateType = useRateType(approval)
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
      <dd className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
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
    Object.entries(fields).flatMap(([name, value]) => {
      const label = words.fields[name]
      if (!label) return []
      return value === null ? [] : [[label, valueInWords(name, value)]]
    }),
  )
}

function valueInWords(name: string, value: unknown): string {
  if (name.endsWith('_cents')) return formatMoney(Number(value), currency())
  return name.endsWith('_date') ? formatDay(String(value)) : String(value)
}

/** By the hour or for the whole: what a rate means depends on the gig. */
function useRateType({ subject: { type, id } }: Approval): 'hourly' | 'fixed' | undefined {
  const negotiation = useQuery({ ...negotiationQuery(id), enabled: type === 'negotiation' }).data
  const contract = useQuery({ ...contractQuery(id), enabled: type === 'contract' }).data
  const application = useQuery({ ...applicationQuery(id), enabled: type === 'application' }).data
  const gigId = type === 'gig' ? id : (negotiation ?? contract ?? application)?.gig_id
  return useQuery({ ...gigQuery(gigId ?? ''), enabled: gigId !== undefined }).data?.rate_type
}
