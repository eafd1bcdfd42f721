import type { NewEvidence } from '@parley/sdk'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Input, Select, Textarea } from '../ui/input.tsx'
import { words } from '../words/evidence.ts'
import { FormField } from './form.tsx'

interface Values {
  evidence: NewEvidence[]
}

/** The evidence of a statement, in a form that has a field of this name. */
export function EvidenceFields() {
  const { control, watch } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'evidence' })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-sm">{words.title}</legend>
      <p className="text-ink-faint text-sm">{words.text}</p>
      {fields.map(({ id }, index) => {
        const kind = watch(`evidence.${index}.kind`)
        return (
          <div key={id} className="rounded-xl border border-line p-4">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
              <FormField<Values, `evidence.${number}.title`>
                name={`evidence.${index}.title`}
                label={words.shows}
                className="max-sm:col-span-2"
                render={(field) => <Input {...field} />}
              />
              <FormField<Values, `evidence.${number}.kind`>
                name={`evidence.${index}.kind`}
                label={words.kind}
                render={(field) => (
                  <Select {...field}>
                    {(['link', 'text'] as const).map((each) => (
                      <option key={each} value={each}>
                        {words.kinds[each]}
                      </option>
                    ))}
                  </Select>
                )}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={words.remove(index + 1)}
                onClick={() => remove(index)}
                className="mt-6.5"
              >
                <X aria-hidden="true" />
              </Button>
            </div>
            <FormField<Values, `evidence.${number}.content`>
              name={`evidence.${index}.content`}
              label={words.contents[kind]}
              className="mt-4"
              render={(field) => (kind === 'link' ? <Input {...field} inputMode="url" /> : <Textarea {...field} />)}
            />
          </div>
        )
      })}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ title: '', kind: 'link', content: '' })}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}
