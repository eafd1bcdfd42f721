import type { OperatorTrade, TradeChanges } from '@parley/sdk'
import { type FieldValues, useForm } from 'react-hook-form'
import { DialogButtons, Form } from '../../app/form.tsx'
import { nameOf } from '../../app/trade.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { words as text } from '../../words/trade.ts'
import { KeyField, suggestKey } from './key-field.tsx'
import { listChange, replaceOrAdd, subcategoryChange, valuesAt } from './trade-edits.ts'
import { useTradeChange } from './trade-row.tsx'
import { TranslatedInputs, textsForForm, textsFrom } from './translated-inputs.tsx'

/** Where a category is: among all, or among those below another one. New ones come after the last one. */
export interface CategoryPosition {
  index: number
  child?: number
}

interface CategoryDialogProps {
  trade: OperatorTrade
  position: CategoryPosition
  onClose: () => void
}

/** Adds or renames a category. */
export function CategoryDialog({ trade, position: { index, child }, onClose }: CategoryDialogProps) {
  const { categories, languages } = trade
  const parent = child === undefined ? undefined : categories[index]
  const existing = parent ? parent.children[child ?? 0] : categories[index]
  // The names that the API gives the fields, so that refusals appear next to them.
  const path = `categories.${index}${child === undefined ? '' : `.children.${child}`}`
  const form = useForm<FieldValues>({
    defaultValues: valuesAt(path, {
      key: existing?.key ?? '',
      names: textsForForm(existing?.names ?? {}, languages),
    }),
  })
  const change = useTradeChange(trade, onClose)
  const toBody = (): TradeChanges => {
    const { key, names } = form.getValues(path)
    const item = { key, names: textsFrom(names, existing?.names), retired: existing?.retired ?? false }
    if (parent) return subcategoryChange(trade, index, replaceOrAdd(parent.children, child ?? 0, item))
    return listChange(
      'categories',
      replaceOrAdd(categories, index, { ...item, children: categories[index]?.children ?? [] }),
    )
  }
  const title = existing
    ? text.edit(nameOf(existing, trade))
    : parent
      ? text.form.newSubcategory(nameOf(parent, trade))
      : text.form.newCategory
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} action={change} toBody={toBody} className="flex flex-col gap-4">
        <TranslatedInputs
          path={`${path}.names`}
          label={text.form.name}
          labelIn={text.form.nameIn}
          languages={languages}
          onBlur={() => !existing && suggestKey(form, path, languages)}
        />
        {!existing && <KeyField path={path} />}
        <DialogButtons action={change} onCancel={onClose}>
          {text.form.save}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
