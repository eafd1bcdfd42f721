import type { AgentAction, MandateTrial } from '@parley/sdk'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { currency } from '../../app/currency.ts'
import { FormField } from '../../app/form.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { actionWords, words } from '../../words/mandates.ts'
import { type Choice, GROUPS, type Rules, withChoice } from './rules.ts'

interface RuleGroupsProps {
  form: UseFormReturn<Rules>
  /** What happens to each action within the limits; the default for actions that no list names. */
  verdicts: MandateTrial['verdicts']
}

/** Limits, and what the agent can do on its own, arranged by what they are about. */
export function RuleGroups({ form, verdicts }: RuleGroupsProps) {
  return (
    <>
      {GROUPS.map(({ name, limits, actions }) => (
        <Card key={name} className="p-5">
          <fieldset>
            <legend className="contents">
              <span className="mb-4 block font-semibold">{words.groups[name]}</span>
            </legend>
            {limits.length > 0 && (
              <div className="mb-5 grid gap-4 sm:grid-cols-2">
                {limits.map((limit) => (
                  <FormField<Rules, typeof limit>
                    key={limit}
                    name={limit}
                    label={words.limits[limit]}
                    render={(field) => <MoneyInput {...field} currency={currency()} placeholder={words.noLimit} />}
                  />
                ))}
              </div>
            )}
            <ul className="divide-y divide-line border-line border-t">
              {actions.map(([action, hasLimit]) => (
                <li key={action}>
                  <ActionRule
                    form={form}
                    action={action}
                    hasLimit={hasLimit}
                    isAlone={verdicts.find((each) => each.action === action)?.decision === 'alone'}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        </Card>
      ))}
    </>
  )
}

interface ActionRuleProps {
  form: UseFormReturn<Rules>
  action: AgentAction
  hasLimit: boolean
  isAlone: boolean
}

function ActionRule({ form, action, hasLimit, isAlone }: ActionRuleProps) {
  const id = useId()
  const [may, ask_owner] = form.watch(['may', 'ask_owner'])
  const value: Choice = ask_owner.includes(action)
    ? 'ask'
    : may.includes(action)
      ? 'may'
      : hasLimit
        ? 'limits'
        : isAlone
          ? 'may'
          : 'ask'
  const choices: Choice[] = hasLimit ? ['ask', 'limits', 'may'] : ['ask', 'may']
  const choose = (choice: Choice) => {
    const lists = withChoice({ may, ask_owner }, action, choice)
    form.setValue('may', lists.may, { shouldDirty: true })
    form.setValue('ask_owner', lists.ask_owner, { shouldDirty: true })
  }
  return (
    <div className="flex items-center justify-between gap-4 py-2 text-sm">
      <label htmlFor={id} className="wrap-anywhere min-w-0 hyphens-auto">
        {actionWords[action]}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => choose(target.value as Choice)}
        className="w-44 shrink-0 sm:w-52"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'limits' && value === 'limits' && !isAlone ? words.limitNotSet : words.choices[choice]}
          </option>
        ))}
      </Select>
    </div>
  )
}
