import type { EmailDelivery, NotificationSettings } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { emailSettingsQuery } from '../../app/queries.ts'
import { Select } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/settings.ts'
import { EmailPreview } from './email-preview.tsx'
import { SettingsSection } from './settings-section.tsx'

const { emails } = words

type Values = Record<keyof typeof emails.kinds, EmailDelivery>
const kinds = Object.keys(emails.kinds) as (keyof Values)[]

/** Which emails I get, and when. */
export function EmailSettings() {
  const query = useQuery(emailSettingsQuery)
  return (
    <SettingsSection title={emails.title} text={emails.text} aside={<EmailPreview />}>
      <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-xl" />}>
        {(settings) => <Kinds settings={settings} />}
      </Loaded>
    </SettingsSection>
  )
}

function Kinds({ settings }: { settings: NotificationSettings }) {
  const { security: _always, ...defaultValues } = settings.kinds
  const form = useForm<Values>({ defaultValues })
  const save = useAction({
    send: (body: { kinds: Values }, options) => parley.notifications.settings.update(body, options),
    touches: ['email-settings'],
    onDone: () => toast(emails.saved),
  })
  return (
    <Form
      form={form}
      action={save}
      toBody={(values) => ({ kinds: values })}
      className="flex max-w-md flex-col items-start gap-4"
    >
      {settings.email_status !== 'on' && <Notice tone="warn">{emails.status[settings.email_status]}</Notice>}
      {kinds.map((kind) => (
        <FormField<Values>
          key={kind}
          name={kind}
          label={emails.kinds[kind]}
          className="w-full"
          render={(field) => (
            <Select {...field}>
              {Object.entries(emails.deliveries).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        />
      ))}
      <p className="text-ink-faint text-sm">{emails.security}</p>
      <SubmitButton action={save}>{emails.save}</SubmitButton>
    </Form>
  )
}
