import type { NegotiationStatus } from '@parley/sdk'

/** The filters in the list's URL. */
export interface NegotiationSearch {
  status?: NegotiationStatus
  role?: 'client' | 'worker'
}

export const NEGOTIATION_STATES = [
  'open',
  'agreed',
  'declined',
  'expired',
  'superseded',
] as const satisfies NegotiationStatus[]

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseNegotiationSearch(raw: Record<string, unknown>): NegotiationSearch {
  const status = NEGOTIATION_STATES.find((each) => each === raw.status)
  return {
    ...(status && { status }),
    ...((raw.role === 'client' || raw.role === 'worker') && { role: raw.role }),
  }
}

/** By default, active ones. */
export function negotiationFilters({ status = 'open', role }: NegotiationSearch) {
  return { status, ...(role && { role }) }
}

/** Whether the offer form is open: a reload keeps it open. */
export function parseOfferSearch(raw: Record<string, unknown>): { offer?: true } {
  return raw.offer === true ? { offer: true } : {}
}
