import type { LedgerAccount } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { LoadedList, LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/ledger.ts'
import { useAccountName } from './account-name.tsx'
import { accountQuery, entriesQuery } from './queries.ts'
import { Trail } from './trail.tsx'
import { TransferRows } from './transfer-rows.tsx'

const route = getRouteApi('/operator/ledger/accounts/$id')

/** One account: what's in it, where that came from, and every movement so far. */
export function AccountPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <Loading />
    </StaffOnly>
  )
}

function Loading() {
  const query = useQuery(accountQuery(route.useParams().id))
  return (
    <LoadedPage query={query} skeleton={<AccountSkeleton />}>
      {(account) => <Account account={account} />}
    </LoadedPage>
  )
}

function Account({ account }: { account: LedgerAccount }) {
  const { id, kind, owner, contract_id, balance_cents, currency, sources = [], untraced_cents = 0 } = account
  const entries = useInfiniteQuery(entriesQuery(id))
  return (
    <Page
      title={useAccountName(account, contract_id)}
      above={<Above account={account} />}
      description={words.kindTexts[kind]}
    >
      <div className="flex flex-col gap-8">
        <section aria-label={words.balance}>
          <Card className="p-5">
            <p className="text-ink-soft text-sm">{words.balance}</p>
            <p className="mt-1 font-semibold text-2xl tracking-tight">
              <Money cents={balance_cents ?? 0} currency={currency} />
            </p>
          </Card>
        </section>
        {owner && (
          <Section title={words.origin} description={words.originText}>
            <Card className="p-5">
              {sources.length === 0 ? (
                <p className="text-ink-faint text-sm">{words.empty}</p>
              ) : (
                <Trail sources={sources} untracedCents={untraced_cents} currency={currency} />
              )}
            </Card>
          </Section>
        )}
        <Section title={words.transfers}>
          <LoadedList
            query={entries}
            skeleton={<SkeletonRows count={4} className="h-16" />}
            empty={
              <Empty icon={ListTree} title={words.none}>
                {words.noAccountsText}
              </Empty>
            }
          >
            {(transfers) => <TransferRows transfers={transfers} accountId={id} />}
          </LoadedList>
        </Section>
      </div>
    </Page>
  )
}

/** A way back, and whose account it is. */
function Above({ account: { owner, contract_id } }: { account: LedgerAccount }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <Link to={paths.ledger} className="underline-offset-4 hover:underline">
        {words.title}
      </Link>
      {owner?.type === 'user' && (
        <Link to={paths.ledger} search={{ owner: owner.id }} className="underline-offset-4 hover:underline">
          {words.accounts}
        </Link>
      )}
      {contract_id && (
        <Link to={paths.contract(contract_id)} className="underline-offset-4 hover:underline">
          {words.transfer.contract}
        </Link>
      )}
    </span>
  )
}

function AccountSkeleton() {
  return (
    <Page title={words.title}>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-60 rounded-xl" />
        <SkeletonRows count={4} className="h-16" />
      </div>
    </Page>
  )
}
