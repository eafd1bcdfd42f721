import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { contractQuery, disputesQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DISPUTE_STATES } from './search.ts'
import { dueAt, useSides } from './sides.ts'

const route = getRouteApi('/disputes')

/** The disputes that concern me, the most urgent first. */
export function DisputesPage() {
  const { status } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(disputesQuery(status ? { status } : {}))
  const list = useListKeys<HTMLUListElement>()
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-4">
        <Chips
          label={words.filter}
          value={status ?? 'all'}
          onChange={(next) => void navigate({ search: next === 'all' ? {} : { status: next } })}
          options={[
            { value: 'all', label: words.all },
            ...DISPUTE_STATES.map((value) => ({ value, label: stateWords.dispute[value] })),
          ]}
        />
        <div>
          <LoadedList
            query={query}
            skeleton={<SkeletonRows count={3} className="h-24" />}
            empty={
              <Empty
                icon={Scale}
                title={status ? words.noneOfState : words.none}
                action={
                  <Link to={status ? paths.disputes : paths.contracts} className={buttonClass()}>
                    {status ? words.showAll : words.contracts}
                  </Link>
                }
              >
                {!status && words.noneText}
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

function Row({ dispute }: { dispute: Dispute }) {
  const { id, status, reason, amount_cents, currency } = dispute
  const sides = useSides(dispute)
  const contract = useQuery(contractQuery(dispute.contract_id))
  const milestone = contract.data?.milestones.find((each) => each.id === dispute.milestone_id)
  const due = dueAt(dispute)
  const others = [sides.client, sides.worker].filter(({ isMe }) => !isMe).map(({ name }) => name)
  return (
    <Link
      to={paths.dispute(id)}
      data-row
      className="flex items-start justify-between gap-4 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {contract.isPending ? (
            <Skeleton className="h-6 w-48" />
          ) : (
            (milestone?.title ?? words.aboutAmount(formatMoney(amount_cents, currency)))
          )}
        </span>
        <span className="block truncate text-ink-faint text-sm">
          {others.join(` ${words.and} `)} · {words.reasons[reason]}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge kind="dispute" state={status} />
          {due && <Deadline at={due} />}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm">
        <Money cents={amount_cents} currency={currency} className="block font-medium text-base" />
        {due && <span className="text-ink-faint">{words.inDispute}</span>}
      </span>
    </Link>
  )
}
