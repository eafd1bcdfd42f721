import type { Delivery, DeliveryStatus, Webhook } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
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
  status: DeliveryStatus | undefined
  /** The delivery that is unfolded. */
  open: string | undefined
  onSearch: (search: DeliverySearch) => void
}

/** What was sent to an endpoint, with every attempt, newest first. */
export function Deliveries({ webhook, status, open, onSearch }: DeliveriesProps) {
  const query = useInfiniteQuery({ ...deliveriesQuery(webhook.id, status), ...live })
  const list = useListKeys<HTMLUListElement>()
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
      <div className="flex flex-col gap-4">
        <Chips
          label={text.status}
          value={status ?? 'all'}
          onChange={(next) => onSearch(next === 'all' ? {} : { status: next })}
          options={STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
        />
        <div>
          <LoadedList
            query={query}
            skeleton={<SkeletonRows count={4} className="h-12" />}
            empty={
              <Empty icon={Inbox} title={status ? text.noneOfStatus : text.noDeliveries}>
                {status ? text.noneOfStatusText : text.noDeliveriesText}
              </Empty>
            }
          >
            {(deliveries) => (
              <Card className="overflow-hidden">
                <ul ref={list} aria-label={text.deliveries} className="divide-y divide-line">
                  {deliveries.map((delivery) => (
                    <li key={delivery.id}>
                      <Expandable
                        isOpen={open === delivery.id}
                        onToggle={() =>
                          onSearch({
                            ...(status && { status }),
                            ...(open !== delivery.id && { delivery: delivery.id }),
                          })
                        }
                        summary={<Summary delivery={delivery} />}
                      >
                        <DeliveryDetail webhook={webhook} delivery={delivery} />
                      </Expandable>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </LoadedList>
        </div>
      </div>
    </Section>
  )
}

const STATUSES = ['all', ...DELIVERY_STATES] as const
const TONES: Record<DeliveryStatus, Tone> = { succeeded: 'good', pending: 'warn', failed: 'bad' }

function Summary({ delivery: { type, status, attempts } }: { delivery: Delivery }) {
  const last = attempts.at(-1)
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 truncate font-medium">{type}</span>
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
