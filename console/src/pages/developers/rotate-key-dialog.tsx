import type { IssuedKey, Key } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/developers.ts'

const { keys: text } = words

interface Values {
  grace_seconds: string
}

interface RotateKeyDialogProps {
  apiKey: Key
  onClose: () => void
  onIssued: (key: IssuedKey) => void
}

/** Replaces a key, with time for the programs that use the old one. */
export function RotateKeyDialog({ apiKey, onClose, onIssued }: RotateKeyDialogProps) {
  const form = useForm<Values>({ defaultValues: { grace_seconds: '86400' } })
  const rotate = useAction({
    send: (body: { grace_seconds: number }, options) => parley.keys.replace(apiKey.id, body, options),
    touches: ['keys'],
    onDone: (issued) => {
      toast(text.rotated)
      onIssued(issued)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.rotateTitle(apiKey.name)}
      description={text.rotateText}
      closeLabel={appWords.close}
    >
      <Form form={form} action={rotate} toBody={(values) => ({ grace_seconds: Number(values.grace_seconds) })}>
        <FormField<Values>
          name="grace_seconds"
          label={text.grace}
          render={(field) => (
            <Select {...field}>
              {Object.entries(text.graces).map(([seconds, name]) => (
                <option key={seconds} value={seconds}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        />
        <DialogButtons action={rotate} onCancel={onClose}>
          {text.rotate}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
