import type { OwnProfile, ProfileChanges, Trade } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FieldInputs } from '../../app/field-inputs.tsx'
import { type FormValues, fieldsFrom, formValuesOf } from '../../app/field-values.ts'
import { changedOnly, Form, FormField, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { ownProfileQuery, tradeQuery } from '../../app/queries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Checkbox, Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words as fieldWords } from '../../words/fields.ts'
import { words } from '../../words/people.ts'
import { EditPicture } from './edit-picture.tsx'

const { edit } = words

/** Editing my own profile. */
export function EditProfilePage() {
  const query = useQuery(ownProfileQuery)
  const trade = useQuery(tradeQuery)
  return (
    <Page title={edit.title} width="narrow">
      <Loaded query={query} skeleton={skeleton}>
        {(profile) => (
          <Loaded query={trade} skeleton={skeleton}>
            {(trade) => <ProfileForm profile={profile} trade={trade} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}

const skeleton = <Skeleton className="h-[40rem] rounded-xl" />

interface Values {
  display_name: string
  headline: string
  bio: string
  skills: string[]
  available: boolean
  rate_cents: number | null
  location: string
  time_zone: string
  links: { label: string; url: string }[]
  fields: FormValues
}

function ProfileForm({ profile, trade }: { profile: OwnProfile; trade: Trade }) {
  const navigate = useNavigate()
  // The version the form started with, so that a change made elsewhere in the meantime isn't overwritten.
  const [before] = useState(profile)
  const [version, setVersion] = useState(profile.version)
  const form = useForm<Values>({ defaultValues: valuesFrom(before, trade) })
  const save = useAction({
    send: async (changes: ProfileChanges, options) =>
      Object.keys(changes).length > 0 ? parley.profiles.me.update(changes, { ...options, ifMatch: version }) : before,
    touches: ['profiles', 'session'],
    onDone: () => {
      toast(edit.saved)
      return navigate({ to: paths.person(profile.user_id) })
    },
  })
  const toBody = (values: Values) => {
    const { profile_fields } = trade
    const original = valuesFrom(before, trade)
    const { fields, ...changes } = changedOnly(values, original)
    const changed =
      fields && changedOnly(fieldsFrom(profile_fields, fields), fieldsFrom(profile_fields, original.fields))
    return { ...changes, ...(changed && { fields: changed }) } as ProfileChanges
  }
  // The picture is saved separately, which doesn't count as a change made elsewhere.
  const onPicture = (saved: OwnProfile) => {
    if (saved.version === version + 1) setVersion(saved.version)
  }
  return (
    <div className="flex flex-col gap-8">
      <EditPicture profile={profile} onSaved={onPicture} />
      <Form
        form={form}
        action={save}
        toBody={toBody}
        draft={`profile.${before.version}`}
        className="flex flex-col gap-8"
      >
        <FieldGroup title={edit.basics}>
          <FormField<Values, 'display_name'>
            name="display_name"
            label={edit.name}
            isWide
            render={(field) => <Input {...field} />}
          />
          <FormField<Values, 'headline'>
            name="headline"
            label={edit.headline}
            hint={edit.headlineHint}
            optional
            isWide
            render={(field) => <Input {...field} />}
          />
          <FormField<Values, 'bio'>
            name="bio"
            label={edit.bio}
            hint={edit.bioHint}
            optional
            isWide
            render={(field) => <Textarea {...field} rows={7} />}
          />
        </FieldGroup>
        <FieldGroup title={edit.work}>
          <FormField<Values, 'skills'>
            name="skills"
            label={edit.skills}
            hint={edit.skillsHint}
            optional
            isWide
            render={(field) => <TagInput {...field} removeLabel={words.find.removeSkill} />}
          />
          <FormField<Values, 'rate_cents'>
            name="rate_cents"
            label={edit.rate}
            optional
            render={(field) => <MoneyInput {...field} currency={profile.currency} unit={words.profile.perHour} />}
          />
          <Checkbox
            label={edit.available}
            hint={edit.availableHint}
            className="self-center sm:pt-6"
            {...form.register('available')}
          />
        </FieldGroup>
        {trade.profile_fields.length > 0 && (
          <FieldGroup title={fieldWords.more}>
            <FieldInputs definitions={trade.profile_fields} trade={trade} />
          </FieldGroup>
        )}
        <FieldGroup title={edit.place}>
          <FormField<Values, 'location'>
            name="location"
            label={edit.location}
            optional
            render={(field) => <Input {...field} />}
          />
          <FormField<Values, 'time_zone'>
            name="time_zone"
            label={edit.timeZone}
            hint={edit.timeZoneHint}
            optional
            render={(field) => <Input {...field} />}
          />
        </FieldGroup>
        <FieldGroup title={edit.links}>
          <Links form={form} />
        </FieldGroup>
        <div className="flex flex-wrap gap-2">
          <SubmitButton action={save}>{edit.save}</SubmitButton>
          <Link to={paths.person(profile.user_id)} className={buttonClass('quiet')}>
            {appWords.cancel}
          </Link>
        </div>
      </Form>
    </div>
  )
}

const LINKS_MAX = 10

function Links({ form }: { form: UseFormReturn<Values> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' })
  return (
    <div className="flex flex-col items-start gap-4 sm:col-span-2">
      {fields.map(({ id }, index) => (
        <div key={id} className="flex w-full items-start gap-2">
          <FormField<Values, `links.${number}.label`>
            name={`links.${index}.label`}
            label={edit.linkLabel}
            className="w-1/3"
            render={(field) => <Input {...field} />}
          />
          <FormField<Values, `links.${number}.url`>
            name={`links.${index}.url`}
            label={edit.linkUrl}
            className="flex-1"
            render={(field) => <Input {...field} type="url" placeholder="https://" />}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={edit.removeLink}
            className="mt-6.5"
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      {fields.length < LINKS_MAX && (
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => append({ label: '', url: '' })}>
          {edit.addLink}
        </Button>
      )}
    </div>
  )
}

function valuesFrom(profile: OwnProfile, { profile_fields }: Trade): Values {
  const { display_name, headline, bio, skills, available, rate_cents, location, time_zone, links } = profile
  return {
    display_name,
    headline: headline ?? '',
    bio: bio ?? '',
    skills: [...skills],
    available,
    rate_cents,
    location: location ?? '',
    time_zone: time_zone ?? '',
    links: links.map(({ label, url }) => ({ label, url })),
    fields: formValuesOf(profile_fields, profile.fields),
  }
}
