import type { Approval } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { disputeQuery } from '../../app/queries.ts'

/** The gig that a request is about, and the way to it; a new one has no page yet. */
export function GigOf({ gig }: { gig: GigInRequest }) {
  if (gig.id === null) return <span className="break-words">{gig.title}</span>
  return (
    <Link to={paths.gig(gig.id)} className="break-words text-accent-text underline-offset-4 hover:underline">
      {gig.title}
    </Link>
  )
}

interface GigInRequest {
  id: string | null
  title: string
}

/** Null for a request that isn't about a gig, or is about one that was deleted. */
export function useGigOf(approval: Approval): GigInRequest | null {
  const { gig, application, negotiation, contract, milestone, subject, action, stake } = approval
  const dispute = useQuery({ ...disputeQuery(subject.id), enabled: subject.type === 'dispute' }).data
  if (gig) return gig
  const deal = application ?? negotiation ?? contract ?? milestone ?? dispute?.milestone
  if (deal) return deal.gig_title === null ? null : { id: deal.gig_id, title: deal.gig_title }
  const after = stake.change?.after
  return action === 'gigs.publish' && after && 'title' in after ? { id: null, title: String(after.title) } : null
}
