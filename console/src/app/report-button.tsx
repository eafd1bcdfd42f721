import type { NewReport, ReportableType, ReportReason } from '@parley/sdk'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select, Textarea } from '../ui/input.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/moderation.ts'
import { useAction } from './action.tsx'
import { DialogButtons, Form, FormField, filledIn } from './form.tsx'
import { parley } from './parley.ts'

const { report: text } = words

interface ReportButtonProps {
  type: ReportableType
  id: string
  /** Next to other things: just an icon. */
  isIcon?: boolean
}

/** Tells the operators that something breaks the rules. */
export function ReportButton({ type, id, isIcon = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const icon = <Flag aria-hidden="true" />
  return (
    <>
      {isIcon ? (
        <Button
          variant="quiet"
          size="icon"
          icon={icon}
          aria-label={text.of[type]}
          title={text.open}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button variant="quiet" icon={icon} onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.of[type]}
        description={type === 'message' ? text.messageText : text.text}
        closeLabel={appWords.close}
      >
        <ReportForm type={type} id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface Values {
  reason: ReportReason
  text: string
}

function ReportForm({ type, id, onClose }: { type: ReportableType; id: string; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { reason: 'spam', text: '' } })
  const report = useAction({
    send: (body: NewReport, options) => parley.reports.create(body, options),
    touches: ['reports'],
    onDone: () => {
      onClose()
      toast(text.sent)
    },
  })
  return (
    <Form
      form={form}
      action={report}
      toBody={({ reason, text: details }) => ({
        subject_type: type,
        subject_id: id,
        reason,
        ...filledIn({ text: details.trim() }),
      })}
      className="flex flex-col gap-4"
    >
      <FormField<Values, 'reason'>
        name="reason"
        label={text.reason}
        render={(field) => (
          <Select {...field}>
            {Object.entries(text.reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      />
      <FormField<Values, 'text'>
        name="text"
        label={text.details}
        optional
        render={(field) => <Textarea {...field} maxLength={2000} />}
      />
      <DialogButtons action={report} onCancel={onClose}>
        {text.send}
      </DialogButtons>
    </Form>
  )
}
