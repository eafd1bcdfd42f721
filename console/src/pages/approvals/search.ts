/** What stands in the address of the approvals desk. */
export interface ApprovalSearch {
  view?: 'history'
}

/** Addresses are shared and typed by hand: whatever makes no sense is left out. */
export function parseApprovalSearch({ view }: Record<string, unknown>): ApprovalSearch {
  return view === 'history' ? { view } : {}
}
