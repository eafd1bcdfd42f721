import type { Dispute, DisputeAnswer, NewEvidence } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FilesField } from '../../app/attach.tsx'
import { type Attached, attachmentIdsOf } from '../../app/attaching.ts'
import { EvidenceFields } from '../../app/evidence-fields.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { disputedMoneyOf } from '../../app/money-preview.ts'
import { parley } from '../../app/parley.ts'
import { SettlementPreview, useDisputed } from '../../app/settlement.tsx'
import { isFirstAnswer, type Sides } from '../../app/sides.ts'
import { SplitInput } from '../../app/split-input.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'
import { isWithin } from './split.tsx'

interface Values {
  statement: string
  proposed_worker_cents: number | null
  evidence: NewEvidence[]
  files: Attached[]
}

/** Says what happened, and what the worker should get. The first response has to propose an amount. */
export function RespondForm({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  const { respond: text } = words
  const form = useForm<Values>({
    defaultValues: { statement: '', proposed_worker_cents: null, evidence: [], files: [] },
  })
  const cents = form.watch('proposed_worker_cents')
  const isFirst = isFirstAnswer(dispute, sides)
  const disputed = useDisputed(dispute)
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
            hint={isFirst ? text.figureHint : text.figureStays}
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
          <FilesField />
          <EvidenceFields />
          <div className="flex justify-end">
            <SubmitButton action={respond}>{text.send}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  )
}

function toBody({ statement, proposed_worker_cents, evidence, files }: Values): DisputeAnswer {
  return {
    statement,
    ...(proposed_worker_cents !== null && { proposed_worker_cents }),
    ...(evidence.length > 0 && { evidence }),
    ...attachmentIdsOf(files),
  }
}
