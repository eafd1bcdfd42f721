import type { NewAgent } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Select, Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/agents.ts'
import { words as appWords } from '../../words/app.ts'
import { words as mandateWords } from '../../words/mandates.ts'
import { PRESETS, type PresetName, presetOf } from './presets.ts'

interface Values {
  name: string
  description: string
}

interface NewValues extends Values {
  preset: PresetName
}

/** Creates an agent with a starting mandate, which can then be changed. */
export function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm<NewValues>({ defaultValues: { name: '', description: '', preset: 'ask' } })
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
        toBody={({ name, preset, ...rest }) => ({ name, ...filledIn(rest), mandate: presetOf(preset).rules })}
        className="flex flex-col gap-5"
      >
        <AgentFields />
        <FormField<NewValues, 'preset'>
          name="preset"
          label={mandateWords.title}
          hint={presetOf(form.watch('preset')).text}
          render={(field) => (
            <Select {...field}>
              {PRESETS.map((preset) => (
                <option key={preset} value={preset}>
                  {presetOf(preset).label}
                </option>
              ))}
            </Select>
          )}
        />
        <DialogButtons action={make} onCancel={onClose}>
          {words.make.send}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** An agent's name and purpose. */
export function AgentFields() {
  return (
    <>
      <FormField<Values>
        name="name"
        label={words.make.name}
        render={(field) => (
          <Input {...field} data-autofocus autoComplete="off" placeholder={words.make.namePlaceholder} />
        )}
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
