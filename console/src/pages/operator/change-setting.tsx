import type { ChangeableSetting, OperatorSetting, SettingChanges } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton, useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { typedNumber } from '../../app/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/operator.ts'
import { ruleWords } from '../../words/rules.ts'

const { configuration: text } = words

interface ChangeValues {
  /** By name of the setting, as the API expects them. */
  values: Record<string, string>
  reason: string
}

/** Changes a setting while the service is running, or returns it to the environment's value. */
export function ChangeSetting({ setting }: { setting: OperatorSetting }) {
  const { name, value, environment_value, choices, minimum, maximum, changed_at } = setting
  const [isOpen, setOpen] = useState(false)
  const form = useForm<ChangeValues>({ values: { values: { [name]: value ?? '' }, reason: '' } })
  const change = useAction({
    send: (body: SettingChanges, options) => parley.operator.settings.update(body, options),
    touches: ['operator', 'session'],
    onDone: () => {
      setOpen(false)
      form.reset()
      toast(text.saved)
    },
  })
  // An empty field is refused; only the button below returns to the environment's value.
  const typedValue = (typed: string) => (choices ? typed : (typedNumber(typed) ?? typed))
  const bodyOf = (newValue: string | number | null, reason: string): SettingChanges => ({
    values: { [name]: newValue },
    ...(reason && { reason }),
  })
  return (
    <>
      <Button size="sm" aria-label={text.changeOf(name)} onClick={() => setOpen(true)}>
        {text.change}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.changeOf(name)}
        description={ruleWords[setting.name as ChangeableSetting]}
        closeLabel={appWords.close}
      >
        <Form
          form={form}
          action={change}
          toBody={({ values, reason }) => bodyOf(typedValue(values[name] ?? ''), reason)}
          className="flex flex-col gap-4"
        >
          <FormField<ChangeValues, `values.${string}`>
            name={`values.${name}`}
            label={text.value}
            hint={minimum !== null && maximum !== null && text.range(minimum, maximum)}
            render={(field) =>
              choices ? (
                <Select {...field}>
                  {choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </Select>
              ) : (
                <Input {...field} inputMode="numeric" />
              )
            }
          />
          <FormField<ChangeValues, 'reason'>
            name="reason"
            label={text.reason}
            hint={text.reasonHint}
            optional
            render={(field) => <Input {...field} maxLength={500} />}
          />
          {changed_at !== null && environment_value !== null && (
            <div>
              <ActionButton action={change} input={bodyOf(null, form.watch('reason'))} size="sm" isInDialog>
                {text.reset(environment_value)}
              </ActionButton>
            </div>
          )}
          <DialogButtons action={change} onCancel={() => setOpen(false)}>
            {text.save}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}
