import type { Agent, IssuedKey } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Card } from '../../ui/card.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words } from '../../words/agents.ts'
import { AGENT_SCOPES } from './new-key-dialog.tsx'
import { presetOf } from './presets.ts'

const { who: text } = words.connect

/** An agent that was given a key on this page. */
export interface Connected {
  agent: Pick<Agent, 'id' | 'name'>
  key: IssuedKey
}

interface Values {
  /** Empty for a new one. */
  agentId: string
  name: string
}

interface NewAssistantProps {
  agents: readonly Agent[]
  connected: Connected | null
  onConnected: (connected: Connected) => void
}

/** Creates an agent that asks about everything that commits its owner, or uses an existing one, and creates a key for it. */
export function NewAssistant({ agents, connected, onConnected }: NewAssistantProps) {
  const form = useForm<Values>({ defaultValues: { agentId: '', name: text.fallbackName } })
  const agentId = form.watch('agentId')
  const connect = useAction({
    send: async (values: Values, options): Promise<Connected> => {
      const known = agents.find(({ id }) => id === values.agentId)
      // Two calls, each with its own idempotency key that stays the same on retries.
      const agent =
        known ?? (await parley.agents.create({ name: values.name, mandate: presetOf('ask').rules }, options))
      const key = await parley.keys.create(
        { name: text.keyName, hosted_agent_id: agent.id, scopes: AGENT_SCOPES },
        { ...options, idempotencyKey: `${options.idempotencyKey}-key` },
      )
      return { agent, key }
    },
    touches: ['agents', 'keys'],
    onDone: onConnected,
  })
  if (connected) return <Notice>{text.made(connected.agent.name)}</Notice>
  const active = agents.filter(({ status }) => status === 'active')
  return (
    <Card className="p-5">
      <Form form={form} action={connect} toBody={(values) => values} className="flex flex-col items-start gap-4">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <FormField<Values>
            name="agentId"
            label={text.agent}
            render={(field) => (
              <Select {...field}>
                <option value="">{text.fresh}</option>
                {active.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          />
          {agentId === '' && (
            <FormField<Values>
              name="name"
              label={text.name}
              render={(field) => <Input {...field} autoComplete="off" />}
            />
          )}
        </div>
        <SubmitButton action={connect}>{agentId === '' ? text.make : text.makeKey}</SubmitButton>
      </Form>
    </Card>
  )
}
