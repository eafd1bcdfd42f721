import type { CurrentTerms, NewTerms } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/terms-of-use.ts'
import { currentTermsQuery } from './queries.ts'

const { form: text } = words.operator

interface TermsValues {
  place: 'text' | 'link'
  text: string
  external_url: string
  summary: string
  /** A day. */
  effective_at: string
}

/** Publishes a version of the terms of use, starting from the one in force. */
export function PublishTerms({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { data: current } = useQuery(currentTermsQuery)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} disabled={!current}>
        {children}
      </Button>
      {current && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          width="lg"
          title={words.operator.publish}
          description={current.in_force ? text.nextText : text.firstText}
          closeLabel={appWords.close}
        >
          <TermsForm current={current} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function TermsForm({ current: { in_force }, onDone }: { current: CurrentTerms; onDone: () => void }) {
  const [isPreview, setPreview] = useState(false)
  const form = useForm<TermsValues>({
    defaultValues: {
      place: in_force?.external_url ? 'link' : 'text',
      text: in_force?.text ?? '',
      external_url: in_force?.external_url ?? '',
      summary: '',
      effective_at: '',
    },
  })
  const publish = useAction({
    send: (body: NewTerms, options) => parley.operator.terms.publish(body, options),
    touches: ['operator', 'session'],
    onDone: ({ terms_version }) => {
      onDone()
      toast(text.published(terms_version))
    },
  })
  const place = form.watch('place')
  return (
    <Form form={form} action={publish} toBody={bodyFrom} draft="operator.terms" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chips
          label={text.where}
          value={place}
          onChange={(next) => form.setValue('place', next)}
          options={[
            { value: 'text', label: text.places.text },
            { value: 'link', label: text.places.link },
          ]}
        />
        {place === 'text' && (
          <Button size="sm" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? text.edit : text.preview}
          </Button>
        )}
      </div>
      {place === 'text' && isPreview && (
        <section aria-label={text.preview} className="max-h-96 overflow-y-auto rounded-lg border border-line p-4">
          <Markdown>{form.watch('text')}</Markdown>
        </section>
      )}
      {place === 'text' && !isPreview && (
        <FormField<TermsValues, 'text'>
          name="text"
          label={text.content}
          hint={text.contentHint}
          render={(field) => <Textarea {...field} className="max-h-96 min-h-48" maxLength={100_000} />}
        />
      )}
      {place === 'link' && (
        <FormField<TermsValues, 'external_url'>
          name="external_url"
          label={text.link}
          render={(field) => <Input {...field} type="url" placeholder="https://" />}
        />
      )}
      <FormField<TermsValues, 'summary'>
        name="summary"
        label={text.summary}
        hint={text.summaryHint}
        optional
        render={(field) => <Textarea {...field} maxLength={2_000} />}
      />
      <FormField<TermsValues, 'effective_at'>
        name="effective_at"
        label={text.starts}
        hint={in_force ? text.startsNext : text.startsFirst}
        optional
        render={(field) => <Input {...field} type="date" />}
      />
      <DialogButtons action={publish} onCancel={onDone}>
        {text.send}
      </DialogButtons>
    </Form>
  )
}

function bodyFrom({ place, text, external_url, summary, effective_at }: TermsValues): NewTerms {
  return {
    ...(place === 'text' ? { text } : { external_url }),
    ...(summary && { summary }),
    ...(effective_at && { effective_at: new Date(`${effective_at}T00:00`).toISOString() }),
  } as NewTerms
}
