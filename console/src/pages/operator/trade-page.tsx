import type { OperatorTrade } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Loaded } from '../../app/loaded.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words as text } from '../../words/trade.ts'
import { Categories } from './categories.tsx'
import { CustomFields } from './custom-fields.tsx'
import { operatorTradeQuery } from './queries.ts'
import type { TradeList } from './trade-edits.ts'

const route = getRouteApi('/operator/trade')

/** The categories of gigs, and the custom fields of gigs and profiles. */
export function TradePage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <Trade />
    </StaffOnly>
  )
}

function Trade() {
  const { show = 'categories' } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(operatorTradeQuery)
  return (
    <Page title={text.title} description={text.intro}>
      <Loaded query={query} skeleton={<SkeletonRows count={4} className="h-16" />}>
        {(trade) => (
          <Tabs
            label={text.title}
            value={show}
            onChange={(next) => void navigate({ search: next === 'categories' ? {} : { show: next }, replace: true })}
            tabs={(['categories', 'gig_fields', 'profile_fields'] as const).map((list) => ({
              value: list,
              label: text.tabs[list],
              content: <List list={list} trade={trade} />,
            }))}
          />
        )}
      </Loaded>
    </Page>
  )
}

function List({ list, trade }: { list: TradeList; trade: OperatorTrade }) {
  return list === 'categories' ? <Categories trade={trade} /> : <CustomFields list={list} trade={trade} />
}
