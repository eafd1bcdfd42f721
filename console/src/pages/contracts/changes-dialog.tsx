import type { ChangeRequest, Milestone } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'

/** Asks the worker to change what was delivered. */
export function ChangesDialog({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const form = useForm<ChangeRequest>({ defaultValues: { message: '' } })
  const request = useAction({
    send: (body: ChangeRequest, options) =>
      parley.contracts.milestones.requestChanges(milestone.contract_id, milestone.id, body, options),
    touches: ['contracts'],
    onDone: () => {
      onClose()
      toast(words.changes.done)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="lg"
      title={words.changes.title(milestone.title)}
      description={words.changes.text}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={request}
        toBody={(values) => values}
        draft={`changes.${milestone.id}`}
        className="flex flex-col gap-5"
      >
        <FormField<ChangeRequest>
          name="message"
          label={words.changes.message}
          hint={appWords.markdown.hint}
          render={(field) => <Textarea {...field} rows={5} />}
        />
        <DialogButtons action={request} onCancel={onClose}>
          {words.changes.label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
