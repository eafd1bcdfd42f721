import type { Role, UserStatus } from '@parley/sdk'
import { searchText } from '../../app/search-text.ts'

/** The filters of the pages for operators as they stand in their addresses. Whatever makes no sense is left out. */
export function parseOverviewSearch(raw: Record<string, unknown>): { days?: 90 | 365 } {
  return raw.days === 90 || raw.days === 365 ? { days: raw.days } : {}
}

export interface UserSearch {
  q?: string
  role?: Role
  status?: UserStatus
}

export function parseUserSearch(raw: Record<string, unknown>): UserSearch {
  const q = searchText(raw.q)
  return {
    ...(q && { q }),
    ...((raw.role === 'member' || raw.role === 'arbiter' || raw.role === 'operator') && { role: raw.role }),
    ...((raw.status === 'active' || raw.status === 'suspended') && { status: raw.status }),
  }
}

export interface ActSearch {
  user_id?: string
  on_behalf_of?: string
  subject_id?: string
  operation?: string
}

export function parseActSearch(raw: Record<string, unknown>): ActSearch {
  const [user_id, on_behalf_of, subject_id, operation] = [
    raw.user_id,
    raw.on_behalf_of,
    raw.subject_id,
    raw.operation,
  ].map(searchText)
  return {
    ...(user_id && { user_id }),
    ...(on_behalf_of && { on_behalf_of }),
    ...(subject_id && { subject_id }),
    ...(operation && { operation }),
  }
}
