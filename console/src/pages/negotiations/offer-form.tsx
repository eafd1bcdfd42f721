import type { NegotiationWithRounds, NewRound, Terms } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { partsInWords, useChangesOfGig } from '../../app/brief.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { usePriceNote } from '../../app/price-note.tsx'
import { gigQuery } from '../../app/queries.ts'
import { type TermsContext, termsInWords } from '../../app/terms.tsx'
import { typedNumber } from '../../app/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox, Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'
import { AgreeButton } from './agree-button.tsx'

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

/** A counteroffer, which starts with the current terms. An offer that arrives in the meantime doesn't change what was typed. */
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
  const changed = useChangesOfGig(negotiation)
  const gigVersion = useQuery(gigQuery(negotiation.gig_id)).data?.version
  const [takesGig, setTakesGig] = useState(false)
  const bodyFrom = (values: Values): NewRound => ({
    ...bodyOf(values, terms),
    ...(takesGig && gigVersion !== undefined && { gig_version: gigVersion }),
  })
  // Sending back the other side's own offer would only make them accept it.
  const isUnchanged =
    negotiation.allowed_actions.includes('agree') && !takesGig && isSameOffer(bodyOf(form.watch(), terms), terms)
  const isHourly = context.rateType === 'hourly'
  const { side } = usePartner(negotiation)
  const [cents, hours] = form.watch(['rate_cents', 'hours_per_week'])
  const note = usePriceNote({ ...context, side, cents, hoursPerWeek: Number(hours) })
  const shown = termsInWords(terms, context)
  const onTable = (name: keyof Terms) => words.offer.onTable(shown.find((each) => each.name === name)?.text ?? '')
  return (
    <Card className="p-5">
      <h2 ref={title} tabIndex={-1} className="w-fit font-semibold">
        {words.offer.title}
      </h2>
      <p className="mb-5 text-ink-soft text-sm">{words.offer.text}</p>
      <Form form={form} action={send} toBody={bodyFrom} draft={`offer.${id}`}>
        {round_count > startedAt && (
          <Notice tone="warn" title={words.offer.newer(round_count)}>
            {words.offer.newerText}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField<Values, 'rate_cents'>
            name="rate_cents"
            label={isHourly ? words.offer.hourlyRate : words.offer.rate}
            hint={
              <>
                {onTable('rate_cents')}
                {note && <span className="mt-1 block text-ink-soft">{note}</span>}
              </>
            }
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
          hint={appWords.markdown.hint}
          optional
          render={(field) => <Textarea {...field} />}
        />
        {changed.length > 0 && (
          <Checkbox
            label={words.offer.gig}
            hint={words.offer.gigHint(partsInWords(changed))}
            checked={takesGig}
            onChange={(event) => setTakesGig(event.target.checked)}
          />
        )}
        {isUnchanged && <Notice title={words.offer.same}>{words.offer.sameText}</Notice>}
        <div className="flex flex-wrap gap-2">
          {isUnchanged ? (
            <AgreeButton negotiation={negotiation} context={context} />
          ) : (
            <SubmitButton action={send}>{words.offer.send}</SubmitButton>
          )}
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
 * Every term is sent, so that the offer is what the form shows, even if the current offer changed a moment ago. A term
 * that has been set can't be cleared: it's sent as null, and the service says so at its field.
 */
function bodyOf({ message, ...values }: Values, terms: Terms): NewRound {
  const offered = {
    rate_cents: values.rate_cents,
    hours_per_week: typedNumber(values.hours_per_week),
    start_date: values.start_date || null,
    payout_delay_days: typedNumber(values.payout_delay_days),
  }
  const entries = Object.entries(offered).filter(
    ([name, value]) => value !== null || terms[name as keyof Terms] !== null,
  )
  return { ...(Object.fromEntries(entries) as NewRound), ...(message && { message }) }
}

function isSameOffer(body: NewRound, terms: Terms): boolean {
  return (Object.keys(terms) as (keyof Terms)[]).every((name) => (body[name] ?? null) === terms[name])
}
