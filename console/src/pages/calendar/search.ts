/** The month in the URL: `2026-12`. */
export function parseCalendarSearch(raw: Record<string, unknown>): { month?: string } {
  return typeof raw.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw.month) ? { month: raw.month } : {}
}
