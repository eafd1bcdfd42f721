import type { Params } from './params.ts'
import type { State } from './state.ts'

/** One operation of the API. Operations don't wait for anything, so each happens at once. */
export interface Route {
  method: 'GET' | 'POST'
  /** With names for the ids: `/v1/transfers/:id`. */
  path: string
  /** The parameters it knows; others are refused. */
  takes: readonly string[]
  /** Whether the platform can do it for a connected account, with `Stripe-Account`. */
  forAccounts?: boolean
  run(call: Call): object
}

export interface Call {
  state: State
  params: Params
  /** The id in the path. */
  id: string
  /** The account that the request acts for: the platform's, or a connected one. */
  account: string
}
