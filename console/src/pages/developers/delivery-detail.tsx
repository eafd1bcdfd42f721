import type { Delivery, Webhook } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { ActionButton, useAction } from '../../app/action.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/developers.ts'
import { Code } from './code.tsx'
import { deliveryQuery } from './queries.ts'

const { webhooks: text } = words

/** One delivery: every attempt with its response, and exactly what was sent. */
export function DeliveryDetail({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const query = useQuery(deliveryQuery(webhook.id, delivery.id))
  const retry = useAction({
    send: (_: undefined, options) => parley.webhooks.deliveries.retry(webhook.id, delivery.id, options),
    touches: ['webhooks'],
    onDone: () => toast(text.retried),
  })
  return (
    <div className="flex flex-col gap-5 text-sm">
      <section aria-label={text.attempts} className="flex flex-col gap-3">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-medium">{text.attempts}</h3>
          {webhook.enabled && (
            <ActionButton action={retry} size="sm">
              {text.retry}
            </ActionButton>
          )}
        </header>
        <Attempts delivery={delivery} />
      </section>
      <Loaded query={query} skeleton={<Skeleton className="h-40 rounded-lg" />}>
        {({ body }) => (
          <section aria-label={text.request} className="flex flex-col gap-3">
            <h3 className="font-medium">{text.request}</h3>
            <p className="text-ink-faint">{text.headers}</p>
            <Code label={text.headers} code={headersOf(delivery)} isWrapped />
            <p className="text-ink-faint">{text.body}</p>
            <Code label={text.body} code={body} isWrapped />
          </section>
        )}
      </Loaded>
    </div>
  )
}

function Attempts({ delivery: { attempts, next_attempt_at } }: { delivery: Delivery }) {
  return (
    <ol className="flex flex-col gap-3">
      {attempts.length === 0 && <li className="text-ink-soft">{text.noAttempts}</li>}
      {attempts.map(({ at, url, status_code, duration_ms, response, error }, index) => {
        const isGood = status_code !== null && status_code >= 200 && status_code <= 299
        return (
          <li key={at} className="flex flex-col gap-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className={cx('font-medium tabular-nums', isGood ? 'text-good-text' : 'text-bad-text')}>
                {status_code ?? text.noAnswer}
              </span>
              <span className="min-w-0 truncate text-ink-soft">{url}</span>
              <span className="text-ink-faint">
                <Time at={at} isReal /> · {text.duration(duration_ms)}
              </span>
            </p>
            {error && (
              <p lang="en" className="text-bad-text">
                {error}
              </p>
            )}
            {response && <Code label={text.answer(index + 1)} code={response} isWrapped />}
          </li>
        )
      })}
      {next_attempt_at && (
        <li className="text-ink-soft">
          <Time at={next_attempt_at} isReal says={text.next} />
        </li>
      )}
    </ol>
  )
}

/** As sent with the newest attempt; the signature is the one that was sent, not a new one. */
function headersOf({ event_id, attempts }: Delivery): string {
  const last = attempts.at(-1)
  return [
    'content-type: application/json',
    'user-agent: Parley-Webhooks/1',
    `webhook-id: ${event_id}`,
    ...(last
      ? [
          `webhook-timestamp: ${Math.floor(Date.parse(last.at) / 1000)}`,
          ...(last.signature === null ? [] : [`webhook-signature: ${last.signature}`]),
        ]
      : []),
  ].join('\n')
}
