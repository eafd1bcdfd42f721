import type { NewKey, Scope } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { SecretDialog } from '../../app/secret-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, Input } from '../../ui/input.tsx'
import { words } from '../../words/agents.ts'
import { words as appWords } from '../../words/app.ts'

const { keys: text } = words

/** Everything an agent's key can be allowed to do. */
export const AGENT_SCOPES = Object.keys(words.scopes) as (keyof typeof words.scopes)[]

interface Values {
  name: string
  scopes: readonly Scope[]
}

/** Creates a key for an agent and shows its secret once. */
export function NewKeyDialog({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm<Values>({ defaultValues: { name: '', scopes: AGENT_SCOPES } })
  const make = useAction({
    send: (body: NewKey, options) => parley.keys.create(body, options),
    touches: ['keys'],
    onDone: ({ key }) => setSecret(key),
  })
  if (secret !== null) {
    return <SecretDialog title={text.secret} text={text.once} secret={secret} doneLabel={text.done} onClose={onClose} />
  }
  return (
    <Dialog isOpen onClose={onClose} title={text.makeTitle} description={text.makeText} closeLabel={appWords.close}>
      <Form
        form={form}
        action={make}
        toBody={({ name, scopes }) => ({ name, scopes: [...scopes], hosted_agent_id: agentId })}
        className="flex flex-col gap-5"
      >
        <FormField<Values, 'name'>
          name="name"
          label={text.name}
          render={(field) => <Input {...field} data-autofocus autoComplete="off" placeholder={text.namePlaceholder} />}
        />
        <FormField<Values, 'scopes'>
          name="scopes"
          label={text.scopes}
          hint={words.scopesText}
          render={({ value, onChange }) => <Scopes chosen={value} onChange={onChange} />}
        />
        <DialogButtons action={make} onCancel={onClose}>
          {text.send}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function Scopes({ chosen, onChange }: { chosen: readonly Scope[]; onChange: (scopes: Scope[]) => void }) {
  return (
    <ul className="flex flex-col gap-2">
      {AGENT_SCOPES.map((scope) => (
        <li key={scope}>
          <Checkbox
            label={words.scopes[scope]}
            hint={<code className="font-mono text-xs">{scope}</code>}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(AGENT_SCOPES.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
            }
          />
        </li>
      ))}
    </ul>
  )
}
