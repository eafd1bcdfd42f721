import type { Contract } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { useMe, useSession } from '../../app/session.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { Bar } from '../../ui/bar.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/home.ts'

const LIMIT = 5

/** Operators and arbiters can also read the contracts of others, but are on a side only in their own. */
const runningQuery = (isStaff: boolean) =>
  queryOptions({
    queryKey: ['contracts', 'running', isStaff],
    queryFn: async () => {
      const sides = isStaff ? ([{ role: 'client' }, { role: 'worker' }] as const) : [{}]
      const read = sides.map((side) =>
        parley.contracts.list({ status: 'active', limit: LIMIT, expand: ['gig', 'client', 'worker'], ...side }).page(),
      )
      return (await Promise.all(read)).flatMap(({ data }) => data)
    },
  })

/** My active contracts. */
export function RunningWork() {
  const query = useQuery(runningQuery(useSession().role !== 'member'))
  return (
    <Section
      title={words.work}
      aside={
        <Link to={paths.contracts} className="text-accent-text text-sm underline-offset-4 hover:underline">
          {words.allContracts}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-24" />}>
        {(contracts) =>
          contracts.length === 0 ? (
            <Empty icon={FileSignature} title={words.workEmpty}>
              {words.workEmptyText}
            </Empty>
          ) : (
            <Rows items={contracts}>{(contract) => <RunningContract contract={contract} />}</Rows>
          )
        }
      </Loaded>
    </Section>
  )
}

function RunningContract({ contract }: { contract: Contract }) {
  const me = useMe()
  const isClient = contract.client_id === me.user_id
  const { gig, client, worker, milestones, totals } = contract
  const partner = isClient ? worker : client
  const settled = milestones.filter(
    ({ status }) => status === 'released' || status === 'refunded' || status === 'resolved',
  )
  const disputed = milestones.some(({ status }) => status === 'disputed')
  const progress = words.milestones(settled.length, milestones.length)
  return (
    <Link to={paths.contract(contract.id)} className="block p-4 hover:bg-hover">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 truncate font-medium text-sm">{gig?.title ?? contract.id}</span>
        {disputed && <StateBadge kind="milestone" state="disputed" />}
      </span>
      <span className="mt-0.5 mb-2.5 block truncate text-ink-faint text-xs">
        {isClient ? words.youPay : words.youWork} · {partner?.display_name ?? appWords.somebody} · {progress}
      </span>
      <Bar
        label={progress}
        total={totals.amount_cents}
        parts={[
          { label: 'released', value: totals.released_cents, tone: 'good' },
          { label: 'held', value: totals.funded_cents - totals.released_cents - totals.refunded_cents, tone: 'accent' },
        ]}
      />
    </Link>
  )
}
