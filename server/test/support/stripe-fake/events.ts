import Stripe from 'stripe'
import { missing } from './failures.ts'
import { listOf, listParams } from './lists.ts'
import type { Route } from './routes.ts'
import { find, newId, PLATFORM, type State, type ThinEvent } from './state.ts'

export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    forAccounts: true,
    takes: [...listParams, 'type', 'types'] satisfies (keyof Stripe.EventListParams)[],
    run({ state, account, params }) {
      const own = [...state.events.values()].filter((one) => one.account === account).map(({ event }) => event)
      const types = params.list('types')
      const ofTypes = types.length === 0 ? own : own.filter(({ type }) => types.includes(type))
      return listOf(ofTypes, params, '/v1/events', { type: ({ type }) => type })
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    forAccounts: true,
    takes: [],
    run({ state, account, id }) {
      const found = find(state.events, id, 'event')
      if (found.account !== account) throw missing('event', id)
      return found.event
    },
  },
  {
    method: 'GET',
    path: '/v2/core/events/:id',
    takes: [],
    run: ({ state, id }) => find(state.thinEvents, id, 'event'),
  },
]

/** Records that something happened to an object, as it is now. */
export function emit<T extends Stripe.Event['type']>(
  state: State,
  type: T,
  object: Extract<Stripe.Event, { type: T }>['data']['object'],
  account = PLATFORM,
): void {
  const event: Stripe.EventBase = {
    id: newId(state, 'evt'),
    object: 'event',
    ...(account !== PLATFORM && { account }),
    api_version: Stripe.API_VERSION,
    created: state.now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
  state.events.set(event.id, { event, account })
  state.onEvent({ event, account })
}

/** Records a change of an account; the notification names it, and doesn't contain it. */
export function emitThin(
  state: State,
  type: Stripe.V2.Core.Event['type'],
  accountId: string,
  data?: { updated_capability: string },
): void {
  const thin: ThinEvent = {
    id: newId(state, 'evt'),
    object: 'v2.core.event',
    created: isoOf(state.now()),
    livemode: false,
    type,
    related_object: { id: accountId, type: 'v2.core.account', url: `/v2/core/accounts/${accountId}` },
    ...(data && { data }),
  }
  state.thinEvents.set(thin.id, thin)
  state.onEvent({ thin })
}

export function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
