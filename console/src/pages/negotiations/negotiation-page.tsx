import type { NegotiationWithRounds } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BriefSection } from '../../app/brief.tsx'
import { ConversationSection } from '../../app/conversation/conversation-section.tsx'
import { currency } from '../../app/currency.ts'
import { LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Parties, usePartner } from '../../app/people.tsx'
import { gigQuery, negotiationQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../words/negotiations.ts'
import { OfferForm } from './offer-form.tsx'
import { OnTheTable } from './on-the-table.tsx'
import { Rounds } from './rounds.tsx'

const route = getRouteApi('/negotiations/$id')

/** One negotiation: the current offer, whose move it is, and how the offers changed. */
export function NegotiationPage() {
  const { id } = route.useParams()
  const query = useQuery(negotiationQuery(id))
  return (
    <LoadedPage query={query} skeleton={<NegotiationSkeleton />}>
      {(negotiation) => <NegotiationView key={negotiation.id} negotiation={negotiation} />}
    </LoadedPage>
  )
}

function NegotiationView({ negotiation }: { negotiation: NegotiationWithRounds }) {
  const { offer: isOffering } = route.useSearch()
  const navigate = route.useNavigate()
  const gig = useQuery(gigQuery(negotiation.gig_id))
  const partner = usePartner(negotiation)
  const context = { rateType: negotiation.rate_type, currency: currency() }
  // Its title, and what has changed in it.
  if (gig.isPending) return <NegotiationSkeleton />
  const mayOffer = negotiation.allowed_actions.includes('round')
  const close = () => navigate({ search: {}, replace: true })
  return (
    <Page
      title={negotiation.brief?.title ?? gig.data?.title ?? words.page.removedGig}
      above={
        <Link to={paths.negotiations} className="underline-offset-4 hover:underline">
          {words.page.above}
        </Link>
      }
      description={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Parties deal={negotiation} />
          <StateBadge kind="negotiation" state={negotiation.status} />
        </span>
      }
    >
      <div className="flex flex-col gap-8">
        <section className="flex flex-col gap-8">
          <OnTheTable negotiation={negotiation} context={context} isOffering={Boolean(isOffering && mayOffer)} />
          {isOffering && mayOffer && <OfferForm negotiation={negotiation} context={context} onClose={close} />}
        </section>
        {partner.side && <ConversationSection gigId={negotiation.gig_id} userId={partner.id} />}
        <BriefSection deal={negotiation} />
        <Rounds negotiation={negotiation} context={context} />
      </div>
    </Page>
  )
}

function NegotiationSkeleton() {
  return (
    <Page title={words.list.title}>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-52 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </Page>
  )
}
