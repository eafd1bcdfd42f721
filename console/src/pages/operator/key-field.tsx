import type { Language } from '@parley/sdk'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormField } from '../../app/form.tsx'
import { Input } from '../../ui/input.tsx'
import { words as text } from '../../words/trade.ts'
import { keyFrom } from './trade-edits.ts'

/** The key of a new category or field. It can't be changed later. */
export function KeyField({ path }: { path: string }) {
  return (
    <FormField<FieldValues>
      name={`${path}.key`}
      label={text.form.key}
      hint={text.form.keyHint}
      render={(field) => <Input {...field} className="font-mono" spellCheck={false} autoComplete="off" />}
    />
  )
}

/** Fills in a key made from the name in the default language, unless there is one. */
export function suggestKey(
  form: UseFormReturn<FieldValues>,
  path: string,
  [defaultLanguage]: readonly Language[],
): void {
  if (form.getValues(`${path}.key`)) return
  form.setValue(`${path}.key`, keyFrom(form.getValues(`${path}.names.${defaultLanguage}`)))
}
