import type { Dispute } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ActionButton, useAction } from '../../app/action.tsx'
import { BriefSection } from '../../app/brief.tsx'
import { ConversationLink, ConversationSection } from '../../app/conversation/conversation-section.tsx'
import { StaffConversation } from '../../app/conversation/staff-conversation.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { GigLink, Person } from '../../app/people.tsx'
import { contractQuery, disputeQuery } from '../../app/queries.ts'
import { DisputedFacts, useDisputed } from '../../app/settlement.tsx'
import { isOpen, type Side, type Sides, useSides } from '../../app/sides.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/disputes.ts'
import { words as messageWords } from '../../words/messages.ts'
import { History } from './history.tsx'
import { NextStep } from './next-step.tsx'
import { Proposals } from './proposals.tsx'
import { RespondForm } from './respond-form.tsx'
import { Statements } from './statements.tsx'
import { VerdictForm } from './verdict-form.tsx'

const route = getRouteApi('/disputes/$id')

/** The dispute room: who wants what, what both say, and what happens when. */
export function DisputePage() {
  const { id } = route.useParams()
  const query = useQuery(disputeQuery(id))
  return (
    <LoadedPage query={query} skeleton={<RoomSkeleton />}>
      {(dispute) => <Room dispute={dispute} />}
    </LoadedPage>
  )
}

function Room({ dispute }: { dispute: Dispute }) {
  const sides = useSides(dispute)
  const milestone = useMilestone(dispute)
  const gigId = milestone.contract?.gig_id
  const { allowed_actions: actions, amount_cents, currency } = dispute
  return (
    <Page
      title={
        milestone.data ? words.about(milestone.data.title) : words.aboutAmount(formatMoney(amount_cents, currency))
      }
      above={
        <Link to={paths.disputes} className="underline-offset-4 hover:underline">
          {words.title}
        </Link>
      }
      description={<StateBadge kind="dispute" state={dispute.status} />}
      actions={
        <>
          {sides.mine && gigId && <ConversationLink gigId={gigId} userId={otherId(dispute, sides.mine)} />}
          {actions.includes('withdraw') && <Withdraw dispute={dispute} />}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <NextStep dispute={dispute} sides={sides} />
          <Proposals dispute={dispute} sides={sides} />
          <Statements dispute={dispute} sides={sides} />
          {milestone.contract && <BriefSection deal={milestone.contract} />}
          {actions.includes('respond') && <RespondForm dispute={dispute} sides={sides} />}
          {actions.includes('recommend') && <VerdictForm dispute={dispute} sides={sides} kind="recommend" />}
          {actions.includes('resolve') && <VerdictForm dispute={dispute} sides={sides} kind="resolve" />}
        </div>
        <aside className="flex flex-col gap-8">
          <TheCase dispute={dispute} sides={sides} gigId={gigId} milestone={milestone.data?.title} />
          <Messages dispute={dispute} sides={sides} gigId={gigId} />
          <History dispute={dispute} sides={sides} />
        </aside>
      </div>
    </Page>
  )
}

/** The sides write to each other; those who decide can read it while the dispute is open. */
function Messages({ dispute, sides, gigId }: Omit<TheCaseProps, 'milestone'>) {
  if (sides.mine === null) return isOpen(dispute) && <StaffConversation dispute={dispute} />
  if (!gigId) return null
  return (
    <ConversationSection
      gigId={gigId}
      userId={otherId(dispute, sides.mine)}
      {...(isOpen(dispute) && { note: messageWords.disputed })}
    />
  )
}

function otherId({ client_id, worker_id }: Dispute, mine: Side): string {
  return mine === 'client' ? worker_id : client_id
}

/** Arbiters can read the contract only while the dispute is open; after that, the page does without it. */
function useMilestone({ contract_id, milestone_id }: Dispute) {
  const contract = useQuery(contractQuery(contract_id)).data
  return { contract, data: contract?.milestones.find(({ id }) => id === milestone_id) }
}

function Withdraw({ dispute: { id } }: { dispute: Dispute }) {
  const { withdraw: text } = words
  const withdraw = useAction({
    send: (_: undefined, options) => parley.disputes.withdraw(id, options),
    touches: ['disputes', 'contracts', 'wallet', 'payouts', 'history'],
    onDone: () => toast(text.done),
  })
  return (
    <ActionButton action={withdraw} confirm={{ title: text.title, text: text.text, label: text.label }}>
      {text.action}
    </ActionButton>
  )
}

interface TheCaseProps {
  dispute: Dispute
  sides: Sides
  gigId: string | undefined
  milestone: string | undefined
}

function TheCase({ dispute, sides, gigId, milestone }: TheCaseProps) {
  const { facts } = words
  const disputed = useDisputed(dispute)
  const { client_id, worker_id, amount_cents, currency, reason, opened_by, created_at, contract_id } = dispute
  return (
    <Section title={facts.title}>
      <Card className="p-5">
        {disputed && (
          <div className="mb-4 border-line border-b pb-4">
            <DisputedFacts milestone={disputed.milestone} />
          </div>
        )}
        <Facts
          facts={[
            [
              facts.amount,
              !disputed && <Money key="amount" cents={amount_cents} currency={currency} className="font-medium" />,
            ],
            [facts.reason, words.reasons[reason]],
            [facts.client, <Person key="client" id={client_id} />],
            [facts.worker, <Person key="worker" id={worker_id} />],
            [facts.openedBy, sides[opened_by].name],
            [facts.opened, <Time key="opened" at={created_at} />],
            [facts.milestone, milestone],
            [facts.gig, gigId && <GigLink key="gig" id={gigId} />],
          ]}
        />
        {gigId && (
          <Link to={paths.contract(contract_id)} className={`${buttonClass()} mt-5 w-full`}>
            {facts.contract}
          </Link>
        )}
      </Card>
    </Section>
  )
}

function RoomSkeleton() {
  return (
    <Page title={words.title}>
      <div
        role="status"
        aria-label={appWords.loading}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="flex flex-col gap-8">
          <Skeleton className="h-36 rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
          <Skeleton className="h-60 rounded-xl" />
        </div>
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Page>
  )
}
