import { ArrowDown } from 'lucide-react'
import { uiWords } from '../words/ui.ts'
import { Money } from './money.tsx'

interface Place {
  label: string
  /** What's there now; undefined if the reader may not know. */
  beforeCents?: number | undefined
  /** What comes or goes. */
  changeCents: number
}

/** Money that is about to move: from where to where, before and after. What pays in addition to `from` is shown with it. */
export function MoneyMove({ from, to, currency }: { from: Place; to: readonly Place[]; currency: string }) {
  const sources = [from, ...to.filter(({ changeCents }) => changeCents < 0)]
  const destinations = to.filter(({ changeCents }) => changeCents > 0)
  return (
    <div className="rounded-xl border border-line text-sm">
      <Rows places={sources} currency={currency} />
      <div className="relative border-line border-t">
        <span
          aria-hidden="true"
          className="absolute -top-3 left-1/2 grid size-6 -translate-x-1/2 place-items-center rounded-full border border-line bg-surface text-ink-faint"
        >
          <ArrowDown className="size-3.5" />
        </span>
      </div>
      <Rows places={destinations.length > 0 ? destinations : to} currency={currency} />
    </div>
  )
}

function Rows({ places, currency }: { places: readonly Place[]; currency: string }) {
  return (
    <div className="divide-y divide-line">
      {places.map((place) => (
        <Row key={place.label} place={place} currency={currency} />
      ))}
    </div>
  )
}

function Row({ place: { label, beforeCents, changeCents }, currency }: { place: Place; currency: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3">
      <span className="min-w-0">{label}</span>
      <span className="shrink-0 text-right">
        <Money cents={changeCents} currency={currency} isSigned className="block font-medium" />
        {beforeCents !== undefined && (
          <span className="block text-ink-faint text-xs">
            <Money cents={beforeCents} currency={currency} /> <span aria-hidden="true">→</span>
            <span className="sr-only">{uiWords.changedTo}</span>{' '}
            <Money cents={beforeCents + changeCents} currency={currency} />
          </span>
        )}
      </span>
    </div>
  )
}
