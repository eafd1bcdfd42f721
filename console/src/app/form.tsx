import { ParleyError } from '@parley/sdk'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  Controller,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { words } from '../words/app.ts'
import { type Action, WithCopyAs } from './action.tsx'
import { useDraft } from './drafts.ts'
import { explain } from './failure.tsx'
import { explainIssue } from './refusals.ts'
import type { RecordNow } from './request-code.ts'

interface FormProps<Values extends FieldValues, Body> {
  form: UseFormReturn<Values>
  action: Action<Body>
  /** What to send: the fields have the names that the API gives them. */
  toBody: (values: Values) => Body
  /** Keeps what is typed on this device under this name. */
  draft?: string
  children: ReactNode
  className?: string
}

/**
 * A form with the service's rules: it's sent as it is, and each issue of a refusal appears at its field, with the rest above the
 * form.
 */
export function Form<Values extends FieldValues, Body>({
  form,
  action,
  toBody,
  draft,
  children,
  className,
}: FormProps<Values, Body>) {
  const kept = useDraft(form, draft ?? null)
  const names = useRef(new Set<string>())
  const loose = useIssuesAtFields(form, action.error, names)

  const submit = form.handleSubmit(async (values) => {
    if (await action.run(toBody(values))) kept.clear()
  })
  return (
    <FormProvider {...form}>
      <FormRecord value={action.record && (() => action.record?.(toBody(form.getValues())) ?? null)}>
        <FieldNames value={names}>
          <form onSubmit={submit} noValidate className={className ?? 'flex flex-col gap-6'}>
            {kept.restored && (
              <Notice>
                <span className="flex flex-wrap items-center justify-between gap-x-4">
                  {words.draft.restored}
                  <button
                    type="button"
                    className="font-medium text-accent-text underline-offset-4 hover:underline"
                    onClick={() => {
                      form.reset()
                      kept.clear()
                    }}
                  >
                    {words.draft.discard}
                  </button>
                </span>
              </Notice>
            )}
            {loose && <Notice tone="bad">{loose}</Notice>}
            {children}
          </form>
        </FieldNames>
      </FormRecord>
    </FormProvider>
  )
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name
  label: string
  hint?: ReactNode
  optional?: boolean
  className?: string
  /** Takes both columns of a group. */
  isWide?: boolean
  /** Renders the control. Everything it needs is in `field`. */
  render: (field: ControllerRenderProps<Values, Name>) => ReactElement
}

/** A field of a form: label, control, and what the service says about its value. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>>({
  name,
  render,
  isWide = false,
  className,
  ...rest
}: FormFieldProps<Values, Name>) {
  const { control } = useFormContext<Values>()
  const names = use(FieldNames)
  useEffect(() => {
    names?.current.add(name)
    return () => void names?.current.delete(name)
  }, [names, name])
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value) => !Number.isNaN(value) || words.unreadableAmount }}
      render={({ field, fieldState }) => (
        <Field {...rest} className={cx(isWide && 'sm:col-span-2', className)} error={fieldState.error?.message}>
          {render(field)}
        </Field>
      )}
    />
  )
}

interface SubmitButtonProps {
  action: Pick<Action<never>, 'isBusy'>
  variant?: 'primary' | 'secondary' | 'danger'
  /** Distinguishes the button if the form has several of these. */
  onClick?: () => void
  children: ReactNode
}

/** The button that sends the form. */
export function SubmitButton({ action, variant = 'primary', onClick, children }: SubmitButtonProps) {
  const record = use(FormRecord)
  const recordThis = () => {
    onClick?.()
    return record?.() ?? null
  }
  return (
    <WithCopyAs record={record && recordThis}>
      <Button type="submit" variant={variant} isBusy={action.isBusy} onClick={onClick}>
        {children}
      </Button>
    </WithCopyAs>
  )
}

/** The end of a form in a dialog. */
export function DialogButtons({ onCancel, ...submit }: Omit<SubmitButtonProps, 'onClick'> & { onCancel: () => void }) {
  return (
    <footer className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
      <Button onClick={onCancel}>{words.cancel}</Button>
      <SubmitButton {...submit} />
    </footer>
  )
}

/** Leaves out empty fields, for creating something. */
export function filledIn<Values extends object>(
  values: Values,
): Partial<{ [Name in keyof Values]: NonNullable<Values[Name]> }> {
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined)
  return Object.fromEntries(entries) as Partial<{ [Name in keyof Values]: NonNullable<Values[Name]> }>
}

/** Only what has changed, with null for cleared fields, for editing something. */
export function changedOnly<Values extends object>(values: Values, before: Values): Partial<Values> {
  const entries = Object.entries(values)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]))
    .map(([name, value]) => [name, value === '' ? null : value])
  return Object.fromEntries(entries) as Partial<Values>
}

/** What the form would send now. */
const FormRecord = createContext<RecordNow | null>(null)

/** The fields the form shows; issues about any others appear above it. */
const FieldNames = createContext<RefObject<Set<string>> | null>(null)

/** Puts the issues of a refusal at their fields; returns the rest, in words. */
function useIssuesAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: RefObject<Set<string>>,
): string | null {
  const [loose, setLoose] = useState<string | null>(null)
  useEffect(() => {
    if (!(error instanceof ParleyError) || error.issues.length === 0) {
      setLoose(error === null ? null : explain(error).text)
      return
    }
    const [atFields, others] = [new Map<string, string>(), [] as string[]]
    for (const issue of error.issues) {
      const name = fieldOf(names.current, issue.path)
      if (name) atFields.set(name, atFields.get(name) ?? explainIssue(issue))
      else others.push(explainIssue(issue))
    }
    for (const [name, message] of atFields) form.setError(name as FieldPath<Values>, { message })
    setLoose(others.length > 0 ? others.join(' ') : words.checkFields(atFields.size))
    // Fields are remembered in the order of the page.
    const first = [...names.current].find((name) => atFields.has(name))
    if (first) form.setFocus(first as FieldPath<Values>)
  }, [form, error, names])
  return loose
}

/** The field a path refers to: `skills.3` refers to `skills` if the form has no field for the fourth skill. */
function fieldOf(names: ReadonlySet<string>, path: string): string | null {
  if (names.has(path)) return path
  const end = path.lastIndexOf('.')
  return end < 0 ? null : fieldOf(names, path.slice(0, end))
}
