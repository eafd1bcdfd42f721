/** The steps in which operators make a new marketplace their own, in the order of the page that leads through them. */
export const setupSteps = ['brand', 'trade', 'money', 'email', 'people'] as const
export type SetupStep = (typeof setupSteps)[number]

export interface Setup {
  done: readonly SetupStep[]
  /** Whether operators have ended it, even if they skipped steps. */
  isFinished: boolean
}

export const newSetup: Setup = { done: [], isFinished: false }

/** The page that takes operators through the steps. */
export const SETUP_PATH = '/operator/setup'
