import type { NotificationSettings, OperatorSetting, SentTestEmail, TestEmail } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../../app/action.tsx'
import { EmailFrame } from '../../../app/email-frame.tsx'
import { Form, FormField, filledIn, SubmitButton } from '../../../app/form.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { parley } from '../../../app/parley.ts'
import { emailSettingsQuery } from '../../../app/queries.ts'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/setup.ts'
import { settingsQuery } from '../queries.ts'
import { markDone, Preview, StepButtons, useGoToNext, WithPreview } from './step-page.tsx'

const { email: text } = words

/** Whether emails are sent, and what they look like. */
export function EmailStep() {
  const next = useGoToNext('email')
  const settings = useQuery(settingsQuery)
  const ownEmails = useQuery(emailSettingsQuery)
  const done = useAction({ send: () => markDone('email'), touches: [], canCopy: false, onDone: next })
  return (
    <WithPreview
      preview={
        <Preview>
          <EmailFrame kind="tasks" title={text.frame} />
        </Preview>
      }
    >
      <Loaded query={settings} skeleton={<Skeleton className="h-20 rounded-xl" />}>
        {({ data }) => (
          <Loaded query={ownEmails} skeleton={<Skeleton className="h-20 rounded-xl" />}>
            {(own) => <Delivery settings={data} own={own} />}
          </Loaded>
        )}
      </Loaded>
      <StepButtons step="email" action={done} isForm={false} />
    </WithPreview>
  )
}

function Delivery({ settings, own }: { settings: readonly OperatorSetting[]; own: NotificationSettings }) {
  const hasServer = settings.some(({ name, is_set }) => name === 'SMTP_URL' && is_set)
  const delivery = own.email_status === 'off' ? 'off' : hasServer ? 'smtp' : 'mailbox'
  const sender = settings.find(({ name }) => name === 'MAIL_FROM')?.value
  return (
    <>
      <Notice tone={delivery === 'off' ? 'warn' : 'neutral'}>{text.deliveries[delivery]}</Notice>
      {delivery === 'smtp' && (
        <dl className="text-sm">
          <dt className="font-medium">{text.sender}</dt>
          <dd className="wrap-anywhere">{sender}</dd>
          <dd className="text-ink-faint">{text.senderHint}</dd>
        </dl>
      )}
      {delivery !== 'off' && <TestEmailForm address={own.email} />}
    </>
  )
}

interface Values {
  email: string
}

function TestEmailForm({ address }: { address: string | null }) {
  const form = useForm<Values>({ defaultValues: { email: address ?? '' } })
  const [sent, setSent] = useState<SentTestEmail | null>(null)
  const send = useAction({
    send: (body: TestEmail, options) => parley.operator.testEmail(body, options),
    touches: ['sandbox'],
    onDone: setSent,
  })
  return (
    <Form
      form={form}
      action={send}
      toBody={({ email }) => filledIn({ email: email.trim() })}
      className="flex max-w-md flex-col items-start gap-4"
    >
      <FormField<Values>
        name="email"
        label={text.to}
        className="w-full"
        render={(field) => <Input {...field} type="email" autoComplete="email" />}
      />
      <SubmitButton action={send} variant="secondary">
        {text.send}
      </SubmitButton>
      {sent && (
        <div role="status" className="w-full">
          <Notice>
            {text.sent[sent.delivery](sent.email)}{' '}
            {sent.delivery === 'mailbox' && (
              <a
                href="/mailbox"
                target="_blank"
                rel="noopener"
                className="text-accent-text underline underline-offset-4"
              >
                {text.openMailbox}
              </a>
            )}
          </Notice>
        </div>
      )}
    </Form>
  )
}
