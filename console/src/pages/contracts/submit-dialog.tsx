import type { NewSubmission } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FilesField } from '../../app/attach.tsx'
import { type Attached, attachmentIdsOf } from '../../app/attaching.ts'
import { feeInWords } from '../../app/fees.ts'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { netOfRelease } from '../../app/money-preview.ts'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'
import { moneyWords } from '../../words/money.ts'
import type { MilestoneProps } from './milestone-props.ts'

interface Values {
  message: string
  /** One per line. */
  links: string
  files: Attached[]
}

/** Delivers the work of a milestone. */
export function SubmitDialog({ contract, milestone, onClose }: MilestoneProps & { onClose: () => void }) {
  const { name } = usePartner(contract)
  const { netCents } = netOfRelease(contract, milestone.held_cents)
  const net = moneyWords.receive(formatMoney(netCents, milestone.currency), feeInWords(contract.fee_bps))
  const form = useForm<Values>({ defaultValues: { message: '', links: '', files: [] } })
  const submit = useAction({
    send: (body: NewSubmission, options) =>
      parley.contracts.milestones.submit(contract.id, milestone.id, body, options),
    touches: ['contracts'],
    onDone: () => {
      onClose()
      toast(words.submit.done)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="lg"
      title={words.submit.title(milestone.title)}
      description={words.submit.text(name, contract.review_days, net)}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={submit}
        toBody={toBody}
        draft={`submit.${milestone.id}`}
        className="flex flex-col gap-5"
      >
        <FormField<Values, 'message'>
          name="message"
          label={words.submit.message}
          hint={appWords.markdown.hint}
          render={(field) => <Textarea {...field} rows={6} />}
        />
        <FormField<Values, 'links'>
          name="links"
          label={words.submit.links}
          hint={words.submit.linksHint}
          optional
          render={(field) => <Textarea {...field} rows={2} inputMode="url" spellCheck={false} className="min-h-16" />}
        />
        <FilesField />
        <DialogButtons action={submit} onCancel={onClose}>
          {words.submit.label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function toBody({ message, links, files }: Values): NewSubmission {
  const lines = links.split(/\s+/).filter(Boolean)
  return { message, ...(lines.length > 0 && { links: lines }), ...attachmentIdsOf(files) }
}
