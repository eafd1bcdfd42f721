import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { contractQuery, disputesQuery } from '../../app/queries.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/desk.ts'
import { words as disputeWords } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DISPUTE_STATES } from './search.ts'
import { dueAt, useSides } from './sides.ts'

const route = getRouteApi('/operator/disputes')

/** The queue of those who decide disputes between others, the most urgent first. */
export function DisputesDeskPage() {
  return (
    <StaffOnly title={words.title} roles={['arbiter', 'operator']}>
      <Desk />
    </StaffOnly>
  )
}

function Desk() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(disputesQuery(search))
  const list = useListKeys<HTMLUListElement>()
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-4">
        <Chips
          label={words.filter}
          value={search.status ?? 'all'}
          onChange={(next) => void navigate({ search: next === 'all' ? {} : { status: next } })}
          options={[
            { value: 'all', label: disputeWords.all },
            ...ORDER.map((value) => ({ value, label: words.filters[value] ?? stateWords.dispute[value] })),
          ]}
        />
        <div>
          <LoadedList
            query={query}
            skeleton={<SkeletonRows count={4} className="h-24" />}
            empty={
              <Empty icon={Gavel} title={words.none}>
                {words.noneText}
              </Empty>
            }
          >
            {(disputes) => (
              <Card className="overflow-hidden">
                <ul ref={list} className="divide-y divide-line">
                  {disputes.map((dispute) => (
                    <li key={dispute.id}>
                      <Row dispute={dispute} />
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </LoadedList>
        </div>
      </div>
    </Page>
  )
}

// What waits for an arbiter comes first.
const ORDER = DISPUTE_STATES.toSorted((a, b) => Number(b in words.filters) - Number(a in words.filters))

function Row({ dispute }: { dispute: Dispute }) {
  const { id, status, reason, amount_cents, currency, allowed_actions: actions, conflict_of_interest } = dispute
  const search = route.useSearch()
  const sides = useSides(dispute)
  const contract = useQuery(contractQuery(dispute.contract_id))
  const milestone = contract.data?.milestones.find((each) => each.id === dispute.milestone_id)
  const due = dueAt(dispute)
  const step = actions.includes('resolve') ? 'resolve' : actions.includes('recommend') ? 'recommend' : null
  const waits = status === 'in_review' || status === 'arbitration'
  return (
    <Link
      to={paths.disputeRecord(id)}
      search={search}
      data-row
      className="flex items-start justify-between gap-4 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {contract.isPending ? (
            <Skeleton className="h-6 w-48" />
          ) : (
            (milestone?.title ?? disputeWords.aboutAmount(formatMoney(amount_cents, currency)))
          )}
        </span>
        <span className="block truncate text-ink-faint text-sm">
          {sides.client.name} {disputeWords.and} {sides.worker.name} · {disputeWords.reasons[reason]}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge kind="dispute" state={status} />
          {due && <Deadline at={due} />}
          {step && <span className="font-medium text-accent-text">{words.yours[step]}</span>}
          {waits && conflict_of_interest && <span className="text-ink-faint">{words.conflict}</span>}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm">
        <Money cents={amount_cents} currency={currency} className="block font-medium text-base" />
        {due && <span className="text-ink-faint">{words.over}</span>}
      </span>
    </Link>
  )
}
