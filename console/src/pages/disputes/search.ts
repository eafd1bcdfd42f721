import type { DisputeStatus } from '@parley/sdk'

export const DISPUTE_STATES = [
  'open',
  'in_review',
  'recommended',
  'arbitration',
  'resolved',
  'withdrawn',
] as const satisfies DisputeStatus[]

export interface DisputeSearch {
  status?: DisputeStatus
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseDisputeSearch({ status }: Record<string, unknown>): DisputeSearch {
  return DISPUTE_STATES.some((state) => state === status) ? { status: status as DisputeStatus } : {}
}
