import type { BrandChanges, OperatorBrand } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Checkbox, Input, Select, Textarea } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/branding.ts'
import { AccentField } from './accent-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { type BrandValues, bodyFrom, valuesFrom } from './brand-values.ts'
import { ImageField } from './image-field.tsx'
import { brandQuery } from './queries.ts'

export function BrandingPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <Branding />
    </StaffOnly>
  )
}

function Branding() {
  const query = useQuery(brandQuery)
  return (
    <Page title={words.title} description={words.description} width="wide">
      <Loaded query={query} skeleton={<Skeleton className="h-[40rem] rounded-xl" />}>
        {(brand) => <BrandForm key={brand.version} brand={brand} />}
      </Loaded>
    </Page>
  )
}

/** Everything about the brand, next to how it would look. Nothing changes for others until it's saved. */
function BrandForm({ brand }: { brand: OperatorBrand }) {
  const form = useForm<BrandValues>({ defaultValues: valuesFrom(brand) })
  const [logo, setLogo] = useState(brand.logo_url)
  const [icon, setIcon] = useState(brand.has_own_icon ? brand.icon_url : null)
  const values = useWatch({ control: form.control }) as BrandValues
  const save = useAction({
    send: (body: BrandChanges, options) => parley.operator.brand.set(body, { ...options, ifMatch: brand.version }),
    touches: ['operator'],
    onDone: () => toast(words.saved),
  })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form form={form} action={save} toBody={bodyFrom} className="flex min-w-0 flex-col gap-8">
        <FieldGroup title={words.identity}>
          <Text name="name" label={words.name} />
          <Text name="tagline" label={words.tagline} hint={words.taglineHint} optional />
        </FieldGroup>
        <FieldGroup title={words.look}>
          <FormField<BrandValues, 'logo_attachment_id'>
            name="logo_attachment_id"
            label={words.logo}
            hint={words.logoHint}
            optional
            isWide
            render={({ onChange }) => (
              <ImageField
                label={words.logo}
                url={logo}
                onChange={(id, url) => {
                  onChange(id)
                  setLogo(url)
                }}
              />
            )}
          />
          <FormField<BrandValues, 'icon_attachment_id'>
            name="icon_attachment_id"
            label={words.icon}
            hint={words.iconHint}
            optional
            isWide
            render={({ onChange }) => (
              <ImageField
                label={words.icon}
                url={icon}
                onChange={(id, url) => {
                  onChange(id)
                  setIcon(url)
                }}
              />
            )}
          />
          <FormField<BrandValues, 'accent'>
            name="accent"
            label={words.accent}
            hint={words.accentHint}
            optional
            render={(field) => <AccentField {...field} />}
          />
          <FormField<BrandValues, 'font'>
            name="font"
            label={words.font}
            render={(field) => (
              <Select {...field}>
                {Object.entries(words.fonts).map(([font, label]) => (
                  <option key={font} value={font}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          />
        </FieldGroup>
        <FieldGroup title={words.home}>
          <Text name="headline" label={words.headline} hint={words.leaveBlank} optional isWide />
          <FormField<BrandValues, 'intro'>
            name="intro"
            label={words.intro}
            hint={words.leaveBlank}
            optional
            isWide
            render={(field) => <Textarea {...field} rows={3} />}
          />
        </FieldGroup>
        <FieldGroup title={words.contact}>
          <Text name="support_email" label={words.support} hint={words.supportHint} optional />
          <Text name="terms_url" label={words.terms} optional />
          <Text name="privacy_url" label={words.privacy} optional />
          <Text name="imprint_url" label={words.imprint} optional />
          <Checkbox
            label={words.poweredBy}
            hint={words.poweredByHint}
            className="sm:col-span-2"
            {...form.register('powered_by')}
          />
        </FieldGroup>
        <div>
          <SubmitButton action={save}>{words.save}</SubmitButton>
        </div>
      </Form>
      <BrandPreview values={values} logo={logo} icon={icon ?? brand.icon_url} background={brand.logo_background} />
    </div>
  )
}

type TextName = 'name' | 'tagline' | 'headline' | 'support_email' | 'terms_url' | 'privacy_url' | 'imprint_url'

function Text(props: { name: TextName; label: string; hint?: string; optional?: boolean; isWide?: boolean }) {
  return (
    <FormField<BrandValues, TextName>
      {...props}
      render={(field) => <Input {...field} {...(props.name.endsWith('_url') && { placeholder: 'https://' })} />}
    />
  )
}
