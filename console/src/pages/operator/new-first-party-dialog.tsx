import type { AppWithSecret, NewApp } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { useSession } from '../../app/session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/first-party.ts'
import { nullIfUnconfirmed } from './user-actions.tsx'

interface Values {
  name: string
  url: string
  /** One per line. */
  redirect_uris: string
}

interface NewFirstPartyDialogProps {
  onClose: () => void
  onCreated: (app: AppWithSecret) => void
}

/** Registers a confidential app, and makes it first-party or asks a second operator to. */
export function NewFirstPartyDialog({ onClose, onCreated }: NewFirstPartyDialogProps) {
  const form = useForm<Values>({ defaultValues: { name: '', url: '', redirect_uris: '' } })
  const { mode } = useSession()
  const add = useAction({
    send: async (body: NewApp, options) => {
      const app = await parley.apps.create(body, options)
      try {
        return { app, approved: await nullIfUnconfirmed(parley.operator.apps.approve(app.id)) }
      } catch (error) {
        // Otherwise, no one would know about the app or its secret.
        await parley.apps.delete(app.id)
        throw error
      }
    },
    touches: ['operator', 'apps'],
    canCopy: false,
    onDone: ({ app, approved }) => {
      toast(approved ? words.approved(app.name) : words.waiting(app.name))
      onCreated(app)
    },
  })
  const toBody = ({ name, url, redirect_uris }: Values): NewApp => ({
    name: name.trim(),
    ...filledIn({ url: url.trim() }),
    redirect_uris: redirect_uris.split(/\s+/).filter((uri) => uri !== ''),
    type: 'confidential',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.add}
      description={words.addText}
      width="lg"
      closeLabel={appWords.close}
    >
      <Form form={form} action={add} toBody={toBody}>
        <FormField<Values, 'name'>
          name="name"
          label={words.name}
          render={(field) => <Input {...field} autoComplete="off" maxLength={100} />}
        />
        <FormField<Values, 'url'>
          name="url"
          label={words.url}
          optional
          render={(field) => <Input {...field} type="url" placeholder="https://" autoComplete="off" />}
        />
        <FormField<Values, 'redirect_uris'>
          name="redirect_uris"
          label={words.redirects}
          hint={mode === 'sandbox' ? words.redirectsHintSandbox : words.redirectsHint}
          render={(field) => <Textarea {...field} rows={3} spellCheck={false} />}
        />
        <DialogButtons action={add} onCancel={onClose}>
          {words.register}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
