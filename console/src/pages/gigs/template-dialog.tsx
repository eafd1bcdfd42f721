import type { GigTemplate, RequestOptions } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/gigs.ts'

interface Values {
  name: string
}

interface TemplateDialogProps {
  title: string
  description?: string
  /** What the field starts with. */
  name: string
  /** The label of the button that sends it. */
  label: string
  send: (values: Values, options: RequestOptions) => Promise<GigTemplate>
  onDone: () => void
  onClose: () => void
}

/** Asks for the name of a template, to save or to rename it. */
export function TemplateDialog({ title, description, name, label, send, onDone, onClose }: TemplateDialogProps) {
  const form = useForm<Values>({ defaultValues: { name } })
  const save = useAction({
    send: (values: Values, options) => send(values, options),
    touches: ['gig-templates'],
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} closeLabel={appWords.close}>
      <Form form={form} action={save} toBody={(values) => values} className="flex flex-col gap-4">
        <FormField<Values, 'name'>
          name="name"
          label={words.templates.name}
          render={(field) => <Input {...field} data-autofocus autoComplete="off" />}
        />
        <DialogButtons action={save} onCancel={onClose}>
          {label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
