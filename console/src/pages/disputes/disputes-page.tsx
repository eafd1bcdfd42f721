import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { disputesQuery } from '../../app/queries.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/disputes.ts'
import { stateWords } from '../../words/states.ts'
import { DisputeRow } from './dispute-row.tsx'
import { DISPUTE_STATES } from './search.ts'
import { useSides } from './sides.ts'

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
  const { client, worker } = useSides(dispute)
  const others = [client, worker].filter(({ isMe }) => !isMe).map(({ name }) => name)
  return <DisputeRow dispute={dispute} to={paths.dispute(dispute.id)} people={others} amountLabel={words.inDispute} />
}
