import type { Audience, DeliveryStatus } from '@parley/sdk'

export const DELIVERY_STATES = ['failed', 'pending', 'succeeded'] as const satisfies DeliveryStatus[]

export interface DeliverySearch {
  status?: DeliveryStatus
  /** The expanded delivery. */
  delivery?: string
}

/** In addition to the events that concern the reader. */
const SHARED_AUDIENCES = ['market', 'all'] as const satisfies Audience[]

export const REQUEST_STATUSES = ['failed', '4xx', '5xx'] as const

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseRequestSearch(raw: Record<string, unknown>) {
  const status = REQUEST_STATUSES.find((each) => each === raw.status)
  return { ...texts('key', 'operation')(raw), ...(status && { status }) }
}

export function parseEventSearch(raw: Record<string, unknown>) {
  const audience = SHARED_AUDIENCES.find((each) => each === raw.audience)
  return { ...texts('type', 'subject')(raw), ...(audience && { audience }) }
}

export function parseDeliverySearch(raw: Record<string, unknown>): DeliverySearch {
  const status = DELIVERY_STATES.find((state) => state === raw.status)
  return { ...(status && { status }), ...texts('delivery')(raw) }
}

function texts<Name extends string>(...names: readonly Name[]) {
  return (raw: Record<string, unknown>): Partial<Record<Name, string>> => {
    const known = names.filter((name) => typeof raw[name] === 'string' && raw[name] !== '')
    return Object.fromEntries(known.map((name) => [name, raw[name]])) as Partial<Record<Name, string>>
  }
}
