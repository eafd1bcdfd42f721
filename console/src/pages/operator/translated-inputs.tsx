import type { Language } from '@parley/sdk'
import type { FieldValues } from 'react-hook-form'
import { FormField } from '../../app/form.tsx'
import { Input } from '../../ui/input.tsx'
import { words as text } from '../../words/trade.ts'

interface TranslatedInputsProps {
  /** Where the texts are in the form, by language. */
  path: string
  label: string
  labelIn: (language: string) => string
  /** The default language first. */
  languages: readonly Language[]
  hint?: string
  optional?: boolean
  onBlur?: () => void
}

/** A text in the marketplace's default language, and in the others if there are any. */
export function TranslatedInputs({
  path,
  label,
  labelIn,
  languages,
  hint,
  optional = false,
  onBlur,
}: TranslatedInputsProps) {
  const [fallback = 'en', ...others] = languages
  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <FormField<FieldValues>
        name={`${path}.${fallback}`}
        label={label}
        hint={hint}
        optional={optional}
        render={(field) => (
          <Input
            {...field}
            onBlur={() => {
              field.onBlur()
              onBlur?.()
            }}
          />
        )}
      />
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-ink-faint hover:text-ink">{text.form.otherLanguages}</summary>
          <div className="flex flex-col gap-3 pt-2">
            {others.map((language) => (
              <FormField<FieldValues>
                key={language}
                name={`${path}.${language}`}
                label={labelIn(text.languages[language])}
                optional
                render={(field) => <Input {...field} lang={language} />}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

/** The texts as a form holds them: every language, possibly empty. */
export function textsForForm(texts: Partial<Record<Language, string>>, languages: readonly Language[]) {
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']))
}

/** The texts as the API takes them: those that aren't empty, and those in languages that aren't offered anymore. */
export function textsFrom(
  typed: Record<string, string>,
  before: Partial<Record<Language, string>> = {},
): Partial<Record<Language, string>> {
  const entries = Object.entries({ ...before, ...typed }).filter(([, value]) => value?.trim())
  return Object.fromEntries(entries)
}
