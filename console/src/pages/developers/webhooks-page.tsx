import type { Webhook, WebhookWithSecret } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { DevelopersPage } from './frame.tsx'
import { NewSecretDialog } from './new-secret-dialog.tsx'
import { webhooksQuery } from './queries.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

const { webhooks: text } = words

/** The addresses that are notified of events, and how each is doing. */
export function WebhooksPage() {
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<WebhookWithSecret | null>(null)
  const query = useInfiniteQuery(webhooksQuery)
  const navigate = useNavigate()
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  )
  return (
    <DevelopersPage title={text.title} description={text.text} actions={add}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-20" />}
        empty={
          <Empty icon={WebhookIcon} title={text.none} action={add}>
            {text.noneText}
          </Empty>
        }
      >
        {(webhooks) => (
          <Rows items={webhooks} label={text.title}>
            {(webhook) => <Row webhook={webhook} />}
          </Rows>
        )}
      </LoadedList>
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onCreated={(webhook) => {
            setAdding(false)
            setAdded(webhook)
          }}
        />
      )}
      {added && (
        <NewSecretDialog
          title={words.secret.webhookTitle}
          secret={added.secret}
          onClose={() => {
            setAdded(null)
            void navigate({ to: paths.webhook(added.id) })
          }}
        />
      )}
    </DevelopersPage>
  )
}

function Row({ webhook }: { webhook: Webhook }) {
  const { id, url, description, events, failing_since } = webhook
  return (
    <Link
      to={paths.webhook(id)}
      data-row
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0 flex-1 basis-64">
        <span className="block truncate font-medium">{url}</span>
        <span className="block truncate text-ink-faint">
          {[description, events.includes('*') ? text.allEvents : text.eventCount(events.length)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-3">
        {webhook.enabled && failing_since && (
          <span className="text-ink-faint">
            <Time at={failing_since} isReal />
          </span>
        )}
        <WebhookState webhook={webhook} />
      </span>
    </Link>
  )
}

/** How an endpoint is doing, in a word. */
export function WebhookState({ webhook: { enabled, failing_since } }: { webhook: Webhook }) {
  if (!enabled) return <Badge tone="bad">{text.disabled}</Badge>
  return failing_since ? <Badge tone="warn">{text.failing}</Badge> : <Badge tone="good">{text.healthy}</Badge>
}
