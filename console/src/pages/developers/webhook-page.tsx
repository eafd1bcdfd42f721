import type { Webhook, WebhookWithSecret } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, ConfirmAction, useAction } from '../../app/action.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { MetadataSection } from '../../app/metadata.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/developers.ts'
import { Deliveries } from './deliveries.tsx'
import { DevelopersPage } from './frame.tsx'
import { NewSecretDialog } from './new-secret-dialog.tsx'
import { deliveriesQuery, live, webhookQuery } from './queries.ts'
import { Verify } from './verify.tsx'
import { EditWebhookDialog } from './webhook-dialog.tsx'
import { WebhookState } from './webhooks-page.tsx'

const route = getRouteApi('/developers/webhooks/$id')
const { webhooks: text } = words

/** One endpoint: how it's doing, what was sent to it, and everything needed to fix it. */
export function WebhookPage() {
  const { id } = route.useParams()
  const query = useQuery(webhookQuery(id))
  return (
    <LoadedPage
      query={query}
      skeleton={
        <DevelopersPage title={text.title}>
          <Skeleton className="h-64 rounded-xl" />
        </DevelopersPage>
      }
    >
      {(webhook) => <Endpoint webhook={webhook} />}
    </LoadedPage>
  )
}

function Endpoint({ webhook }: { webhook: Webhook }) {
  const { id, url, enabled, disabled_reason, description } = webhook
  const enable = useAction({
    send: (_: undefined, options) => parley.webhooks.update(id, { enabled: true }, options),
    touches: ['webhooks'],
    onDone: () => toast(text.enabled),
  })
  return (
    <DevelopersPage
      title={url}
      above={<Link to={paths.webhooks}>{text.title}</Link>}
      description={description}
      actions={<EndpointActions webhook={webhook} />}
    >
      <div className="flex flex-col gap-8">
        {!enabled && disabled_reason && (
          <Notice tone={disabled_reason === 'owner' ? 'neutral' : 'warn'}>
            <span className="flex flex-wrap items-center justify-between gap-3">
              {text.reasons[disabled_reason]}
              <ActionButton action={enable} size="sm">
                {text.enable}
              </ActionButton>
            </span>
          </Notice>
        )}
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <Deliveries webhook={webhook} search={route.useSearch()} />
          <Health webhook={webhook} />
        </div>
        <MetadataSection metadata={webhook.metadata} />
        <Verify />
      </div>
    </DevelopersPage>
  )
}

/** How the newest deliveries went. */
function Health({ webhook }: { webhook: Webhook }) {
  const newest = useInfiniteQuery({ ...deliveriesQuery(webhook.id, undefined), ...live }).data?.pages[0]?.data ?? []
  const settled = newest.filter(({ status }) => status !== 'pending')
  const arrived = settled.filter(({ status }) => status === 'succeeded').length
  const failures = newest
    .flatMap(({ attempts }) => attempts)
    .filter(({ status_code }) => status_code === null || status_code < 200 || status_code > 299)
    .sort((a, b) => b.at.localeCompare(a.at))
  const [last] = failures
  return (
    <Section title={text.health} className="lg:order-last max-lg:order-first">
      <Card className="p-5">
        <Facts
          facts={[
            [text.health, <WebhookState key="state" webhook={webhook} />],
            [text.arrived, settled.length > 0 && text.arrivedOf(arrived, settled.length)],
            [
              text.lastFailure,
              last ? (
                <span key="last">
                  {last.status_code ?? text.noAnswer} · <Time at={last.at} isReal />
                </span>
              ) : (
                text.noFailure
              ),
            ],
            [
              text.failingSince,
              webhook.failing_since && (
                <span key="since">
                  <Time at={webhook.failing_since} isReal />
                </span>
              ),
            ],
            [text.audience, text.audiences[webhook.audience]],
            [text.events, webhook.events.includes('*') ? text.allEvents : text.eventCount(webhook.events.length)],
          ]}
        />
      </Card>
    </Section>
  )
}

function EndpointActions({ webhook }: { webhook: Webhook }) {
  const { id, enabled } = webhook
  const [open, setOpen] = useState<'edit' | 'rotate' | 'disable' | 'remove' | null>(null)
  const [rotated, setRotated] = useState<WebhookWithSecret | null>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const test = useAction({
    send: (_: undefined, options) => parley.webhooks.test(id, options),
    touches: ['webhooks'],
    onDone: () => toast(text.tested),
  })
  const rotate = useAction({
    send: (_: undefined, options) => parley.webhooks.rotateSecret(id, options),
    touches: ['webhooks'],
    onDone: setRotated,
  })
  const disable = useAction({
    send: (_: undefined, options) => parley.webhooks.update(id, { enabled: false }, options),
    touches: ['webhooks'],
    onDone: () => toast(text.disabledToast),
  })
  const remove = useAction({
    send: (_: undefined, options) => parley.webhooks.delete(id, options),
    touches: [],
    onDone: () => {
      toast(text.removed)
      return navigate({ to: paths.webhooks })
    },
  })
  return (
    <>
      {enabled && (
        <ActionButton action={test} icon={<Send aria-hidden="true" />}>
          {text.test}
        </ActionButton>
      )}
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')}>
        {text.edit}
      </Button>
      <Menu
        trigger={
          <Button size="icon" aria-label={text.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('rotate')}>{text.rotate}</MenuItem>
        {enabled && <MenuItem onSelect={() => setOpen('disable')}>{text.disable}</MenuItem>}
        <MenuItem isDanger onSelect={() => setOpen('remove')}>
          {text.remove}
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmAction
        isOpen={open === 'rotate'}
        onClose={close}
        action={rotate}
        input={undefined}
        title={text.rotateTitle}
        text={text.rotateText}
        label={text.rotate}
      />
      <ConfirmAction
        isOpen={open === 'disable'}
        onClose={close}
        action={disable}
        input={undefined}
        title={text.disableTitle}
        text={text.disableText}
        label={text.disable}
      />
      <ConfirmAction
        isOpen={open === 'remove'}
        onClose={close}
        action={remove}
        input={undefined}
        isDanger
        title={text.removeTitle}
        text={text.removeText}
        label={text.remove}
      />
      {rotated && (
        <NewSecretDialog title={words.secret.webhookTitle} secret={rotated.secret} onClose={() => setRotated(null)} />
      )}
    </>
  )
}
