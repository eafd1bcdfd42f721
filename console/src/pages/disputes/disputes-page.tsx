import type { Dispute } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { disputesQuery } from '../../app/queries.ts'
import { useSides } from '../../app/sides.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DisputeRow } from './dispute-row.tsx'
import { DISPUTE_STATES } from './search.ts'

const route = getRouteApi('/disputes')

/** The disputes that concern me, the most urgent first. */
export function DisputesPage() {
  const search = route.useSearch()
  return (
    <Page title={words.title} description={words.description}>
      <FilteredList
        query={disputesQuery(search)}
        filters={
          <FilterChips
            name="status"
            label={words.filter}
            values={['all', ...DISPUTE_STATES]}
            words={{ all: words.all, ...stateWords.dispute }}
          />
        }
        skeleton={<SkeletonRows count={3} className="h-24" />}
        empty={
          <Empty
            icon={Scale}
            title={words.none}
            action={
              <Link to={paths.contracts} className={buttonClass()}>
                {words.contracts}
              </Link>
            }
          >
            {words.noneText}
          </Empty>
        }
      >
        {(disputes) => <Rows items={disputes}>{(dispute) => <Row dispute={dispute} />}</Rows>}
      </FilteredList>
    </Page>
  )
}

function Row({ dispute }: { dispute: Dispute }) {
  const { client, worker } = useSides(dispute)
  const others = [client, worker].filter(({ isMe }) => !isMe).map(({ name }) => name)
  return <DisputeRow dispute={dispute} to={paths.dispute(dispute.id)} people={others} amountLabel={words.inDispute} />
}
