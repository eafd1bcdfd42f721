import type { OperatorBrand } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Form } from '../../../app/form.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words as brandWords } from '../../../words/branding.ts'
import { words } from '../../../words/setup.ts'
import { BrandAccent, BrandImage, BrandText } from '../brand-fields.tsx'
import { BrandPreview } from '../brand-preview.tsx'
import { bodyFrom } from '../brand-values.ts'
import { brandQuery } from '../queries.ts'
import { useBrandForm } from '../use-brand-form.ts'
import { markDone, StepButtons, WithPreview } from './step-page.tsx'
import { stepAfter } from './steps.ts'

/** What the marketplace is called, and its logo and color. */
export function BrandStep() {
  const query = useQuery(brandQuery)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-[36rem] rounded-xl" />}>
      {(brand) => <BrandForm key={brand.version} brand={brand} />}
    </Loaded>
  )
}

function BrandForm({ brand }: { brand: OperatorBrand }) {
  const { form, save, preview, logo, setLogo } = useBrandForm(brand, {
    thenSend: () => markDone('brand'),
    // Loaded anew, because the page itself has the brand's look.
    onDone: () => location.assign(`${paths.setup}?step=${stepAfter('brand')}`),
  })
  return (
    <WithPreview preview={<BrandPreview {...preview} />}>
      <Form form={form} action={save} toBody={bodyFrom}>
        <BrandText name="name" label={brandWords.name} />
        <BrandText name="tagline" label={brandWords.tagline} hint={brandWords.taglineHint} optional />
        <BrandAccent />
        <BrandImage
          name="logo_attachment_id"
          label={brandWords.logo}
          hint={brandWords.logoHint}
          url={logo}
          onUrl={setLogo}
        />
        <p className="text-ink-faint text-sm">{words.brand.more}</p>
        <StepButtons step="brand" action={save} />
      </Form>
    </WithPreview>
  )
}
