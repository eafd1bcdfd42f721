import type { RequestOptions, SavedSearch, SearchNotify } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { Dialog } from '../ui/dialog.tsx'
import { Input, Select } from '../ui/input.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/saved.ts'
import { useAction } from './action.tsx'
import { DialogButtons, Form, FormField } from './form.tsx'

const { searches: text } = words

interface Values {
  name: string
  notify: SearchNotify
}

interface SearchDialogProps {
  title: string
  description?: string
  /** What the fields start with. */
  values: Values
  send: (values: Values, options: RequestOptions) => Promise<SavedSearch>
  onDone: () => void
  onClose: () => void
}

/** Asks for the name of a search and how to be told about new gigs, to save or to change it. */
export function SearchDialog({ title, description, values, send, onDone, onClose }: SearchDialogProps) {
  const form = useForm<Values>({ defaultValues: values })
  const save = useAction({
    send: (given: Values, options) => send(given, options),
    touches: ['searches'],
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} closeLabel={appWords.close}>
      <Form form={form} action={save} toBody={(given) => given} className="flex flex-col gap-4">
        <FormField<Values, 'name'>
          name="name"
          label={text.name}
          render={(field) => <Input {...field} data-autofocus autoComplete="off" />}
        />
        <FormField<Values, 'notify'>
          name="notify"
          label={text.notify}
          render={(field) => (
            <Select {...field}>
              {Object.entries(text.modes).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        />
        <DialogButtons action={save} onCancel={onClose}>
          {text.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
