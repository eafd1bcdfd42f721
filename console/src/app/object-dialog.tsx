import type { NewObjection, Removal } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Textarea } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/moderation.ts'
import { useAction } from './action.tsx'
import { DialogButtons, Form, FormField } from './form.tsx'
import { parley } from './parley.ts'

const { removed: text } = words

/** Why something of the reader's was removed, and the way to object. */
export function RemovedNotice({ id, removal, isOwner }: { id: string; removal: Removal; isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Notice tone="warn" title={text.title}>
      <p className="wrap-anywhere">{text.text(removal.reason)}</p>
      {isOwner && (
        <Button size="sm" className="mt-2" onClick={() => setOpen(true)}>
          {text.object}
        </Button>
      )}
      {isOpen && <ObjectDialog id={id} onClose={() => setOpen(false)} />}
    </Notice>
  )
}

/** Asks the operators to restore what one of them removed, or to reinstate the reader. */
export function ObjectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const isSuspension = id.startsWith('usr_')
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } })
  const object = useAction({
    send: (body: NewObjection, options) => parley.objections.create(body, options),
    touches: ['objections'],
    onDone: () => {
      onClose()
      toast(text.objected)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.objectTitle(isSuspension)}
      description={text.objectText}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={object}
        toBody={(values) => ({ subject_id: id, ...values })}
        className="flex flex-col gap-4"
      >
        <FormField<{ text: string }, 'text'>
          name="text"
          label={text.objection(isSuspension)}
          render={(field) => <Textarea {...field} maxLength={2000} />}
        />
        <DialogButtons action={object} onCancel={onClose}>
          {text.objectSend}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
