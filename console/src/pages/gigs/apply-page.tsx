import type { Gig, NewApplication } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, filledIn, SubmitButton, wholeNumber } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { gigQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/gigs.ts'

const route = getRouteApi('/gigs/$id/apply')

/** Applying to a gig: why I fit, and my terms. */
export function ApplyPage() {
  const { id } = route.useParams()
  const query = useQuery(gigQuery(id))
  return (
    <Page title={words.apply.title} width="narrow">
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(gig) => (
          <div className="flex flex-col gap-6">
            <Card className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5">
              <Link to={paths.gig(gig.id)} className="min-w-0 font-medium underline-offset-4 hover:underline">
                {gig.title}
              </Link>
              <GigRate gig={gig} className="text-sm" />
            </Card>
            {gig.allowed_actions.includes('apply') ? (
              <ApplicationForm gig={gig} />
            ) : (
              <Notice tone="warn">{words.apply.notNow}</Notice>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

interface Values {
  message: string
  rate_cents: number | null
  hours_per_week: string
  start_date: string
  payout_delay_days: string
}

function ApplicationForm({ gig }: { gig: Gig }) {
  const navigate = route.useNavigate()
  const form = useForm<Values>({
    defaultValues: { message: '', rate_cents: null, hours_per_week: '', start_date: '', payout_delay_days: '' },
  })
  const apply = useAction({
    send: (body: NewApplication, options) => parley.gigs.apply(gig.id, body, options),
    touches: ['gigs', 'applications'],
    onDone: () => {
      toast(words.apply.sent)
      return navigate({ to: paths.gig(gig.id) })
    },
  })
  const isHourly = gig.rate_type === 'hourly'
  return (
    <Form form={form} action={apply} toBody={toBody} draft={`apply.${gig.id}`}>
      <FormField<Values, 'message'>
        name="message"
        label={words.apply.message}
        hint={words.apply.messageHint}
        render={(field) => <Textarea {...field} rows={7} />}
      />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="font-semibold">{words.apply.terms}</legend>
        <p className="text-ink-faint text-sm sm:col-span-2">{words.apply.termsText}</p>
        <FormField<Values, 'rate_cents'>
          name="rate_cents"
          label={isHourly ? words.apply.rate : words.apply.price}
          optional
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
        <Link to={paths.gig(gig.id)} className={buttonClass('quiet')}>
          {appWords.cancel}
        </Link>
      </div>
    </Form>
  )
}

function toBody({ hours_per_week, payout_delay_days, ...values }: Values): NewApplication {
  return {
    message: values.message,
    ...filledIn({
      ...values,
      hours_per_week: wholeNumber(hours_per_week),
      payout_delay_days: wholeNumber(payout_delay_days),
    }),
  }
}
