import type { Approval } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/approvals.ts'

interface Values {
  reason: string
}

/** Rejects a request, with a reason for the agent. */
export function RejectDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  const reject = useAction({
    send: (body: Partial<Values>, options) => parley.approvals.reject(approval.id, body, options),
    touches: ['approvals', 'agents'],
    onDone: () => {
      onClose()
      toast(words.rejected)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.rejectTitle}
      description={approval.summary}
      closeLabel={appWords.close}
    >
      <Form form={form} action={reject} toBody={filledIn} className="flex flex-col gap-5">
        <FormField<Values>
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          optional
          render={(field) => <Textarea {...field} data-autofocus />}
        />
        <p className="text-ink-faint text-sm">{words.rejectText}</p>
        <DialogButtons action={reject} onCancel={onClose}>
          {words.reject}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
