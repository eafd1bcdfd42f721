import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { profileQuery } from '../../app/queries.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/ledger.ts'
import { AccountRows } from './account-rows.tsx'
import { Audits } from './audits.tsx'
import { FindAccounts } from './find-accounts.tsx'
import { accountsQuery, transfersQuery } from './queries.ts'
import { TransferRows } from './transfer-rows.tsx'

const route = getRouteApi('/operator/ledger')

/** Where all money is, and every movement of it. */
export function LedgerPage() {
  const { owner } = route.useSearch()
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      {owner ? <AccountsOf owner={owner} /> : <WholeLedger />}
    </StaffOnly>
  )
}

function WholeLedger() {
  const newest = useInfiniteQuery(transfersQuery())
  return (
    <Page title={words.title} description={words.description} width="wide">
      <FindAccounts />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Section title={words.newest}>
          <LoadedList
            query={newest}
            skeleton={<SkeletonRows count={6} className="h-16" />}
            empty={
              <Empty icon={ListTree} title={words.none}>
                {words.noneText}
              </Empty>
            }
          >
            {(transfers) => <TransferRows transfers={transfers} />}
          </LoadedList>
        </Section>
        <div className="flex flex-col gap-8 max-lg:order-first">
          <Audits />
          <PlatformAccounts />
        </div>
      </div>
    </Page>
  )
}

function PlatformAccounts() {
  const fees = useInfiniteQuery(accountsQuery({ kind: 'fees' }))
  const external = useInfiniteQuery(accountsQuery({ kind: 'external' }))
  const processing = useInfiniteQuery(accountsQuery({ kind: 'processing' }))
  const accounts = [fees, external, processing].flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? [])
  return (
    <Section title={words.platform}>
      {fees.isPending || external.isPending || processing.isPending ? (
        <SkeletonRows count={2} className="h-14" />
      ) : (
        <Card className="overflow-hidden">
          <AccountRows accounts={accounts} />
        </Card>
      )}
    </Section>
  )
}

/** The accounts of a user, or of a milestone. */
function AccountsOf({ owner }: { owner: string }) {
  const query = useInfiniteQuery(accountsQuery({ owner_id: owner }))
  const isUser = owner.startsWith('usr_')
  const user = useQuery({ ...profileQuery(owner), enabled: isUser }).data
  return (
    <Page
      title={isUser ? words.accountsOf(user?.display_name ?? appWords.somebody) : words.accounts}
      above={
        <Link to={paths.ledger} className="underline-offset-4 hover:underline">
          {words.all}
        </Link>
      }
      actions={
        isUser && (
          <Link to={paths.person(owner)} className="text-accent-text text-sm underline-offset-4 hover:underline">
            {words.profile}
          </Link>
        )
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={3} className="h-16" />}
        empty={
          <Empty icon={ListTree} title={words.noAccounts}>
            {words.noAccountsText}
          </Empty>
        }
      >
        {(accounts) => (
          <Card className="overflow-hidden">
            <AccountRows accounts={accounts} withKind />
          </Card>
        )}
      </LoadedList>
    </Page>
  )
}
