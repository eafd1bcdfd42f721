import type { Dispute, Verdict } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { feeOfRelease } from '../../app/fees.ts'
import { Form, FormField, filledIn, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { contractQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'
import type { Sides } from './sides.ts'
import { isWithin, Split } from './split.tsx'

interface Values {
  worker_cents: number | null
  rationale: string
}

/** What an arbiter says: a recommendation, or the final decision. */
export function VerdictForm({
  dispute,
  sides,
  kind,
}: {
  dispute: Dispute
  sides: Sides
  kind: 'recommend' | 'resolve'
}) {
  const { verdict: text } = words
  const form = useForm<Values>({ defaultValues: { worker_cents: null, rationale: '' } })
  const cents = form.watch('worker_cents')
  const decide = useAction({
    send: (body: Verdict, options) => parley.disputes[kind](dispute.id, body, options),
    touches: ['disputes', 'contracts', 'history', 'operator'],
    onDone: () => toast(kind === 'recommend' ? text.recommended : text.resolved),
  })
  return (
    <Section title={text[kind]} description={kind === 'recommend' ? text.recommendText : text.resolveText}>
      <Card className="p-5">
        <Form
          form={form}
          action={decide}
          toBody={(values) => filledIn(values) as Verdict}
          draft={`${kind}.${dispute.id}`}
        >
          <FormField<Values, 'worker_cents'>
            name="worker_cents"
            label={text.figure(sides.worker)}
            hint={words.respond.figureHint(formatMoney(dispute.amount_cents, dispute.currency))}
            render={(field) => <MoneyInput {...field} currency={dispute.currency} />}
          />
          {isWithin(dispute, cents) && <WhatMoves dispute={dispute} sides={sides} workerCents={cents} />}
          <FormField<Values, 'rationale'>
            name="rationale"
            label={text.rationale}
            hint={text.rationaleHint}
            render={(field) => <Textarea {...field} />}
          />
          <div className="flex justify-end">
            <SubmitButton action={decide}>{text[kind]}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  )
}

/** How a figure divides the money, and where it goes. */
function WhatMoves({ dispute, sides, workerCents }: { dispute: Dispute; sides: Sides; workerCents: number }) {
  const { accept: text, verdict } = words
  const { amount_cents, currency } = dispute
  const feeCents = useFee(dispute, workerCents)
  const toWorker =
    feeCents === null
      ? [{ label: text.toWorker(sides.worker), changeCents: workerCents }]
      : [
          { label: verdict.toWorker(sides.worker), changeCents: workerCents - feeCents },
          { label: verdict.toPlatform, changeCents: feeCents },
        ]
  const toClient = { label: text.toClient(sides.client), changeCents: amount_cents - workerCents }
  return (
    <div className="flex flex-col gap-4">
      <Split dispute={dispute} sides={sides} workerCents={workerCents} />
      <MoneyMove
        currency={currency}
        from={{ label: text.from, beforeCents: amount_cents, changeCents: -amount_cents }}
        to={[...toWorker, toClient].filter(({ changeCents }) => changeCents > 0)}
      />
    </div>
  )
}

/** The fee of what the worker gets; null where it also depends on payouts that are taken back, which only the service knows. */
function useFee({ contract_id, milestone_id, amount_cents }: Dispute, workerCents: number): number | null {
  const contract = useQuery(contractQuery(contract_id)).data
  const milestone = contract?.milestones.find(({ id }) => id === milestone_id)
  return contract && milestone?.held_cents === amount_cents ? feeOfRelease(contract, workerCents) : null
}
