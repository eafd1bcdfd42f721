import type { OperatorTrade, TradeChanges } from '@parley/sdk'
import { type FieldValues, useForm } from 'react-hook-form'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { nameOf } from '../../app/trade.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { words as text } from '../../words/trade.ts'
import { NamesInputs, textsForForm, textsFrom } from './names-inputs.tsx'
import { changeOf, changeOfChildren, keyFrom, replaced } from './trade-edits.ts'
import { useTradeChange } from './trade-row.tsx'

/** Where a category is: among all, or among those below another one. New ones come after the last one. */
export interface CategoryPlace {
  index: number
  child?: number
}

interface CategoryDialogProps {
  trade: OperatorTrade
  place: CategoryPlace
  onClose: () => void
}

/** Adds or renames a category. */
export function CategoryDialog({ trade, place: { index, child }, onClose }: CategoryDialogProps) {
  const { categories, languages } = trade
  const parent = child === undefined ? undefined : categories[index]
  const existing = parent ? parent.children[child ?? 0] : categories[index]
  // The names that the API gives the fields, so that refusals appear next to them.
  const path = `categories.${index}${child === undefined ? '' : `.children.${child}`}`
  const form = useForm<FieldValues>({
    defaultValues: nested(path, {
      key: existing?.key ?? '',
      names: textsForForm(existing?.names ?? {}, languages),
    }),
  })
  const change = useTradeChange(trade, onClose)
  const toBody = (): TradeChanges => {
    const { key, names } = form.getValues(path)
    const item = { key, names: textsFrom(names, existing?.names), retired: existing?.retired ?? false }
    if (parent) return changeOfChildren(trade, index, replaced(parent.children, child ?? 0, item))
    return changeOf('categories', replaced(categories, index, { ...item, children: categories[index]?.children ?? [] }))
  }
  const suggestKey = () => {
    if (!existing && !form.getValues(`${path}.key`)) {
      form.setValue(`${path}.key`, keyFrom(form.getValues(`${path}.names.${languages[0]}`)))
    }
  }
  const title = existing
    ? text.edit(nameOf(existing, trade))
    : parent
      ? text.form.newSubcategory(nameOf(parent, trade))
      : text.form.newCategory
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} action={change} toBody={toBody} className="flex flex-col gap-4">
        <NamesInputs
          path={`${path}.names`}
          label={text.form.name}
          labelIn={text.form.nameIn}
          languages={languages}
          onBlur={suggestKey}
        />
        {!existing && (
          <FormField<FieldValues>
            name={`${path}.key`}
            label={text.form.key}
            hint={text.form.keyHint}
            render={(field) => <Input {...field} className="font-mono" spellCheck={false} autoComplete="off" />}
          />
        )}
        <DialogButtons action={change} onCancel={onClose}>
          {text.form.save}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** A value at a path such as `categories.2.children.0`. */
export function nested(path: string, value: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, name) => {
    if (!/^\d+$/.test(name)) return { [name]: inner }
    const list: unknown[] = []
    list[Number(name)] = inner
    return list
  }, value) as Record<string, unknown>
}
