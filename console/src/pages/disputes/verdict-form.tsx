import type { Dispute, Verdict } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, filledIn, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
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
    touches: ['disputes', 'contracts', 'history'],
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
          {isWithin(dispute, cents) && <Split dispute={dispute} sides={sides} workerCents={cents} />}
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
