import type { Event } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'

type Subject = Event['subject']

/** What an event is about: a link, if it has a page. */
export function SubjectLink({ event }: { event: Event }) {
  const to = pageOf(event.subject, { ...event.data })
  const id = <span className="break-all font-mono text-xs">{event.subject.id}</span>
  if (!to) return id
  return (
    <Link to={to} className="text-accent-text underline-offset-4 hover:underline">
      {id}
    </Link>
  )
}

function pageOf({ type, id }: Subject, data: Record<string, unknown>): string | null {
  const contractId = typeof data.contract_id === 'string' ? data.contract_id : null
  const gigId = typeof data.gig_id === 'string' ? data.gig_id : null
  switch (type) {
    case 'gig':
      return paths.gig(id)
    case 'application':
      return gigId && paths.gig(gigId)
    case 'negotiation':
      return paths.negotiation(id)
    case 'contract':
      return paths.contract(id)
    case 'milestone':
    case 'payout':
    case 'review':
      return contractId && paths.contract(contractId)
    case 'dispute':
      return paths.dispute(id)
    case 'user':
    case 'profile':
      return paths.person(id)
    case 'agent':
    case 'mandate':
      return paths.agent(id)
    case 'approval':
      return paths.approvals
    case 'webhook':
      return paths.webhook(id)
    case 'key':
      return paths.developers
    case 'deposit':
    case 'withdrawal':
      return paths.wallet
    default:
      return null
  }
}
