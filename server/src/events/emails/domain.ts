import type { Instant } from '../../platform/kernel/time.ts'
import { nextHourIn } from '../../platform/kernel/time-zone.ts'
import { type EmailDelivery, type EmailKind, emailKindNames, emailKinds } from './kinds-domain.ts'

/** What a user chose; kinds that they never changed are missing. */
export type ChosenDeliveries = Partial<Record<EmailKind, EmailDelivery>>

export type EmailSettings = Record<EmailKind, EmailDelivery>

export function settingsFrom(chosen: ChosenDeliveries): EmailSettings {
  const all = emailKindNames.map((kind) => [kind, chosen[kind] ?? emailKinds[kind].byDefault])
  return Object.fromEntries(all) as EmailSettings
}

/** Whether emails reach someone, and if not, why: they have no confirmed address, it bounced, or this marketplace sends none. */
export const emailStatuses = ['on', 'no_address', 'bounced', 'off'] as const
export type EmailStatus = (typeof emailStatuses)[number]

/** The next time that a daily email is sent: at 8:00 in the reader's time zone, or in UTC. */
export function nextDailyAt(now: Instant, timeZone: string | null): Instant {
  return nextHourIn(timeZone ?? 'UTC', DAILY_HOUR, now)
}

export const DAILY_HOUR = 8
