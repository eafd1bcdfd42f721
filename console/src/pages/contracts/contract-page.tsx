import type { Contract } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { BriefSection } from '../../app/brief.tsx'
import { ContractTerms } from '../../app/contract-terms.tsx'
import { ConversationLink, ConversationSection } from '../../app/conversation/conversation-section.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { MetadataSection } from '../../app/metadata.tsx'
import { paths } from '../../app/paths.ts'
import { Parties, usePartner } from '../../app/people.tsx'
import { contractQuery, gigQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/contracts.ts'
import { words as messageWords } from '../../words/messages.ts'
import { Approval } from './approval.tsx'
import { ContractActions } from './contract-actions.tsx'
import { ContractMoney } from './contract-money.tsx'
import { History } from './history.tsx'
import { Milestones } from './milestones.tsx'
import { Payouts } from './payouts.tsx'
import { Reviews } from './reviews.tsx'

const route = getRouteApi('/contracts/$id')

/** A contract: what was agreed, its milestones and their money, and what happened. */
export function ContractPage() {
  const { id } = route.useParams()
  const query = useQuery(contractQuery(id))
  return (
    <LoadedPage query={query} skeleton={<ContractSkeleton />}>
      {(contract) => <ContractView key={contract.id} contract={contract} />}
    </LoadedPage>
  )
}

function ContractView({ contract }: { contract: Contract }) {
  const { status, auto_end_at, review_by } = contract
  const gig = useQuery(gigQuery(contract.gig_id))
  const partner = usePartner(contract)
  if (gig.isPending) return <ContractSkeleton />
  return (
    <Page
      title={contract.brief?.title ?? gig.data?.title ?? words.page.removedGig}
      above={
        <Link to={paths.contracts} className="underline-offset-4 hover:underline">
          {words.page.above}
        </Link>
      }
      description={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Parties deal={contract} />
          <StateBadge kind="contract" state={status} />
          {auto_end_at && <Deadline at={auto_end_at} says={words.page.endsBy} />}
        </span>
      }
      actions={
        <>
          <Link to={paths.printContract(contract.id)} className={buttonClass()}>
            <Printer aria-hidden="true" />
            {words.print.link}
          </Link>
          {partner.side && <ConversationLink gigId={contract.gig_id} userId={partner.id} />}
          <ContractActions contract={contract} />
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {status === 'pending_approval' && (
            <>
              <Approval contract={contract} />
              <BriefSection deal={contract} />
            </>
          )}
          {review_by && <Reviews contract={contract} reviewBy={review_by} />}
          <Milestones contract={contract} />
          {status !== 'pending_approval' && <BriefSection deal={contract} />}
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          <ContractMoney contract={contract} />
          {partner.side && (
            <ConversationSection
              gigId={contract.gig_id}
              userId={partner.id}
              {...(isDisputed(contract) && { note: messageWords.disputed })}
            />
          )}
          {partner.side === 'worker' && mayHavePayouts(contract) && <Payouts contract={contract} />}
          <ContractTerms contract={contract} />
          <MetadataSection metadata={contract.metadata} />
          <History contract={contract} />
        </aside>
      </div>
    </Page>
  )
}

function isDisputed({ milestones }: Contract): boolean {
  return milestones.some(({ status }) => status === 'disputed')
}

/** A dispute can have reversed all of them. */
function mayHavePayouts({ totals, milestones }: Contract): boolean {
  return totals.released_cents > 0 || milestones.some(({ status }) => status === 'resolved')
}

function ContractSkeleton() {
  return (
    <Page title={words.list.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-48 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </div>
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Page>
  )
}
