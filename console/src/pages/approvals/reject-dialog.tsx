import type { Approval } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import type { Action } from '../../app/action.tsx'
import { requestInWords } from '../../app/agent-request.ts'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/approvals.ts'
import type { Decision } from './decision.tsx'

interface Values {
  reason: string
}

interface RejectDialogProps {
  approval: Approval
  action: Action<Decision>
  onClose: () => void
}

/** Rejects a request, with a reason for the agent. */
export function RejectDialog({ approval, action, onClose }: RejectDialogProps) {
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  const reject: typeof action = {
    ...action,
    run: (decision) => {
      onClose()
      return action.run(decision)
    },
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.rejectTitle}
      description={requestInWords(approval)}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={reject}
        toBody={(values) => ({ verdict: 'reject' as const, ...filledIn(values) })}
        className="flex flex-col gap-5"
      >
        <FormField<Values>
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          optional
          render={(field) => <Textarea {...field} data-autofocus maxLength={1_000} />}
        />
        <p className="text-ink-faint text-sm">{words.rejectText}</p>
        <DialogButtons action={reject} onCancel={onClose}>
          {words.reject}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
