import type { AgentAction, Mandate, MandateTrial as Trial } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { trialQuery } from '../../app/agent-queries.ts'
import { currency } from '../../app/currency.ts'
import { useSettled } from '../../app/use-settled.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { ALL_ACTIONS, actionWords, type LimitName, words } from '../../words/mandates.ts'
import { type Rules, TRIED_AMOUNTS, triedStake } from './rules.ts'

const { trial: text } = words

interface MandateTrialProps {
  agentId: string
  rules: Rules
  /** Applies rules that would let the agent do it on its own. */
  onWiden: (wider: Mandate) => void
}

/** Asks the service what would happen to an action under the rules, saved or not. */
export function MandateTrial({ agentId, rules, onWiden }: MandateTrialProps) {
  const [action, setAction] = useState<AgentAction>('milestones.fund')
  const [cents, setCents] = useState<number | null>(50_000)
  const [side, setSide] = useState<'client' | 'worker'>('client')
  const tried = useSettled({ action, cents: Number.isNaN(cents) ? null : cents, side })
  const query = useQuery({
    ...trialQuery(agentId, {
      action: tried.action,
      stake: triedStake(tried.action, tried.cents, tried.side),
      mandate: rules,
    }),
    placeholderData: (previous) => previous,
  })
  const hasEnded = query.data?.verdicts[0]?.issues.some(
    ({ details }) => 'limit' in details && details.limit === 'expires_at',
  )
  const kind = TRIED_AMOUNTS[action]
  const label = kind === 'movedAlone' ? 'moved' : kind
  return (
    <Section title={text.title} description={text.text}>
      <Card className="flex flex-col gap-4 p-5">
        <Field label={text.action}>
          <Select value={action} onChange={({ target }) => setAction(target.value as AgentAction)}>
            {ALL_ACTIONS.map((each) => (
              <option key={each} value={each}>
                {actionWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        {label && (
          <Field label={text.amounts[label]} hint={kind === 'moved' ? text.only : undefined}>
            <MoneyInput value={cents} onChange={setCents} currency={currency()} />
          </Field>
        )}
        {kind === 'worker' && (
          <Field label={text.side}>
            <Select value={side} onChange={({ target }) => setSide(target.value as typeof side)}>
              <option value="client">{text.sides.client}</option>
              <option value="worker">{text.sides.worker}</option>
            </Select>
          </Field>
        )}
        <div role="status" className="flex flex-col items-start gap-3">
          {query.data?.verdicts[0] && <Outcome verdict={query.data.verdicts[0]} />}
        </div>
        {query.data?.wider && !hasEnded && (
          <Button size="sm" className="self-start" onClick={() => query.data.wider && onWiden(query.data.wider)}>
            {text.widen}
          </Button>
        )}
      </Card>
    </Section>
  )
}

const LOOKS = {
  alone: { icon: Check, className: 'bg-good-soft text-good-text' },
  ask: { icon: CircleHelp, className: 'bg-warn-soft text-warn-text' },
  refused: { icon: Ban, className: 'bg-bad-soft text-bad-text' },
}

function Outcome({ verdict: { decision, issues } }: { verdict: Trial['verdicts'][number] }) {
  const { icon: Icon, className } = LOOKS[decision]
  return (
    <div className={cx('flex w-full gap-3 rounded-xl px-4 py-3 text-sm', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div>
        <p className="font-medium">{text.outcomes[decision]}</p>
        {issues.map((issue) => (
          <p key={issue.message}>{explainExcess(issue)}</p>
        ))}
      </div>
    </div>
  )
}

/** Which limit refuses it, in words. */
function explainExcess({ message, details }: Trial['verdicts'][number]['issues'][number]): string {
  const { limit, allowed, left, asked } = details as {
    limit?: string
    allowed?: unknown
    left?: number
    asked?: number
  }
  if (limit === 'allowed_counterparties') return words.exceeded.counterparty
  if (limit === 'expires_at') return words.exceeded.expired
  const name = words.limits[limit as LimitName]
  if (!name || typeof allowed !== 'number' || asked === undefined) return message
  const money = (cents: number) => formatMoney(cents, currency())
  return left === undefined
    ? words.exceeded.limit(name, money(allowed), money(asked))
    : words.exceeded.total(name, money(allowed), money(left), money(asked))
}
