import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/operator.ts'

const { reset: text } = words.sandbox

/** Empties the sandbox, once the words that confirm it have been typed. */
export function Reset() {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<{ confirm: string }>({ defaultValues: { confirm: '' } })
  const reset = useAction({
    send: (body: { confirm: string }, options) => parley.sandbox.reset(body, options),
    touches: [],
    // Nothing that was loaded still exists.
    onDone: () => location.reload(),
  })
  return (
    <Section title={text.title}>
      <Card className="flex flex-wrap items-center gap-4 p-5">
        <p className="min-w-0 flex-1 basis-64 text-ink-soft text-sm">{text.text}</p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </Card>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.confirmTitle}
        description={text.confirmText}
        closeLabel={appWords.close}
      >
        <Form
          form={form}
          action={reset}
          toBody={({ confirm }) => ({ confirm: confirm.trim() })}
          className="flex flex-col gap-4"
        >
          <FormField<{ confirm: string }, 'confirm'>
            name="confirm"
            label={text.type}
            hint={
              <code lang="en" translate="no">
                delete everything
              </code>
            }
            render={(field) => <Input {...field} autoComplete="off" autoCapitalize="off" />}
          />
          <DialogButtons action={reset} variant="danger" onCancel={() => setOpen(false)}>
            {text.action}
          </DialogButtons>
        </Form>
      </Dialog>
    </Section>
  )
}
