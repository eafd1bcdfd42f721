import type { OperatorSetting, SettingChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../../app/action.tsx'
import { currency } from '../../../app/currency.ts'
import { Form, FormField } from '../../../app/form.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { netOfPrice } from '../../../app/money-preview.ts'
import { parley } from '../../../app/parley.ts'
import { formatMoney, fractionDigits } from '../../../ui/amounts.ts'
import { Card, Section } from '../../../ui/card.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/setup.ts'
import { settingsQuery } from '../queries.ts'
import { markDone, Preview, StepButtons, useGoToNext, WithPreview } from './step-page.tsx'

const { money: text } = words
const FEE = 'PLATFORM_FEE_BPS'

/** The platform's fee, and how payments work. */
export function MoneyStep() {
  const query = useQuery(settingsQuery)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {({ data }) => <MoneyForm settings={data} />}
    </Loaded>
  )
}

interface Values {
  /** In percent, under the name of the setting. */
  values: { [FEE]: string }
}

function MoneyForm({ settings }: { settings: readonly OperatorSetting[] }) {
  const before = Number(settings.find(({ name }) => name === FEE)?.value)
  const provider = settings.find(({ name }) => name === 'PAYMENTS')?.value ?? ''
  const form = useForm<Values>({ defaultValues: { values: { [FEE]: String(before / 100) } } })
  const next = useGoToNext('money')
  const save = useAction({
    send: async (body: SettingChanges, options) => {
      // Otherwise, all operators would get an email about a change that isn't one.
      if (body.values[FEE] !== before) await parley.operator.settings.update(body, options)
      await markDone('money')
    },
    touches: ['operator', 'session'],
    onDone: next,
  })
  const feeBps = bpsFrom(form.watch(`values.${FEE}`))
  return (
    <WithPreview preview={<Preview>{isFee(feeBps) && <FeeExample feeBps={feeBps} />}</Preview>}>
      <Form form={form} action={save} toBody={({ values }) => ({ values: { [FEE]: bpsFrom(values[FEE]) } })}>
        <FormField<Values, `values.${typeof FEE}`>
          name={`values.${FEE}`}
          label={text.fee}
          hint={text.feeHint}
          className="max-w-md"
          render={(field) => <Input {...field} inputMode="decimal" autoComplete="off" />}
        />
        <Section title={text.payments}>
          <p className="max-w-prose text-ink-soft text-sm">
            {text.providers[provider] ?? text.otherProvider(provider)}{' '}
            <a href="/docs/guides/going-live" className="text-accent-text underline underline-offset-4">
              {text.goingLive}
            </a>
          </p>
        </Section>
        <StepButtons step="money" action={save} />
      </Form>
    </WithPreview>
  )
}

function FeeExample({ feeBps }: { feeBps: number }) {
  const amount = 1_000 * 10 ** fractionDigits(currency())
  const { feeCents, netCents } = netOfPrice(amount, feeBps)
  const shares = [
    [text.worker, netCents],
    [text.you, feeCents],
  ] as const
  return (
    <Card className="p-5">
      <p className="mb-3 font-medium">{text.example(formatMoney(amount, currency()))}</p>
      <dl className="flex flex-col gap-2 text-sm">
        {shares.map(([name, cents]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums">{formatMoney(cents, currency())}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Hundredths of a percent. What isn't a number is sent as it is, and the service says what it expects. */
function bpsFrom(percent: string): number {
  const bps = Math.round(Number(percent.replace(',', '.')) * 1e6) / 1e4
  return percent.trim() === '' || Number.isNaN(bps) ? (percent as unknown as number) : bps
}

function isFee(bps: number): boolean {
  return Number.isInteger(bps) && bps >= 0 && bps <= 10_000
}
