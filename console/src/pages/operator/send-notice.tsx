import type { NewNotice } from '@parley/sdk'
import { Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/moderation.ts'

const { notices: text } = words

interface SendNoticeProps {
  userId: string
  name: string
  /** What it is about, if not the user. */
  subjectId?: string
  children: ReactNode
}

/** Writes to a user as the operators of the marketplace, without removing anything. */
export function SendNotice({ userId, name, subjectId, children }: SendNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } })
  const send = useAction({
    send: (body: NewNotice, options) => parley.operator.users.notices.create(userId, body, options),
    touches: ['operator', 'users'],
    onDone: () => {
      setOpen(false)
      form.reset()
      toast(text.sent)
    },
  })
  return (
    <>
      <Button icon={<Mail aria-hidden="true" />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.to(name)}
        description={text.text}
        closeLabel={appWords.close}
      >
        <Form
          form={form}
          action={send}
          toBody={(values) => ({ ...values, ...(subjectId && { subject_id: subjectId }) })}
          className="flex flex-col gap-4"
        >
          <FormField<{ text: string }, 'text'>
            name="text"
            label={text.message}
            render={(field) => <Textarea {...field} maxLength={2000} />}
          />
          <DialogButtons action={send} onCancel={() => setOpen(false)}>
            {text.send}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}
