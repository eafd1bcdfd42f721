import type { ContractStatus } from '@parley/sdk'

/** The filters in the list's URL. */
export interface ContractSearch {
  status?: ContractStatus
  role?: 'client' | 'worker'
}

export const CONTRACT_STATES = [
  'active',
  'pending_approval',
  'completed',
  'cancelled',
  'expired',
] as const satisfies ContractStatus[]

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseContractSearch(raw: Record<string, unknown>): ContractSearch {
  const status = CONTRACT_STATES.find((each) => each === raw.status)
  return {
    ...(status && { status }),
    ...((raw.role === 'client' || raw.role === 'worker') && { role: raw.role }),
  }
}

/** By default, active ones. */
export function contractFilters({ status = 'active', role }: ContractSearch) {
  return { status, ...(role && { role }) }
}
