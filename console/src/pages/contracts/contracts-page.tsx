import type { Contract, MilestoneAction } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { contractsQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'
import { EscrowBar } from './escrow-bar.tsx'
import { CONTRACT_STATES, contractFilters } from './search.ts'

const route = getRouteApi('/contracts')

/** My contracts, with what I have to do about each. */
export function ContractsPage() {
  const search = route.useSearch()
  const { list } = words
  return (
    <Page title={list.title}>
      <FilteredList
        query={contractsQuery(contractFilters(search))}
        filters={
          <>
            <FilterChips
              name="status"
              label={list.filter}
              values={CONTRACT_STATES}
              words={list.states}
              fallback="active"
            />
            <FilterChips name="role" label={list.role} values={Object.keys(list.roles)} words={list.roles} />
          </>
        }
        skeleton={<SkeletonRows count={4} className="h-24" />}
        empty={<NoContracts />}
      >
        {(contracts) => (
          <Rows items={contracts} label={list.title}>
            {(contract) => <ContractRow contract={contract} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}

function ContractRow({ contract }: { contract: Contract }) {
  const { id, gig, status, totals, currency, milestones, approve_by } = contract
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
          <span className="truncate font-medium">{gig?.title ?? appWords.removed}</span>
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
        {status === 'pending_approval' && <Deadline at={approve_by} says={words.list.approveBy} />}
        {step && <span className="min-w-0 truncate font-medium text-accent-text text-sm">{step}</span>}
      </span>
    </Link>
  )
}

/** What the reader can do next, most urgent first. */
function nextStep({ allowed_actions, milestones }: Contract): string | null {
  const { steps } = words.list
  if (allowed_actions.includes('approve')) return steps.approve
  const first = (action: MilestoneAction, isUrgent = (_: Contract['milestones'][number]) => true) =>
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
