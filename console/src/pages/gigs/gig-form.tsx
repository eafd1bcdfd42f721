import type { Gig, NewGig, TemplateGig, Trade } from '@parley/sdk'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { currency } from '../../app/currency.ts'
import { FieldInputs } from '../../app/field-inputs.tsx'
import { type FormValues, fieldsFrom, formValuesOf } from '../../app/field-values.ts'
import { FormField } from '../../app/form.tsx'
import { categoryChoices, categoryName } from '../../app/trade.ts'
import { typedNumber } from '../../app/typed-number.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Checkbox, Input, Select, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words as fieldWords } from '../../words/fields.ts'
import { words } from '../../words/gigs.ts'

/** The fields of a gig as the form holds them. */
export interface GigValues {
  title: string
  description: string
  category: string
  skills: string[]
  rate_type: Gig['rate_type']
  rate_min_cents: number | null
  rate_max_cents: number | null
  hours_per_week: string
  start_date: string
  remote: boolean
  location: string
  positions: string
  apply_by: string
  review_days: string
  payout_delay_days: string
  fields: FormValues
}

const emptyValues: GigValues = {
  title: '',
  description: '',
  category: '',
  skills: [],
  rate_type: 'fixed',
  rate_min_cents: null,
  rate_max_cents: null,
  hours_per_week: '',
  start_date: '',
  remote: true,
  location: '',
  positions: '1',
  apply_by: '',
  review_days: '14',
  payout_delay_days: '5',
  fields: {},
}

export function emptyGig({ gig_fields }: Trade): GigValues {
  return { ...emptyValues, fields: formValuesOf(gig_fields, {}) }
}

/** The fields of a gig or a template that the form has. */
type GigToEdit = TemplateGig & Pick<Gig, 'start_date' | 'apply_by'>

export function valuesFrom(gig: GigToEdit, { gig_fields }: Trade): GigValues {
  const { title, description, rate_type, rate_min_cents, rate_max_cents, remote } = gig
  return {
    title,
    description,
    rate_type,
    rate_min_cents,
    rate_max_cents,
    remote,
    category: gig.category ?? '',
    skills: [...gig.skills],
    hours_per_week: String(gig.hours_per_week ?? ''),
    start_date: gig.start_date ?? '',
    location: gig.location ?? '',
    positions: String(gig.positions),
    apply_by: gig.apply_by ? localTime(gig.apply_by) : '',
    review_days: String(gig.review_days),
    payout_delay_days: String(gig.payout_delay_days),
    fields: formValuesOf(gig_fields, gig.fields),
  }
}

