import type { Dispute, Verdict } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, filledIn, SubmitButton } from '../../app/form.tsx'
import { disputedMoneyOf } from '../../app/money-preview.ts'
import { parley } from '../../app/parley.ts'
import { SettlementPreview, useDisputed } from '../../app/settlement.tsx'
import type { Sides } from '../../app/sides.ts'
import { SplitInput } from '../../app/split-input.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'
import { isWithin } from './split.tsx'

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
  const disputed = useDisputed(dispute)
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
            hint={words.respond.figureHint}
            render={(field) => (
              <SplitInput
                {...field}
                currency={dispute.currency}
                money={disputed && disputedMoneyOf(disputed.milestone)}
              />
            )}
          />
          {disputed && isWithin(dispute, cents) && (
            <SettlementPreview disputed={disputed} sides={sides} workerCents={cents} />
          )}
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
