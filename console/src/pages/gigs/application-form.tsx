import type { Gig, NewApplication } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FilesField } from '../../app/attach.tsx'
import { type Attached, attachmentIdsOf } from '../../app/attaching.ts'
import { Form, FormField, filledIn, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { usePriceNote } from '../../app/price-note.tsx'
import { typedNumber } from '../../app/typed-number.ts'
import { Card } from '../../ui/card.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/gigs.ts'

interface Values {
  message: string
  rate_cents: number | null
  hours_per_week: string
  start_date: string
  payout_delay_days: string
  files: Attached[]
}

/** Applies to a gig: why I fit, and my terms. */
export function ApplicationForm({ gig }: { gig: Gig }) {
  const form = useForm<Values>({
    defaultValues: {
      message: '',
      rate_cents: null,
      hours_per_week: '',
      start_date: '',
      payout_delay_days: '',
      files: [],
    },
  })
  const apply = useAction({
    send: (body: NewApplication, options) => parley.gigs.apply(gig.id, body, options),
    touches: ['gigs', 'applications'],
    onDone: () => toast(words.apply.sent),
  })
  const isHourly = gig.rate_type === 'hourly'
  const [rate, hours] = form.watch(['rate_cents', 'hours_per_week'])
  const note = usePriceNote({
    side: 'worker',
    // If the applicant doesn't set a price, the gig's price counts, if it has one.
    cents: rate ?? (gig.rate_min_cents === gig.rate_max_cents ? gig.rate_min_cents : null),
    rateType: gig.rate_type,
    hoursPerWeek: Number(hours) || gig.hours_per_week,
    currency: gig.currency,
  })
  return (
    <Card className="p-5">
      <Form form={form} action={apply} toBody={toBody} draft={`apply.${gig.id}`}>
        <FormField<Values, 'message'>
          name="message"
          label={words.apply.message}
          hint={words.apply.messageHint}
          render={(field) => <Textarea {...field} rows={7} />}
        />
        <FilesField />
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="font-semibold">{words.apply.terms}</legend>
          <p className="text-ink-faint text-sm sm:col-span-2">{words.apply.termsText}</p>
          <FormField<Values, 'rate_cents'>
            name="rate_cents"
            label={isHourly ? words.apply.rate : words.apply.price}
            optional
            hint={note}
            render={(field) => (
              <MoneyInput {...field} currency={gig.currency} unit={isHourly ? appWords.rate.hourly : undefined} />
            )}
          />
          <FormField<Values, 'hours_per_week'>
            name="hours_per_week"
            label={words.apply.hours}
            optional
            render={(field) => <Input {...field} inputMode="numeric" />}
          />
          <FormField<Values, 'start_date'>
            name="start_date"
            label={words.apply.start}
            optional
            render={(field) => <Input {...field} type="date" />}
          />
          <FormField<Values, 'payout_delay_days'>
            name="payout_delay_days"
            label={words.apply.payout}
            hint={words.apply.payoutHint}
            optional
            render={(field) => <Input {...field} inputMode="numeric" />}
          />
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <SubmitButton action={apply}>{words.apply.send}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function toBody({ hours_per_week, payout_delay_days, files, ...values }: Values): NewApplication {
  return {
    message: values.message,
    ...filledIn({
      ...values,
      hours_per_week: typedNumber(hours_per_week),
      payout_delay_days: typedNumber(payout_delay_days),
    }),
    ...attachmentIdsOf(files),
  }
}
