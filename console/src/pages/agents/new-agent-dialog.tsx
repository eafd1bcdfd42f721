import type { NewAgent } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, filledIn, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/agents.ts'
import { words as appWords } from '../../words/app.ts'

interface Values {
  name: string
  description: string
}

/** Makes an agent that asks about everything, until it has a mandate. */
export function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { name: '', description: '' } })
  const make = useAction({
    send: (body: NewAgent, options) => parley.agents.create(body, options),
    touches: ['agents'],
    onDone: ({ id, name }) => {
      onClose()
      toast(words.make.done(name))
      return navigate({ to: paths.agent(id), search: { view: 'mandate' } })
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.make.title} description={words.make.text} closeLabel={appWords.close}>
      <Form
        form={form}
        action={make}
        toBody={({ name, ...rest }) => ({ name, ...filledIn(rest) })}
        className="flex flex-col gap-5"
      >
        <AgentFields />
        <div className="flex justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <SubmitButton action={make}>{words.make.send}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** What an agent is called, and what it is for. */
export function AgentFields() {
  return (
    <>
      <FormField<Values>
        name="name"
        label={words.make.name}
        render={(field) => <Input {...field} autoFocus autoComplete="off" placeholder={words.make.namePlaceholder} />}
      />
      <FormField<Values>
        name="description"
        label={words.make.description}
        optional
        render={(field) => <Textarea {...field} />}
      />
    </>
  )
}
