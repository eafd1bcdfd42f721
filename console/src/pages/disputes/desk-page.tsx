import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { disputesQuery } from '../../app/queries.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/desk.ts'
import { words as disputeWords } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DisputeRow } from './dispute-row.tsx'
import { DISPUTE_STATES } from './search.ts'
import { useSides } from './sides.ts'

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
  const { id, status, allowed_actions: actions, conflict_of_interest } = dispute
  const { client, worker } = useSides(dispute)
  const step = actions.includes('resolve') ? 'resolve' : actions.includes('recommend') ? 'recommend' : null
  const waits = status === 'in_review' || status === 'arbitration'
  return (
    <DisputeRow
      dispute={dispute}
      to={paths.disputeRecord(id)}
      search={route.useSearch()}
      people={[client.name, worker.name]}
      amountLabel={words.over}
    >
      {step && <span className="font-medium text-accent-text">{words.yours[step]}</span>}
      {waits && conflict_of_interest && <span className="text-ink-faint">{words.conflict}</span>}
    </DisputeRow>
  )
}
