import type { MandateTrial } from '@parley/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { Ban, Check, CircleHelp, type LucideIcon } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { Loaded } from '../../app/loaded.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { actionWords, type LimitName, words } from '../../words/mandates.ts'
import type { Rules } from './rules.ts'

const { explained: text } = words

/** What the rules mean: what the agent can do on its own, has to ask for, and can never do. The service decides which. */
export function MandateExplained({ rules, query }: { rules: Rules; query: UseQueryResult<MandateTrial> }) {
  return (
    <Section title={text.title}>
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {({ verdicts }) => {
          const named = (decision: string) =>
            verdicts.filter((each) => each.decision === decision).map(({ action }) => actionWords[action])
          const refused = named('refused')
          return (
            <Card className="flex flex-col divide-y divide-line text-sm">
              <Part
                icon={Check}
                tone="text-good-text"
                title={text.alone}
                items={named('alone')}
                none={text.aloneNone}
              />
              <Part icon={CircleHelp} tone="text-warn-text" title={text.ask} items={named('ask')} none={text.askNone} />
              <Part
                icon={Ban}
                tone="text-bad-text"
                title={refused.length > 0 ? text.refused : text.never}
                items={[...refused, ...limitsIn(rules), ...text.always]}
                none=""
              />
              {limitsIn(rules).length > 0 && <p className="p-5 text-ink-faint">{text.beyond}</p>}
            </Card>
          )
        }}
      </Loaded>
    </Section>
  )
}

interface PartProps {
  icon: LucideIcon
  tone: string
  title: string
  items: readonly string[]
  none: string
}

function Part({ icon: Icon, tone, title, items, none }: PartProps) {
  return (
    <div className="flex gap-3 p-5">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', tone)} />
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        {items.length === 0 ? (
          <p className="mt-1 text-ink-faint">{none}</p>
        ) : (
          <ul aria-label={title} className="mt-1 flex flex-col gap-0.5 text-ink-soft">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Each limit that is set, described by what's beyond it. */
function limitsIn(rules: Rules): string[] {
  const { allowed_counterparties, expires_at } = rules
  return [
    ...(Object.keys(text.limits) as LimitName[]).flatMap((name) => {
      const cents = rules[name]
      return cents === null ? [] : [text.limits[name](formatMoney(cents, currency()))]
    }),
    ...(allowed_counterparties === null ? [] : [text.others(allowed_counterparties.length)]),
    ...(expires_at === null ? [] : [text.after(formatMoment(expires_at))]),
  ]
}
