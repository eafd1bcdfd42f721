import { FormField } from '../../app/form.tsx'
import { Input } from '../../ui/input.tsx'
import { words } from '../../words/branding.ts'
import { AccentField } from './accent-field.tsx'
import type { BrandValues } from './brand-values.ts'
import { ImageField } from './image-field.tsx'

type TextName = 'name' | 'tagline' | 'headline' | 'support_email' | 'terms_url' | 'privacy_url' | 'imprint_url'

export function BrandText(props: {
  name: TextName
  label: string
  hint?: string
  optional?: boolean
  isWide?: boolean
}) {
  return (
    <FormField<BrandValues, TextName>
      {...props}
      render={(field) => <Input {...field} {...(props.name.endsWith('_url') && { placeholder: 'https://' })} />}
    />
  )
}

type ImageName = 'logo_attachment_id' | 'icon_attachment_id'

interface BrandImageProps {
  name: ImageName
  label: string
  hint: string
  /** The image as it's shown, also before it's saved. */
  url: string | null
  onUrl: (url: string | null) => void
}

export function BrandImage({ name, label, hint, url, onUrl }: BrandImageProps) {
  return (
    <FormField<BrandValues, ImageName>
      name={name}
      label={label}
      hint={hint}
      optional
      isWide
      render={({ onChange }) => (
        <ImageField
          label={label}
          url={url}
          onChange={(id, chosen) => {
            onChange(id)
            onUrl(chosen)
          }}
        />
      )}
    />
  )
}

export function BrandAccent() {
  return (
    <FormField<BrandValues, 'accent'>
      name="accent"
      label={words.accent}
      hint={words.accentHint}
      optional
      render={(field) => <AccentField {...field} />}
    />
  )
}
