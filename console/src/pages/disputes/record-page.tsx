import type { Contract, Dispute } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { StaffConversation } from '../../app/conversation/staff-conversation.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { contractQuery, disputeQuery } from '../../app/queries.ts'
import { dueAt, isOpen, useSides } from '../../app/sides.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/desk.ts'
import { words as disputeWords } from '../../words/disputes.ts'
import { Agreement } from './agreement.tsx'
import { Claims } from './claims.tsx'
import { History } from './history.tsx'
import { NextStep } from './next-step.tsx'
import { Proposals } from './proposals.tsx'
import { QueueSteps } from './queue-steps.tsx'
import { VerdictForm } from './verdict-form.tsx'

const route = getRouteApi('/operator/disputes/$id')

/** The whole record of a dispute, with both sides next to each other, for those who decide it. */
export function DisputeRecordPage() {
  return (
    <StaffOnly title={words.title} roles={['arbiter', 'operator']}>
      <Loading />
    </StaffOnly>
  )
}

function Loading() {
  const { id } = route.useParams()
  const dispute = useQuery(disputeQuery(id))
  return (
    <LoadedPage query={dispute} skeleton={<RecordSkeleton />}>
      {(found) => <Record key={id} dispute={found} />}
    </LoadedPage>
  )
}

function Record({ dispute }: { dispute: Dispute }) {
  const search = route.useSearch()
  const sides = useSides(dispute)
  const contract = useQuery(contractQuery(dispute.contract_id))
  const { allowed_actions: actions, amount_cents, currency, status } = dispute
  const milestone = milestoneIn(contract.data, dispute)
  const due = dueAt(dispute)
  return (
    <Page
      width="wide"
      title={
        milestone ? disputeWords.about(milestone.title) : disputeWords.aboutAmount(formatMoney(amount_cents, currency))
      }
      above={
        <Link to={paths.disputesDesk} search={search} className="underline-offset-4 hover:underline">
          {words.title}
        </Link>
      }
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge kind="dispute" state={status} />
          {due && <Deadline at={due} says={disputeWords.next.dueAt} />}
          <Link to={paths.dispute(dispute.id)} className="text-accent-text text-sm underline-offset-4 hover:underline">
            {words.asSides}
          </Link>
        </span>
      }
      actions={<QueueSteps id={dispute.id} search={search} />}
    >
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <Claims dispute={dispute} sides={sides} side="client" />
            <Claims dispute={dispute} sides={sides} side="worker" />
          </div>
          <Agreement contract={contract} milestone={milestone} />
          {isOpen(dispute) && <StaffConversation dispute={dispute} />}
          <History dispute={dispute} sides={sides} />
        </div>
        <aside className="flex min-w-0 flex-col gap-8">
          <Conflict dispute={dispute} />
          {actions.includes('recommend') && <VerdictForm dispute={dispute} sides={sides} kind="recommend" />}
          {actions.includes('resolve') && <VerdictForm dispute={dispute} sides={sides} kind="resolve" />}
          <NextStep dispute={dispute} sides={sides} />
          <Proposals dispute={dispute} sides={sides} />
        </aside>
      </div>
    </Page>
  )
}

function milestoneIn(contract: Contract | undefined, { milestone_id }: Dispute) {
  return contract?.milestones.find(({ id }) => id === milestone_id)
}

/** Why the reader can't take the step the dispute is waiting for. */
function Conflict({ dispute }: { dispute: Dispute }) {
  const { conflict_of_interest } = dispute
  if (conflict_of_interest === null || !isOpen(dispute)) return null
  return (
    <Notice tone="warn" title={words.conflict}>
      {words.conflicts[conflict_of_interest]}
    </Notice>
  )
}

function RecordSkeleton() {
  return (
    <Page width="wide" title={words.title}>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </Page>
  )
}
