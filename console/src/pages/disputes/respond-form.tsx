import type { Dispute, DisputeAnswer, NewEvidence } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { EvidenceFields } from '../../app/evidence-fields.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'
import { isFirstAnswer, type Sides } from './sides.ts'
import { isWithin, Split } from './split.tsx'

interface Values {
  statement: string
  proposed_worker_cents: number | null
  evidence: NewEvidence[]
}

/** Says what happened, and what the worker should get. The first answer has to name a figure. */
export function RespondForm({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  const { respond: text } = words
  const form = useForm<Values>({ defaultValues: { statement: '', proposed_worker_cents: null, evidence: [] } })
  const cents = form.watch('proposed_worker_cents')
  const isFirst = isFirstAnswer(dispute, sides)
  const respond = useAction({
    send: (body: DisputeAnswer, options) => parley.disputes.respond(dispute.id, body, options),
    touches: ['disputes', 'history'],
    onDone: () => {
      form.reset()
      toast(text.done)
    },
  })
  return (
    <Section title={isFirst ? text.first : text.more}>
      <Card className="p-5">
        <Form form={form} action={respond} toBody={toBody} draft={`dispute.${dispute.id}`}>
          <FormField<Values, 'statement'>
            name="statement"
            label={text.statement}
            hint={text.statementHint}
            render={(field) => <Textarea {...field} />}
          />
          <FormField<Values, 'proposed_worker_cents'>
            name="proposed_worker_cents"
            label={text.figure(sides.worker)}
            optional={!isFirst}
            hint={isFirst ? text.figureHint(formatMoney(dispute.amount_cents, dispute.currency)) : text.figureStays}
            render={(field) => <MoneyInput {...field} currency={dispute.currency} />}
          />
          {isWithin(dispute, cents) && <Split dispute={dispute} sides={sides} workerCents={cents} />}
          <EvidenceFields />
          <div className="flex justify-end">
            <SubmitButton action={respond}>{text.send}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  )
}

function toBody({ statement, proposed_worker_cents, evidence }: Values): DisputeAnswer {
  return {
    statement,
    ...(proposed_worker_cents !== null && { proposed_worker_cents }),
    ...(evidence.length > 0 && { evidence }),
  }
}
