import type { Agent, CurrentSession, IssuedKey, NewKey, Scope } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Chips } from '../../ui/chips.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, Input, Select } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/developers.ts'
import { scopesFor } from './scopes.ts'

const { newKey: text } = words

interface Values {
  name: string
  hosted_agent_id: string
  preset: keyof typeof text.presets
  scopes: Scope[]
  expires_at: keyof typeof text.expiries
}

interface NewKeyDialogProps {
  agents: readonly Agent[]
  role: CurrentSession['role']
  onClose: () => void
  onIssued: (key: IssuedKey) => void
}

/** Creates a key that may do exactly what's checked. */
export function NewKeyDialog({ agents, role, onClose, onIssued }: NewKeyDialogProps) {
  const form = useForm<Values>({
    defaultValues: { name: '', hosted_agent_id: '', preset: 'read', scopes: ['read'], expires_at: 'quarter' },
  })
  const { hosted_agent_id: agentId, preset } = form.watch()
  const offered = scopesFor(role, agentId !== '')
  const make = useAction({
    send: (body: NewKey, options) => parley.keys.create(body, options),
    touches: ['keys'],
    onDone: onIssued,
  })
  const rightsOf = (scopes: readonly Scope[]) => {
    if (preset === 'publishable') return { publishable: true }
    const chosen = {
      all: [...offered],
      read: ['read' as const],
      chosen: scopes.filter((each) => offered.includes(each)),
    }
    return { scopes: chosen[preset], ...(agentId && { hosted_agent_id: agentId }) }
  }
  const toBody = ({ name, scopes, expires_at }: Values): NewKey => ({
    name,
    ...rightsOf(scopes),
    ...(expires_at !== 'never' && { expires_at: new Date(Date.now() + LIFETIMES[expires_at]).toISOString() }),
  })
  return (
    <Dialog isOpen onClose={onClose} title={text.title} width="lg" closeLabel={appWords.close}>
      <Form form={form} action={make} toBody={toBody}>
        <FormField<Values, 'name'>
          name="name"
          label={text.name}
          hint={text.nameHint}
          render={(field) => <Input {...field} autoComplete="off" />}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {preset !== 'publishable' && (
            <FormField<Values, 'hosted_agent_id'>
              name="hosted_agent_id"
              label={text.whose}
              render={(field) => (
                <Select {...field}>
                  <option value="">{text.me}</option>
                  {agents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            />
          )}
          <FormField<Values, 'expires_at'>
            name="expires_at"
            label={text.expiry}
            render={(field) => (
              <Select {...field}>
                {Object.entries(text.expiries).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          />
        </div>
        <div className="flex flex-col gap-3">
          <p className="font-medium text-sm">{text.scopes}</p>
          <Chips
            label={text.scopes}
            value={preset}
            onChange={(next) => form.setValue('preset', next)}
            options={presetsFor(role).map((value) => ({ value, label: text.presets[value] }))}
          />
          {preset === 'publishable' && <p className="text-ink-soft text-sm">{text.publishableHint}</p>}
          {preset === 'chosen' && (
            <FormField<Values, 'scopes'>
              name="scopes"
              label={text.presets.chosen}
              className="[&>label]:sr-only"
              render={(field) => (
                <div className="grid gap-3 rounded-lg border border-line p-4">
                  {offered.map((scope) => (
                    <Checkbox
                      key={scope}
                      label={words.scopes[scope]}
                      hint={<code className="font-mono text-xs">{scope}</code>}
                      checked={field.value.includes(scope)}
                      onChange={({ target }) =>
                        field.onChange(
                          target.checked ? [...field.value, scope] : field.value.filter((each) => each !== scope),
                        )
                      }
                    />
                  ))}
                </div>
              )}
            />
          )}
        </div>
        <DialogButtons action={make} onCancel={onClose}>
          {text.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function presetsFor(role: CurrentSession['role']): readonly Values['preset'][] {
  return role === 'operator' ? ['read', 'all', 'chosen', 'publishable'] : ['read', 'all', 'chosen']
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LIFETIMES = { hour: HOUR_MS, day: DAY_MS, month: 30 * DAY_MS, quarter: 90 * DAY_MS, year: 365 * DAY_MS }
