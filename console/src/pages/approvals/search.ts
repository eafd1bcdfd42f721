/** The search parameters of the approvals page. */
export interface ApprovalSearch {
  view?: 'history'
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseApprovalSearch({ view }: Record<string, unknown>): ApprovalSearch {
  return view === 'history' ? { view } : {}
}
