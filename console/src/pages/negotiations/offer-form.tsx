import type { NegotiationWithRounds, NewRound, Terms } from '@parley/sdk'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton, wholeNumber } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { type TermsContext, termsInWords } from '../../app/terms.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'

interface OfferFormProps {
  negotiation: NegotiationWithRounds
  context: TermsContext
  onClose: () => Promise<void>
}

interface Values {
  rate_cents: number | null
  hours_per_week: string
  start_date: string
  payout_delay_days: string
  message: string
}

/** A counter-offer: begins with the terms on the table. An offer that comes in meanwhile leaves what was typed alone. */
export function OfferForm({ negotiation, context, onClose }: OfferFormProps) {
  const { id, terms, round_count } = negotiation
  const [startedAt] = useState(round_count)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const form = useForm<Values>({ defaultValues: valuesOf(terms) })
  const send = useAction({
    send: (body: NewRound, options) => parley.negotiations.round(id, body, options),
    touches: ['negotiations', 'applications'],
    onDone: () => {
      toast(words.offer.sent)
      return onClose()
    },
  })
  const isHourly = context.rateType === 'hourly'
  const shown = termsInWords(terms, context)
  const onTable = (name: keyof Terms) => words.offer.onTable(shown.find((each) => each.name === name)?.text ?? '')
  return (
    <Card className="p-5">
      <h2 ref={title} tabIndex={-1} className="font-semibold outline-none">
        {words.offer.title}
      </h2>
      <p className="mb-5 text-ink-soft text-sm">{words.offer.text}</p>
      <Form form={form} action={send} toBody={(values) => bodyOf(values, terms)} draft={`offer.${id}`}>
        {round_count > startedAt && (
          <Notice tone="warn" title={words.offer.newer(round_count)}>
            {words.offer.newerText}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField<Values, 'rate_cents'>
            name="rate_cents"
            label={isHourly ? words.offer.hourlyRate : words.offer.rate}
            hint={onTable('rate_cents')}
            render={(field) => (
              <MoneyInput {...field} currency={context.currency} unit={isHourly ? appWords.rate.hourly : undefined} />
            )}
          />
          <FormField<Values, 'hours_per_week'>
            name="hours_per_week"
            label={words.offer.hours}
            hint={onTable('hours_per_week')}
            optional={!isHourly}
            render={(field) => <Input {...field} inputMode="numeric" />}
          />
          <FormField<Values, 'start_date'>
            name="start_date"
            label={words.offer.start}
            hint={onTable('start_date')}
            optional={terms.start_date === null}
            render={(field) => <Input {...field} type="date" />}
          />
          <FormField<Values, 'payout_delay_days'>
            name="payout_delay_days"
            label={words.offer.payout}
            hint={onTable('payout_delay_days')}
            render={(field) => <Input {...field} inputMode="numeric" />}
          />
        </div>
        <FormField<Values, 'message'>
          name="message"
          label={words.offer.message}
          optional
          render={(field) => <Textarea {...field} />}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton action={send}>{words.offer.send}</SubmitButton>
          <Button variant="quiet" onClick={() => void onClose()}>
            {appWords.cancel}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function valuesOf({ rate_cents, hours_per_week, start_date, payout_delay_days }: Terms): Values {
  return {
    rate_cents,
    hours_per_week: hours_per_week === null ? '' : String(hours_per_week),
    start_date: start_date ?? '',
    payout_delay_days: String(payout_delay_days),
    message: '',
  }
}

/**
 * Every term is sent, so that the offer is what the form shows, even if the terms on the table changed a moment ago. A term
 * that is set cannot be unset: it is sent as null, and the service says so at its field.
 */
function bodyOf({ message, ...values }: Values, terms: Terms): NewRound {
  const offered = {
    rate_cents: values.rate_cents,
    hours_per_week: wholeNumber(values.hours_per_week),
    start_date: values.start_date || null,
    payout_delay_days: wholeNumber(values.payout_delay_days),
  }
  const entries = Object.entries(offered).filter(
    ([name, value]) => value !== null || terms[name as keyof Terms] !== null,
  )
  return { ...(Object.fromEntries(entries) as NewRound), ...(message && { message }) }
}
