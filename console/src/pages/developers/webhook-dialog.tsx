import type {
  Audience,
  EventSelector,
  EventType,
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookWithSecret,
} from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Action, useAction } from '../../app/action.tsx'
import { changedOnly, DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { useSession } from '../../app/session.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox, Input, Select } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/developers.ts'
import { eventWords } from '../../words/events.ts'

const { webhooks: text } = words
const TYPES = Object.keys(eventWords).filter((type) => type !== 'webhook.test') as EventType[]

interface Values {
  url: string
  description: string
  events: EventSelector[]
  /** Chosen when the endpoint is added. */
  audience?: Audience
}

/** Adds an endpoint. */
export function WebhookDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (webhook: WebhookWithSecret) => void
}) {
  const create = useAction({
    send: (body: NewWebhook, options) => parley.webhooks.create(body, options),
    touches: ['webhooks'],
    onDone: onCreated,
  })
  return (
    <WebhookForm
      title={text.add}
      label={text.add}
      before={{ url: '', description: '', events: ['*'], audience: 'me' }}
      action={create}
      toBody={({ description, ...rest }) => ({ ...rest, ...(description && { description }) })}
      onClose={onClose}
    />
  )
}

/** Changes an endpoint: its URL, event types and description. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const before: Values = { url: webhook.url, description: webhook.description ?? '', events: webhook.events }
  const save = useAction({
    send: (body: WebhookChanges, options) => parley.webhooks.update(webhook.id, body, options),
    touches: ['webhooks'],
    onDone: () => {
      toast(text.saved)
      onClose()
    },
  })
  return (
    <WebhookForm
      title={text.editTitle}
      label={text.save}
      before={before}
      action={save}
      toBody={(values) => changedOnly(values, before) as WebhookChanges}
      onClose={onClose}
    />
  )
}

interface WebhookFormProps<Body> {
  title: string
  label: string
  before: Values
  action: Action<Body>
  toBody: (values: Values) => Body
  onClose: () => void
}

function WebhookForm<Body>({ title, label, before, action, toBody, onClose }: WebhookFormProps<Body>) {
  const form = useForm<Values>({ defaultValues: before })
  const isAll = form.watch('events').includes('*')
  const audience = form.watch('audience')
  const { role } = useSession()
  const { me, market, all } = text.audiences
  return (
    <Dialog isOpen onClose={onClose} title={title} width="lg" closeLabel={appWords.close}>
      <Form form={form} action={action} toBody={toBody}>
        <FormField<Values, 'url'>
          name="url"
          label={text.url}
          hint={text.urlHint}
          render={(field) => <Input {...field} type="url" inputMode="url" placeholder="https://" autoComplete="off" />}
        />
        <FormField<Values, 'description'>
          name="description"
          label={text.description}
          optional
          render={(field) => <Input {...field} />}
        />
        {audience && (
          <FormField<Values, 'audience'>
            name="audience"
            label={text.audience}
            {...(audience === 'all' && { hint: text.allHint })}
            render={(field) => (
              <Select {...field}>
                {Object.entries({ me, market, ...(role === 'operator' && { all }) }).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          />
        )}
        <div className="flex flex-col gap-3">
          <p className="font-medium text-sm">{text.events}</p>
          <Chips
            label={text.events}
            value={isAll ? 'all' : 'chosen'}
            onChange={(next) => form.setValue('events', next === 'all' ? ['*'] : [])}
            options={[
              { value: 'all', label: text.allEvents },
              { value: 'chosen', label: text.chosenEvents },
            ]}
          />
          {!isAll && (
            <FormField<Values, 'events'>
              name="events"
              label={text.chosenEvents}
              className="[&>label]:sr-only"
              render={(field) => <TypePicker value={field.value} onChange={field.onChange} />}
            />
          )}
        </div>
        <DialogButtons action={action} onCancel={onClose}>
          {label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** All event types, with descriptions and checkboxes. */
function TypePicker({ value, onChange }: { value: EventSelector[]; onChange: (value: EventSelector[]) => void }) {
  const [find, setFind] = useState('')
  const wanted = find.trim().toLowerCase()
  const shown = TYPES.filter((type) => `${type} ${eventWords[type]}`.toLowerCase().includes(wanted))
  return (
    <div className="rounded-lg border border-line">
      <Field label={text.findEvents} isLabelHidden className="border-line border-b p-2">
        <Input
          type="search"
          value={find}
          placeholder={text.findEvents}
          onChange={({ target }) => setFind(target.value)}
        />
      </Field>
      <div className="flex max-h-64 flex-col gap-3 overflow-y-auto p-4">
        {shown.map((type) => (
          <Checkbox
            key={type}
            label={type}
            hint={eventWords[type]}
            className="shrink-0"
            checked={value.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, type] : value.filter((each) => each !== type))
            }
          />
        ))}
      </div>
    </div>
  )
}
