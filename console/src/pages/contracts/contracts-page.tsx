import type { Contract } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { contractsQuery, gigQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'
import { EscrowBar } from './escrow-bar.tsx'
import { CONTRACT_STATES, contractFilters } from './search.ts'

const route = getRouteApi('/contracts')

/** My contracts, with what I have to do about each. */
export function ContractsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(contractsQuery(contractFilters(search)))
  const list = useListKeys<HTMLUListElement>()
  return (
    <Page title={words.list.title}>
      <div className="mb-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Chips
          label={words.list.filter}
          value={search.status ?? 'active'}
          onChange={(status) => void navigate({ search: { ...search, status } })}
          options={CONTRACT_STATES.map((value) => ({ value, label: words.list.states[value] }))}
        />
        <Chips
          label={words.list.role}
          value={search.role ?? 'any'}
          onChange={(role) =>
            void navigate({ search: ({ role: _, ...rest }) => (role === 'any' ? rest : { ...rest, role }) })
          }
          options={(['any', 'client', 'worker'] as const).map((value) => ({ value, label: words.list.roles[value] }))}
        />
      </div>
      <LoadedList query={query} skeleton={<SkeletonRows count={4} className="h-24" />} empty={<NoContracts />}>
        {(contracts) => (
          <Card>
            <ul ref={list} aria-label={words.list.title} className="divide-y divide-line">
              {contracts.map((contract) => (
                <li key={contract.id}>
                  <ContractRow contract={contract} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Page>
  )
}

function ContractRow({ contract }: { contract: Contract }) {
  const { id, gig_id, status, totals, currency, milestones, approve_by } = contract
  const gig = useQuery(gigQuery(gig_id))
  const partner = usePartner(contract)
  const step = nextStep(contract)
  const isDisputed = milestones.some((milestone) => milestone.status === 'disputed')
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Link
      to={paths.contract(id)}
      data-row
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex items-center gap-3">
          <span className="truncate font-medium">
            {gig.data?.title ?? (gig.isPending ? <Skeleton className="h-6 w-56" /> : appWords.removed)}
          </span>
          {isDisputed && <StateBadge kind="milestone" state="disputed" />}
        </span>
        <span className="block truncate text-ink-faint text-sm">
          {appWords.parties.you[partner.side ?? 'client']} · {partner.name}
        </span>
      </span>
      <span className="w-full sm:w-52">
        <span className="mb-1.5 block text-ink-soft text-sm tabular-nums">
          {words.list.paidOf(money(totals.released_cents), money(totals.amount_cents))}
        </span>
        <EscrowBar money={moneyOf(contract)} currency={currency} />
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 sm:w-60 sm:justify-end">
        {status === 'pending_approval' && <Deadline at={approve_by} prefix={words.list.approveBy} />}
        {step && <span className="min-w-0 truncate font-medium text-accent-text text-sm">{step}</span>}
      </span>
    </Link>
  )
}

/** What the reader can do next, most urgent first. */
function nextStep({ allowed_actions, milestones }: Contract): string | null {
  const { steps } = words.list
  if (allowed_actions.includes('approve')) return steps.approve
  const first = (action: string, isUrgent = (_: Contract['milestones'][number]) => true) =>
    milestones.find((each) => each.allowed_actions.includes(action) && isUrgent(each))?.title
  const release = first('release', ({ status }) => status === 'submitted')
  if (release) return steps.release(release)
  const submit = first('submit')
  if (submit) return steps.submit(submit)
  const fund = first('fund')
  if (fund) return steps.fund(fund)
  return allowed_actions.includes('review') ? steps.review : null
}

function moneyOf({ totals }: Contract) {
  const { amount_cents, funded_cents, released_cents, refunded_cents } = totals
  return { amount_cents, released_cents, refunded_cents, held_cents: funded_cents - released_cents - refunded_cents }
}

function NoContracts() {
  return (
    <Empty
      icon={FileSignature}
      title={words.list.none}
      action={
        <Link to={paths.negotiations} className={buttonClass()}>
          {words.list.negotiations}
        </Link>
      }
    >
      {words.list.noneText}
    </Empty>
  )
}
