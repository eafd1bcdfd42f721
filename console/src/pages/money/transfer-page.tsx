import type { EventActor, LedgerAccountName, TracedTransfer } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/ledger.ts'
import { AccountName } from './account-name.tsx'
import { SubjectLink } from './places.tsx'
import { transferQuery } from './queries.ts'
import { Trail } from './trail.tsx'
import { TransferRows } from './transfer-rows.tsx'

const route = getRouteApi('/operator/ledger/transfers/$id')

/** One movement of money: between which accounts, why, by whom, and where the money came from. */
export function TransferPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <Loading />
    </StaffOnly>
  )
}

function Loading() {
  const query = useQuery(transferQuery(route.useParams().id))
  return (
    <LoadedPage query={query} skeleton={<TransferSkeleton />}>
      {(traced) => <Transfer traced={traced} />}
    </LoadedPage>
  )
}

function Transfer({ traced }: { traced: TracedTransfer }) {
  const { transfer, same_cause } = traced
  const { kind, amount_cents, currency, created_at } = transfer
  return (
    <Page
      width="wide"
      title={words.transfer.title(words.transferKinds[kind], formatMoney(amount_cents, currency))}
      above={
        <Link to={paths.ledger} className="underline-offset-4 hover:underline">
          {words.title}
        </Link>
      }
      description={<Time at={created_at} />}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section title={words.origin} description={words.originText}>
            <Card className="p-5">
              <Origin traced={traced} />
            </Card>
          </Section>
          <Section title={words.transfer.same}>
            {same_cause.length > 0 ? (
              <TransferRows transfers={same_cause} />
            ) : (
              <p className="text-ink-faint text-sm">{words.transfer.sameNone}</p>
            )}
          </Section>
        </div>
        <TheFacts traced={traced} />
      </div>
    </Page>
  )
}

function Origin({ traced }: { traced: TracedTransfer }) {
  const { transfer, sources, untraced_cents } = traced
  const { from, currency } = transfer
  if (sources.length > 0) return <Trail sources={sources} untracedCents={untraced_cents} currency={currency} />
  const text =
    from.kind === 'external'
      ? words.outside
      : from.kind === 'fees'
        ? words.fromFees
        : words.untraced(formatMoney(untraced_cents, currency))
  return <p className="text-ink-soft text-sm">{text}</p>
}

function TheFacts({ traced: { transfer, event_id, actor } }: { traced: TracedTransfer }) {
  const { transfer: text } = words
  const { id, from, to, amount_cents, currency, created_at, subject, contract_id } = transfer
  return (
    <Section title={text.facts}>
      <Card className="p-5">
        <Facts
          facts={[
            [text.amount, <Money key="amount" cents={amount_cents} currency={currency} className="font-medium" />],
            [text.from, <AccountLink key="from" account={from} contractId={contract_id} />],
            [text.to, <AccountLink key="to" account={to} contractId={contract_id} />],
            [text.when, <Time key="when" at={created_at} />],
            [text.cause, <SubjectLink key="cause" subject={subject} contractId={contract_id} />],
            [
              text.contract,
              contract_id && (
                <Link
                  key="contract"
                  to={paths.contract(contract_id)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {text.openContract}
                </Link>
              ),
            ],
            [text.by, actor && <By key="by" actor={actor} />],
            [text.event, event_id && <Id key="event">{event_id}</Id>],
            [text.id, <Id key="id">{id}</Id>],
          ]}
        />
      </Card>
    </Section>
  )
}

function AccountLink({ account, contractId }: { account: LedgerAccountName; contractId: string | null }) {
  return (
    <Link to={paths.ledgerAccount(account.id)} className="font-medium underline-offset-4 hover:underline">
      <AccountName account={account} contractId={contractId} />
    </Link>
  )
}

function By({ actor }: { actor: EventActor }) {
  if (actor.user_id === null) return words.transfer.clock
  return (
    <span className="inline-flex min-w-0 max-w-full flex-wrap items-center justify-end gap-x-1.5">
      {actor.type === 'agent' && <span className="text-ink-faint">{words.transfer.agentOf}</span>}
      <Person id={actor.user_id} />
      {actor.type === 'operator' && <span className="text-ink-faint">{words.transfer.operator}</span>}
    </span>
  )
}

function Id({ children }: { children: string }) {
  return <code className="break-all font-mono text-xs">{children}</code>
}

function TransferSkeleton() {
  return (
    <Page width="wide" title={words.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Page>
  )
}
