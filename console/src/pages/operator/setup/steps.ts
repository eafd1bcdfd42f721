import type { Setup, SetupStepName } from '@parley/sdk'

/** A step, or the page after the last one. */
export type Place = SetupStepName | 'end'

/** In the order of the setup. */
export const steps = ['brand', 'trade', 'money', 'email', 'people'] as const satisfies readonly SetupStepName[]

export function placeFrom(text: unknown): Place | undefined {
  return [...steps, 'end' as const].find((place) => place === text)
}

/** Where to continue: at the first step that isn't done. */
export function firstPlace(setup: Setup): Place {
  return setup.steps.find(({ is_done }) => !is_done)?.name ?? 'end'
}

export function placeBefore(step: SetupStepName): SetupStepName | undefined {
  return steps[steps.indexOf(step) - 1]
}

export function placeAfter(step: SetupStepName): Place {
  return steps[steps.indexOf(step) + 1] ?? 'end'
}
