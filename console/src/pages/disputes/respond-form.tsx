import type { Dispute, DisputeAnswer, NewEvidence } from '@parley/sdk'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useForm, useFormContext } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Input, Select, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'
import { isFirstAnswer, type Sides } from './sides.ts'
import { Split } from './split.tsx'

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
          {cents !== null && !Number.isNaN(cents) && <Split dispute={dispute} sides={sides} workerCents={cents} />}
          <EvidenceFields />
          <div className="flex justify-end">
            <SubmitButton action={respond}>{text.send}</SubmitButton>
          </div>
        </Form>
      </Card>
    </Section>
  )
}

function EvidenceFields() {
  const { respond: text } = words
  const { control, watch } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'evidence' })
  const values = watch('evidence')
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{text.evidence}</legend>
      {fields.map(({ id }, index) => {
        const kind = values[index]?.kind ?? 'link'
        return (
          <div key={id} className="relative grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-[1fr_8rem]">
            <FormField<Values, `evidence.${number}.title`>
              name={`evidence.${index}.title`}
              label={text.evidenceTitle}
              render={(field) => <Input {...field} autoComplete="off" />}
            />
            <FormField<Values, `evidence.${number}.kind`>
              name={`evidence.${index}.kind`}
              label={text.evidenceKind}
              render={(field) => (
                <Select {...field}>
                  <option value="link">{text.kinds.link}</option>
                  <option value="text">{text.kinds.text}</option>
                </Select>
              )}
            />
            <FormField<Values, `evidence.${number}.content`>
              name={`evidence.${index}.content`}
              label={text.evidenceContent[kind]}
              className="sm:col-span-2"
              render={(field) =>
                kind === 'link' ? (
                  <Input {...field} type="url" autoComplete="off" placeholder={text.evidenceExample} />
                ) : (
                  <Textarea {...field} />
                )
              }
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={text.removeEvidence(index + 1)}
              onClick={() => remove(index)}
              className="absolute top-1 right-1"
            >
              <X aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ title: '', kind: 'link', content: '' })}
        >
          {text.addEvidence}
        </Button>
      </div>
    </fieldset>
  )
}

function toBody({ statement, proposed_worker_cents, evidence }: Values): DisputeAnswer {
  return {
    statement,
    ...(proposed_worker_cents !== null && { proposed_worker_cents }),
    ...(evidence.length > 0 && { evidence }),
  }
}
