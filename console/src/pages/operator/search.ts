import type { ObjectionStatus, ReportableType, ReportStatus, Role, StaffActKind, UserStatus } from '@parley/sdk'
import { searchText } from '../../app/search-text.ts'
import { parseStep, type StepOrEnd } from './setup/steps.ts'

/** The filters in the URLs of the operator pages. Anything invalid is ignored. */
export function parseOverviewSearch(raw: Record<string, unknown>): { days?: 90 | 365 } {
  return raw.days === 90 || raw.days === 365 ? { days: raw.days } : {}
}

export function parseConfigurationSearch(raw: Record<string, unknown>): { show?: (typeof CONFIGURATION_TABS)[number] } {
  const show = CONFIGURATION_TABS.find((each) => each === raw.show)
  return show ? { show } : {}
}

// Besides the rules.
const CONFIGURATION_TABS = ['languages', 'terms', 'changes', 'environment'] as const

export function parseTradeSearch(raw: Record<string, unknown>): { show?: 'gig_fields' | 'profile_fields' } {
  return raw.show === 'gig_fields' || raw.show === 'profile_fields' ? { show: raw.show } : {}
}

export function parseSetupSearch(raw: Record<string, unknown>): { step?: StepOrEnd } {
  const step = parseStep(raw.step)
  return step ? { step } : {}
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

export interface ReportSearch {
  status?: ReportStatus
  subject_type?: ReportableType
}

export function parseReportSearch(raw: Record<string, unknown>): ReportSearch {
  const status = REPORT_STATUSES.find((each) => each === raw.status)
  const subject_type = REPORTABLE_TYPES.find((each) => each === raw.subject_type)
  return { ...(status && { status }), ...(subject_type && { subject_type }) }
}

const REPORT_STATUSES = ['open', 'dismissed', 'removed', 'suspended'] as const satisfies ReportStatus[]
const REPORTABLE_TYPES = ['gig', 'profile', 'review', 'vouch', 'message'] as const satisfies ReportableType[]

export function parseObjectionSearch(raw: Record<string, unknown>): { status?: ObjectionStatus } {
  const status = OBJECTION_STATUSES.find((each) => each === raw.status)
  return status ? { status } : {}
}

const OBJECTION_STATUSES = ['open', 'restored', 'kept'] as const satisfies ObjectionStatus[]

export interface ActSearch {
  kind?: StaffActKind
  user_id?: string
  on_behalf_of?: string
  subject_id?: string
  operation?: string
  since?: string
  until?: string
}

export function parseActSearch(raw: Record<string, unknown>): ActSearch {
  const [user_id, on_behalf_of, subject_id, operation] = [
    raw.user_id,
    raw.on_behalf_of,
    raw.subject_id,
    raw.operation,
  ].map(searchText)
  return {
    ...((raw.kind === 'write' || raw.kind === 'read') && { kind: raw.kind }),
    ...(user_id && { user_id }),
    ...(on_behalf_of && { on_behalf_of }),
    ...(subject_id && { subject_id }),
    ...(operation && { operation }),
    ...(isDay(raw.since) && { since: raw.since }),
    ...(isDay(raw.until) && { until: raw.until }),
  }
}

function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