/** The values as the API takes them, with null for empty fields. */
export function gigFrom(values: GigValues, { gig_fields }: Trade): Nullable<NewGig> {
  const {
    title,
    description,
    category,
    skills,
    rate_type,
    rate_min_cents,
    rate_max_cents,
    start_date,
    remote,
    location,
  } = values
  return {
    title,
    description,
    category: category || null,
    skills,
    rate_type,
    rate_min_cents,
    rate_max_cents,
    hours_per_week: typedNumber(values.hours_per_week),
    start_date: start_date || null,
    remote,
    location: location || null,
    positions: typedNumber(values.positions),
    apply_by: values.apply_by ? new Date(values.apply_by).toISOString() : null,
    review_days: typedNumber(values.review_days),
    payout_delay_days: typedNumber(values.payout_delay_days),
    ...(gig_fields.length > 0 && { fields: fieldsFrom(gig_fields, values.fields) }),
  }
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** A moment in the reader's zone, as an input for date and time takes it. */
function localTime(at: string): string {
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const { form: text } = words

/** The fields of a gig, in groups. */
export function GigFields({ form, trade }: { form: UseFormReturn<GigValues>; trade: Trade }) {
  const rateType = useWatch({ control: form.control, name: 'rate_type' })
  const unit = rateType === 'hourly' ? appWords.rate.hourly : undefined
  return (
    <>
      <FieldGroup title={text.what}>
        <FormField<GigValues, 'title'>
          name="title"
          isWide
          label={text.title}
          hint={text.titleHint}
          render={(field) => <Input {...field} />}
        />
        <FormField<GigValues, 'description'>
          name="description"
          isWide
          label={text.description}
          hint={text.descriptionHint}
          render={(field) => <Textarea {...field} rows={10} />}
        />
        <FormField<GigValues, 'category'>
          name="category"
          label={text.category}
          optional
          render={(field) => <CategoryInput {...field} trade={trade} />}
        />
        <FormField<GigValues, 'skills'>
          name="skills"
          label={text.skills}
          hint={text.skillsHint}
          optional
          render={(field) => <TagInput {...field} removeLabel={words.find.removeSkill} />}
        />
      </FieldGroup>
      {trade.gig_fields.length > 0 && (
        <FieldGroup title={fieldWords.more}>
          <FieldInputs definitions={trade.gig_fields} trade={trade} />
        </FieldGroup>
      )}
      <FieldGroup title={text.money}>
        <FormField<GigValues, 'rate_type'>
          name="rate_type"
          isWide
          label={text.rateType}
          render={(field) => (
            <Select {...field}>
              {Object.entries(text.rateTypes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        />
        <FormField<GigValues, 'rate_min_cents'>
          name="rate_min_cents"
          label={text.rateMin}
          optional
          render={(field) => <MoneyInput {...field} currency={currency()} unit={unit} />}
        />
        <FormField<GigValues, 'rate_max_cents'>
          name="rate_max_cents"
          label={text.rateMax}
          hint={text.rateHint}
          optional
          render={(field) => <MoneyInput {...field} currency={currency()} unit={unit} />}
        />
        <FormField<GigValues, 'hours_per_week'>
          name="hours_per_week"
          label={text.hours}
          optional
          render={(field) => <Input {...field} inputMode="numeric" />}
        />
        <FormField<GigValues, 'start_date'>
          name="start_date"
          label={text.start}
          optional
          render={(field) => <Input {...field} type="date" />}
        />
      </FieldGroup>
      <FieldGroup title={text.where}>
        <FormField<GigValues, 'location'>
          name="location"
          label={text.location}
          optional
          render={(field) => <Input {...field} />}
        />
        <FormField<GigValues, 'positions'>
          name="positions"
          label={text.positions}
          render={(field) => <Input {...field} inputMode="numeric" />}
        />
        <Checkbox className="sm:col-span-2" label={text.remote} {...form.register('remote')} />
        <FormField<GigValues, 'apply_by'>
          name="apply_by"
          isWide
          label={text.applyBy}
          hint={text.applyByHint}
          optional
          render={(field) => <Input {...field} type="datetime-local" />}
        />
      </FieldGroup>
      <FieldGroup title={text.rules}>
        <FormField<GigValues, 'review_days'>
          name="review_days"
          label={text.reviewDays}
          hint={text.reviewDaysHint}
          render={(field) => <Input {...field} inputMode="numeric" />}
        />
        <FormField<GigValues, 'payout_delay_days'>
          name="payout_delay_days"
          label={text.payoutDays}
          hint={text.payoutDaysHint}
          render={(field) => <Input {...field} inputMode="numeric" />}
        />
      </FieldGroup>
    </>
  )
}

/** One of the marketplace's categories, or any text if it has none. */
function CategoryInput({ trade, value, ...field }: ComponentProps<'input'> & { trade: Trade; value: string }) {
  if (trade.categories.length === 0) return <Input {...field} value={value} />
  const choices = categoryChoices(trade)
  // The gig may be in one that is no longer in use.
  const shown = value === '' || value in choices ? choices : { ...choices, [value]: categoryName(trade, value) }
  return (
    <Select {...(field as ComponentProps<'select'>)} value={value}>
      <option value="">{fieldWords.none}</option>
      {Object.entries(shown).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  )
}
