import type { Approval } from '@parley/sdk'
import { paths } from '../../app/paths.ts'

/** The page of what a request is about; null if it has none. */
export function subjectPath({ subject: { type, id }, request }: Pick<Approval, 'subject' | 'request'>): string | null {
  const contractId = contractOf(request)
  const pages: Partial<Record<string, string | null>> = {
    gig: paths.gig(id),
    negotiation: paths.negotiation(id),
    contract: paths.contract(id),
    milestone: contractId && paths.contract(contractId),
    dispute: paths.dispute(id),
    user: request.path.includes('/wallet/') ? paths.wallet : request.path === '/api/gigs' ? null : paths.person(id),
  }
  return pages[type] ?? null
}

/** The contract that a request names; null if it names none. */
export function contractOf({ path, body }: Approval['request']): string | null {
  const inBody = (body as { contract_id?: unknown }).contract_id
  return /\/contracts\/(con_\w+)/.exec(path)?.[1] ?? (typeof inBody === 'string' ? inBody : null)
}
