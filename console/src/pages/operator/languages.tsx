import type { Language, LanguageChanges, OperatorLanguages } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { LanguageOptions } from '../../app/language-options.tsx'
import { languageNames } from '../../app/languages.ts'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Checkbox, Select } from '../../ui/input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/languages.ts'
import { languagesQuery } from './queries.ts'

const { offered: text } = words
const ALL = Object.keys(languageNames) as Language[]

/** Which languages people can choose, and which one they get otherwise. */
export function Languages() {
  const query = useQuery(languagesQuery)
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-ink-soft">{text.text}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-64 max-w-md rounded-xl" />}>
        {(languages) => <LanguagesForm key={languages.version} languages={languages} />}
      </Loaded>
    </div>
  )
}

function LanguagesForm({ languages: { default: fallback, offered, version } }: { languages: OperatorLanguages }) {
  const form = useForm<LanguageChanges>({ defaultValues: { default: fallback, offered } })
  const save = useAction({
    send: (body: LanguageChanges, options) => parley.operator.languages.set(body, { ...options, ifMatch: version }),
    touches: ['operator', 'session'],
    onDone: () => toast(text.saved),
  })
  return (
    <Form form={form} action={save} toBody={(values) => values} className="flex max-w-md flex-col items-start gap-6">
      <FormField<LanguageChanges, 'offered'>
        name="offered"
        label={text.offered}
        className="w-full"
        render={({ value, onChange }) => (
          <div className="flex flex-col gap-2">
            {ALL.map((language) => (
              <Checkbox
                key={language}
                label={languageNames[language]}
                lang={language}
                checked={value.includes(language)}
                onChange={({ target }) =>
                  onChange(ALL.filter((each) => (each === language ? target.checked : value.includes(each))))
                }
              />
            ))}
          </div>
        )}
      />
      <FormField<LanguageChanges, 'default'>
        name="default"
        label={text.standard}
        hint={text.standardHint}
        className="w-full"
        render={(field) => (
          <Select {...field}>
            <LanguageOptions languages={ALL} />
          </Select>
        )}
      />
      <SubmitButton action={save}>{text.save}</SubmitButton>
    </Form>
  )
}
