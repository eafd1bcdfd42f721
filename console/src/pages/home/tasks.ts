import type { InboxItem } from '@parley/sdk'
import { paths } from '../../app/paths.ts'

/** What one card shows: a task, with an agent's request if there is one about it. */
export interface Task {
  item: InboxItem
  request: InboxItem | null
  /** The deadline of whichever is due first. */
  deadline: string | null
}

/**
 * The tasks in inbox order. An agent's request and what it's about are one task, at the position of whichever comes
 * first; a second request about the same thing is a task of its own.
 */
export function tasksFrom(items: readonly InboxItem[]): Task[] {
  const shown = new Set<InboxItem>()
  return items.flatMap((first) => {
    if (shown.has(first)) return []
    const about = items.find((item) => item.subject.id === first.about?.id && !shown.has(item))
    const item = about ?? first
    const request = about
      ? first
      : (items.find((each) => each.about?.id === item.subject.id && !shown.has(each)) ?? null)
    shown.add(item)
    if (request) shown.add(request)
    return [{ item, request, deadline: first.deadline }]
  })
}

export function keyOf({ subject, action }: InboxItem): string {
  return `${subject.id} ${action}`
}

/** Where a task is dealt with. */
export function placeOf({ subject: { type, id }, action, contract_id, gig_id }: InboxItem): string | null {
  const places: Partial<Record<string, string | null>> = {
    application: gig_id && paths.gig(gig_id),
    negotiation: paths.negotiation(id),
    contract: paths.contract(id),
    milestone: contract_id && paths.contract(contract_id),
    dispute: action === 'recommend' || action === 'resolve' ? paths.disputeRecord(id) : paths.dispute(id),
    deposit: paths.payment(id),
    withdrawal: paths.payment(id),
    approval: paths.approvals,
    webhook: paths.webhook(id),
    report: paths.report(id),
    objection: paths.objections,
    gig: paths.gig(id),
  }
  return places[type] ?? null
}
