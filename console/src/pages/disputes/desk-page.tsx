import type { Dispute } from '@parley/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { Gavel } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { disputesQuery } from '../../app/queries.ts'
import { useSides } from '../../app/sides.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/desk.ts'
import { words as disputeWords } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DisputeRow } from './dispute-row.tsx'
import { DISPUTE_STATES } from './search.ts'

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
  return (
    <Page title={words.title} description={words.description}>
      <FilteredList
        query={disputesQuery(search)}
        filters={
          <FilterChips
            name="status"
            label={words.filter}
            values={['all', ...ORDER]}
            words={{ all: disputeWords.all, ...stateWords.dispute, ...words.filters }}
          />
        }
        skeleton={<SkeletonRows count={4} className="h-24" />}
        empty={
          <Empty icon={Gavel} title={words.none}>
            {words.noneText}
          </Empty>
        }
      >
        {(disputes) => <Rows items={disputes}>{(dispute) => <Row dispute={dispute} />}</Rows>}
      </FilteredList>
    </Page>
  )
}

// Disputes that are waiting for an arbiter come first.
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
