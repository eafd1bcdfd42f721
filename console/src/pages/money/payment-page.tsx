import type { Payment } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { LoadedList, LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { formatDayOf, Time } from '../../ui/time.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { words } from '../../words/payments.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { PaymentActions } from './payment-actions.tsx'
import type { PaymentProps } from './payment-props.ts'
import { PaymentState } from './payment-state.tsx'
import { paymentQuery, staffActsQuery, transfersQuery } from './queries.ts'
import { directionOf } from './search.ts'
import { TransferRows } from './transfer-rows.tsx'

const route = getRouteApi('/operator/money/$id')

/** One deposit or withdrawal: whose it is, what became of it, what money it moved, and who did what. */
export function PaymentPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <Loading />
    </StaffOnly>
  )
}

function Loading() {
  const query = useQuery(paymentQuery(route.useParams().id))
  return (
    <LoadedPage query={query} skeleton={<PaymentSkeleton />}>
      {(payment) => <OnePayment payment={payment} direction={directionOf(payment.id)} />}
    </LoadedPage>
  )
}

function OnePayment({ payment, direction }: PaymentProps) {
  const { amount_cents, currency, settled_by_owner } = payment
  return (
    <Page
      width="wide"
      title={words.ofAmount[direction](formatMoney(amount_cents, currency))}
      above={
        <Link
          to={paths.money}
          search={direction === 'withdrawal' ? { view: 'withdrawals' } : {}}
          className="underline-offset-4 hover:underline"
        >
          {words.title}
        </Link>
      }
      description={<PaymentState payment={payment} />}
      actions={<PaymentActions payment={payment} direction={direction} />}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {settled_by_owner && <Notice tone="warn">{words.facts.ownAccount}</Notice>}
          <Transfers payment={payment} direction={direction} />
          <Acts id={payment.id} />
        </div>
        <TheFacts payment={payment} />
      </div>
    </Page>
  )
}

function Transfers({ payment, direction }: PaymentProps) {
  const query = useInfiniteQuery(transfersQuery(payment.id))
  return (
    <Section title={words.transfers}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-16" />}
        empty={
          <Empty icon={ListTree} title={words.noTransfers}>
            {words.noTransfersText[direction]}
          </Empty>
        }
      >
        {(transfers) => <TransferRows transfers={transfers} />}
      </LoadedList>
    </Section>
  )
}

function Acts({ id }: { id: string }) {
  const query = useInfiniteQuery(staffActsQuery(id))
  return (
    <Section title={words.acts.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-12" />}
        empty={<p className="text-ink-faint text-sm">{words.acts.none}</p>}
      >
        {(acts) => (
          <Card className="p-5">
            <Timeline
              label={words.acts.title}
              isReal
              items={acts.map(({ id: key, created_at: at, operation, user_id }) => ({
                key,
                at,
                title: (
                  <span className="flex flex-wrap items-center gap-x-1.5">
                    <Person id={user_id} withAvatar={false} />
                    <span className="font-normal text-ink-soft">{words.acts.names[operation] ?? operation}</span>
                  </span>
                ),
              }))}
            />
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}

function TheFacts({ payment }: { payment: Payment }) {
  const { facts } = words
  const { user_id, status, amount_cents, requested_cents, currency, failure_reason } = payment
  const money = (cents: number) => <Money cents={cents} currency={currency} className="font-medium" />
  return (
    <Section
      title={facts.title}
      aside={
        user_id && (
          <Link
            to={paths.ledger}
            search={{ owner: user_id }}
            className="text-accent-text text-sm underline-offset-4 hover:underline"
          >
            {words.ledger}
          </Link>
        )
      }
    >
      <Card className="p-5">
        <Facts
          facts={[
            [facts.who, user_id ? <Person key="who" id={user_id} /> : words.platform],
            [facts.amount, money(amount_cents)],
            [facts.requestedAmount, amount_cents !== requested_cents && money(requested_cents)],
            [facts.why, payment.amount_reason],
            [facts.requestedBy, <Time key="requested" at={payment.created_at} />],
            [facts.changed, status !== 'pending' && <Time key="changed" at={payment.updated_at} />],
            [facts.provider, words.providers[payment.provider]],
            [facts.reference, payment.provider_reference],
            [facts.waiting, payment.waiting_reason && providerTexts.reason(payment.waiting_reason)],
            [facts.expected, status === 'in_transit' && payment.arrives_at && formatDayOf(payment.arrives_at)],
            [facts.destination, payment.destination],
            [
              status === 'reversed' ? facts.reason.reversed : facts.reason.failed,
              failure_reason && providerTexts.reason(failure_reason),
            ],
            [facts.refunded, payment.refunded_cents > 0 && money(payment.refunded_cents)],
            [facts.takenBack, status === 'reversed' && money(payment.reversed_cents)],
            [facts.missing, payment.unrecovered_cents > 0 && money(payment.unrecovered_cents)],
            [
              facts.id,
              <code key="id" className="break-all font-mono text-xs">
                {payment.id}
              </code>,
            ],
          ]}
        />
      </Card>
    </Section>
  )
}

function PaymentSkeleton() {
  return (
    <Page width="wide" title={words.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-40 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </Page>
  )
}
