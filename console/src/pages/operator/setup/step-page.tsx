import type { Setup, SetupStepName } from '@parley/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Action, ActionButton, useAction } from '../../../app/action.tsx'
import { SubmitButton } from '../../../app/form.tsx'
import { parley } from '../../../app/parley.ts'
import { paths } from '../../../app/paths.ts'
import { setupQuery } from '../../../app/queries.ts'
import { queryClient } from '../../../app/query-client.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/setup.ts'
import { stepAfter, stepBefore, steps } from './steps.ts'

interface StepPageProps {
  setup: Setup
  step: SetupStepName
  children: ReactNode
}

/** The frame of a step: which one it is, and the way out of the setup. */
export function StepPage({ setup, step, children }: StepPageProps) {
  return (
    <Page
      title={words.names[step]}
      above={words.stepOf(steps.indexOf(step) + 1, steps.length)}
      description={words.texts[step]}
      width="wide"
      actions={!setup.is_finished && <SkipSetup />}
    >
      <Progress setup={setup} step={step} />
      {children}
    </Page>
  )
}

/** A form, next to what it changes. On phones, the form comes first. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
      {preview}
    </div>
  )
}

export function Preview({ children }: { children: ReactNode }) {
  return (
    <section aria-label={words.preview} className="min-w-0 lg:sticky lg:top-6">
      <h2 className="mb-3 font-semibold">{words.preview}</h2>
      {children}
    </section>
  )
}

/** The ways out of a step. Without a form, `action` is sent as it is. */
export function StepButtons({ step, action, isForm = true }: StepButtonsProps) {
  const before = stepBefore(step)
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-6">
      {before && (
        <Link to={paths.setup} search={{ step: before }} className={cx(buttonClass('quiet'), 'mr-auto')}>
          {words.back}
        </Link>
      )}
      <Link to={paths.setup} search={{ step: stepAfter(step) }} className={buttonClass()}>
        {words.skip}
      </Link>
      {isForm ? (
        <SubmitButton action={action}>{words.saveAndContinue}</SubmitButton>
      ) : (
        <ActionButton action={action as Action<undefined>} variant="primary">
          {words.continue}
        </ActionButton>
      )}
    </footer>
  )
}

interface StepButtonsProps {
  step: SetupStepName
  action: Action<never>
  isForm?: boolean
}

/** Goes to the step after this one, or to the end. */
export function useGoToNext(step: SetupStepName): () => Promise<void> {
  const navigate = useNavigate()
  return () => navigate({ to: paths.setup, search: { step: stepAfter(step) } })
}

export async function markDone(step: SetupStepName): Promise<void> {
  queryClient.setQueryData(setupQuery.queryKey, await parley.operator.setup.update({ done: [step] }))
}

/** Finishes the setup, even if some steps aren't done. */
export function useFinishSetup(): Action<undefined> {
  const navigate = useNavigate()
  return useAction({
    send: (_: undefined, options) => parley.operator.setup.update({ is_finished: true }, options),
    touches: ['operator'],
    onDone: () => navigate({ to: paths.home }),
  })
}

function SkipSetup() {
  const finish = useFinishSetup()
  return (
    <ActionButton action={finish} variant="quiet">
      {words.skipAll}
    </ActionButton>
  )
}

function Progress({ setup, step: current }: { setup: Setup; step: SetupStepName }) {
  return (
    <nav aria-label={words.title} className="mb-8">
      <ol className="grid grid-cols-5 gap-2">
        {setup.steps.map(({ name, is_done }) => (
          <li key={name} className="min-w-0">
            <Link
              to={paths.setup}
              search={{ step: name }}
              aria-current={name === current ? 'step' : undefined}
              className={cx(
                'block border-t-4 pt-2 text-sm',
                name === current ? 'font-medium' : 'text-ink-soft hover:text-ink',
                name === current ? 'border-accent' : is_done ? 'border-good' : 'border-line',
              )}
            >
              <span className="flex items-start gap-1 max-sm:sr-only">
                <span className="wrap-anywhere min-w-0">{words.names[name]}</span>
                {is_done && <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good-text" />}
              </span>
              {is_done && <span className="sr-only"> ({words.isDone})</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
