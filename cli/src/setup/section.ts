import type { Parley, SetupStepName } from '@parley/sdk'
import type { Json } from './json.ts'
import type { SetupFile } from './setup-file.ts'

/** A part of the setup, under its name in the file. */
export interface Section {
  name: string
  /** The step of the console's setup that it's the same as. */
  step?: SetupStepName
  /** What the marketplace has, as it's written into a file; undefined if it's nothing. */
  read(parley: Parley, file: SetupFile): Promise<Json | undefined>
  /** Compares what the marketplace has with what a file says. Changes nothing. */
  plan(parley: Parley, given: Json, file: SetupFile): Promise<Plan>
}

export interface Plan {
  /** What would change, in words. */
  changes: readonly string[]
  /** Makes the changes. Returns whether any of them turned out to be one. */
  apply(): Promise<boolean>
  /** Where in the section a field of the service's refusal is. */
  pathOf?(path: string): string
}
