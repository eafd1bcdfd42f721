import type { Language as LanguageCode, OwnProfile } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { LanguageOptions } from '../../app/language-options.tsx'
import { parley } from '../../app/parley.ts'
import { useMe, useSession } from '../../app/session.tsx'
import { Select } from '../../ui/input.tsx'
import { words } from '../../words/languages.ts'
import { SettingsSection } from './settings-section.tsx'

const { own: text } = words

/** The language of pages and emails, if there's a choice. */
export function Language() {
  const { languages } = useSession()
  const { language } = useMe()
  if (languages.length === 1) return null
  return (
    <SettingsSection title={text.title} text={text.text}>
      <LanguageForm
        languages={languages}
        chosen={language !== null && languages.includes(language) ? language : null}
      />
    </SettingsSection>
  )
}

const BROWSER = 'browser'

/** Each language is an application of its own. What an address or a cookie chose for this browser no longer counts. */
function reloadInLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API isn't in all browsers.
  document.cookie = 'parley_language=; Path=/; Max-Age=0'
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
  location.reload()
}

interface Values {
  language: LanguageCode | typeof BROWSER
}

function LanguageForm({ languages, chosen }: { languages: readonly LanguageCode[]; chosen: LanguageCode | null }) {
  const form = useForm<Values>({ defaultValues: { language: chosen ?? BROWSER } })
  const save = useAction({
    send: (body: Pick<OwnProfile, 'language'>, options) => parley.profiles.me.update(body, options),
    touches: [],
    onDone: reloadInLanguage,
  })
  return (
    <Form
      form={form}
      action={save}
      toBody={({ language }) => ({ language: language === BROWSER ? null : language })}
      className="flex max-w-md flex-col items-start gap-4"
    >
      <FormField<Values, 'language'>
        name="language"
        label={text.label}
        className="w-full"
        render={(field) => (
          <Select {...field}>
            <option value={BROWSER}>{text.browser}</option>
            <LanguageOptions languages={languages} />
          </Select>
        )}
      />
      <SubmitButton action={save}>{text.save}</SubmitButton>
    </Form>
  )
}
