import type { Approval, Terms } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { applicationQuery, contractQuery, gigQuery, negotiationQuery } from '../../app/queries.ts'
import { termsInWords } from '../../app/terms.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { words } from '../../words/approvals.ts'
import { Moves } from './moves.tsx'

/** What exactly will happen: the money that moves, and the terms before and after. */
export function Effect({ approval }: { approval: Approval }) {
  const { change, moves } = approval.stake
  return (
    <section aria-label={words.what} className="flex flex-col gap-4">
      <h3 className="font-medium text-ink-faint text-sm">{words.what}</h3>
      {moves.length > 0 && <Moves approval={approval} />}
      {change && <Change approval={approval} before={change.before} after={change.after} />}
      {moves.length === 0 && <p className="text-ink-soft text-sm">{words.noMoney}</p>}
    </section>
  )
}

type Fields = object | null

function Change({ approval, before, after }: { approval: Approval; before: Fields; after: Fields }) {
  const rateType = useRateType(approval)
  const inWords = (fields: Fields) => fieldsInWords(fields, rateType)
  const [was, becomes] = [inWords(before), inWords(after)]
  const labels = [...new Set([...was.keys(), ...becomes.keys()])]
  return (
    <table className="w-full text-left text-sm">
      <thead className="sr-only">
        <tr>
          <th>{words.unchanged}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line rounded-xl border border-line">
        {labels.map((label) => (
          <ChangedField
            key={label}
            label={label}
            before={before === null ? null : (was.get(label) ?? words.nothing)}
            after={after === null ? words.nothing : (becomes.get(label) ?? words.nothing)}
          />
        ))}
      </tbody>
    </table>
  )
}

function ChangedField({ label, before, after }: { label: string; before: string | null; after: string }) {
  const isChanged = before !== null && before !== after
  return (
    <tr className="align-top">
      <th scope="row" className="py-2.5 pr-4 pl-4 font-normal text-ink-faint">
        {label}
      </th>
      <td className="py-2.5 text-right text-ink-faint">{isChanged && <s className="decoration-1">{before}</s>}</td>
      <td className="py-2.5 pr-4 pl-2 text-right">
        <span className="inline-flex items-start gap-2">
          {isChanged && <ArrowRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />}
          <span className={isChanged || before === null ? 'font-medium' : 'text-ink-soft'}>{after}</span>
        </span>
      </td>
    </tr>
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
      return [[label, name.endsWith('_cents') ? formatMoney(Number(value), currency()) : String(value)]]
    }),
  )
}

/** By the hour or for the whole: what a rate means depends on the gig. */
function useRateType({ subject: { type, id } }: Approval): 'hourly' | 'fixed' | undefined {
  const negotiation = useQuery({ ...negotiationQuery(id), enabled: type === 'negotiation' }).data
  const contract = useQuery({ ...contractQuery(id), enabled: type === 'contract' }).data
  const application = useQuery({ ...applicationQuery(id), enabled: type === 'application' }).data
  const gigId = type === 'gig' ? id : (negotiation ?? contract ?? application)?.gig_id
  return useQuery({ ...gigQuery(gigId ?? ''), enabled: gigId !== undefined }).data?.rate_type
}
