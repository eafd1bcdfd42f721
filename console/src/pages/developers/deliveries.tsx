import type { Delivery, DeliveryStatus, Webhook } from '@parley/sdk'
import { Inbox } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips, useFilters } from '../../app/filters.tsx'
import { parley } from '../../app/parley.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/developers.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { deliveriesQuery, live } from './queries.ts'
import { DELIVERY_STATES, type DeliverySearch } from './search.ts'

const { webhooks: text } = words

interface DeliveriesProps {
  webhook: Webhook
  search: DeliverySearch
}

/** What was sent to an endpoint, with every attempt, newest first. */
export function Deliveries({ webhook, search: { status, delivery: open } }: DeliveriesProps) {
  const { set } = useFilters()
  const retryAll = useAction({
    send: (_: undefined, options) => parley.webhooks.deliveries.retryFailed(webhook.id, options),
    touches: ['webhooks'],
    onDone: ({ retried }) => toast(text.retriedFailed(retried)),
  })
  return (
    <Section
      title={text.deliveries}
      description={text.deliveriesText}
      aside={
        webhook.enabled && (
          <ActionButton
            action={retryAll}
            size="sm"
            confirm={{ title: text.retryFailedTitle, text: text.retryFailedText, label: text.retryFailed }}
          >
            {text.retryFailed}
          </ActionButton>
        )
      }
    >
      <FilteredList
        query={{ ...deliveriesQuery(webhook.id, status), ...live }}
        filters={
          <FilterChips name="status" label={text.status} values={['all', ...DELIVERY_STATES]} words={text.statuses} />
        }
        skeleton={<SkeletonRows count={4} className="h-12" />}
        empty={
          <Empty icon={Inbox} title={text.noDeliveries}>
            {text.noDeliveriesText}
          </Empty>
        }
      >
        {(deliveries) => (
          <Rows items={deliveries} label={text.deliveries}>
            {(delivery) => (
              <Expandable
                isOpen={open === delivery.id}
                onToggle={() => set({ delivery: open === delivery.id ? undefined : delivery.id })}
                summary={<Summary delivery={delivery} />}
              >
                <DeliveryDetail webhook={webhook} delivery={delivery} />
              </Expandable>
            )}
          </Rows>
        )}
      </FilteredList>
    </Section>
  )
}

const TONES: Record<DeliveryStatus, Tone> = { succeeded: 'good', pending: 'warn', failed: 'bad' }

function Summary({ delivery: { type, status, attempts } }: { delivery: Delivery }) {
  const last = attempts.at(-1)
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere min-w-0 flex-1 font-medium">{type}</span>
      <span className="flex items-center gap-3 text-ink-faint">
        {last && (
          <>
            <span className="tabular-nums">{last.status_code ?? text.noAnswer}</span>
            <Time at={last.at} isReal />
          </>
        )}
        <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
      </span>
    </span>
  )
}
