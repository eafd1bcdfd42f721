import type { Parley, SetupStepName } from '@parley/sdk'
import type { Json } from './json.ts'
import type { SetupFile } from './setup-file.ts'

/** A part of the setup, under its name in the file. */
export interface Section {
  name: string
  /** The setup step in the console that this section completes. */
  step?: SetupStepName
  /** The current state, in the form used in a file; undefined if nothing has been set up. */
  read(parley: Parley, file: SetupFile): Promise<Json | undefined>
  /** Compares what the marketplace has with what a file says. Changes nothing. */
  plan(parley: Parley, given: Json, file: SetupFile): Promise<Plan>
}

export interface Plan {
  /** What would change, in words. */
  changes: readonly string[]
  /** Applies the changes. Returns false if nothing had to change after all. */
  apply(): Promise<boolean>
  /** Maps a field in the service's refusal to its place in the section. */
  pathOf?(path: string): string
}
