import type { Setup, SetupStepName } from '@parley/sdk'

/** A step, or the page after the last one. */
export type StepOrEnd = SetupStepName | 'end'

/** In the order of the setup. */
export const steps = ['brand', 'trade', 'money', 'email', 'people'] as const satisfies readonly SetupStepName[]

export function parseStep(text: unknown): StepOrEnd | undefined {
  return [...steps, 'end' as const].find((step) => step === text)
}

/** Where to continue: at the first step that isn't done. */
export function firstOpenStep(setup: Setup): StepOrEnd {
  return setup.steps.find(({ is_done }) => !is_done)?.name ?? 'end'
}

export function stepBefore(step: SetupStepName): SetupStepName | undefined {
  return steps[steps.indexOf(step) - 1]
}

export function stepAfter(step: SetupStepName): StepOrEnd {
  return steps[steps.indexOf(step) + 1] ?? 'end'
}
