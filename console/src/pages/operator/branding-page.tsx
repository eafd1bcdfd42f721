import type { OperatorBrand } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Choices } from '../../ui/choices.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Checkbox, Textarea } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reloadWithToast } from '../../ui/toast.tsx'
import { words } from '../../words/branding.ts'
import { BrandAccent, BrandImage, BrandText } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { type BrandValues, bodyFrom } from './brand-values.ts'
import { brandQuery } from './queries.ts'
import { useBrandForm } from './use-brand-form.ts'

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

/** Everything about the brand, next to how it would look. */
function BrandForm({ brand }: { brand: OperatorBrand }) {
  const { form, save, preview, logo, setLogo, ownIcon, setOwnIcon } = useBrandForm(brand, {
    // The page itself has the brand's look.
    onDone: () => reloadWithToast(words.saved),
  })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form form={form} action={save} toBody={bodyFrom} className="flex min-w-0 flex-col gap-8">
        <FieldGroup title={words.identity}>
          <BrandText name="name" label={words.name} />
          <BrandText name="tagline" label={words.tagline} hint={words.taglineHint} optional />
        </FieldGroup>
        <FieldGroup title={words.look}>
          <BrandImage name="logo_attachment_id" label={words.logo} hint={words.logoHint} url={logo} onUrl={setLogo} />
          <BrandImage
            name="icon_attachment_id"
            label={words.icon}
            hint={words.iconHint}
            url={ownIcon}
            onUrl={setOwnIcon}
          />
          <BrandAccent />
          <FormField<BrandValues, 'font'>
            name="font"
            label={words.font}
            render={(field) => <Choices {...field} options={words.fonts} />}
          />
        </FieldGroup>
        <FieldGroup title={words.home}>
          <BrandText name="headline" label={words.headline} hint={words.leaveBlank} optional isWide />
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
          <BrandText name="support_email" label={words.support} hint={words.supportHint} optional />
          <BrandText name="terms_url" label={words.terms} optional />
          <BrandText name="privacy_url" label={words.privacy} optional />
          <BrandText name="imprint_url" label={words.imprint} optional />
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
      <BrandPreview {...preview} />
    </div>
  )
}
