import type { AppWithSecret, FirstPartyApp } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AppWindow, Plus } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { SecretDialog } from '../../app/secret-dialog.tsx'
import { useMe } from '../../app/session.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/first-party.ts'
import { NewFirstPartyDialog } from './new-first-party-dialog.tsx'
import { firstPartyAppsQuery } from './queries.ts'
import { nullIfUnconfirmed } from './user-actions.tsx'

/** The apps that people sign in to without a consent page, and those awaiting a second operator's approval. */
export function FirstPartyPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <FirstPartyApps />
    </StaffOnly>
  )
}

function FirstPartyApps() {
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<AppWithSecret | null>(null)
  const query = useInfiniteQuery(firstPartyAppsQuery)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <Page title={words.title} description={words.text} actions={add}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-32" />}
        empty={
          <Empty icon={AppWindow} title={words.none} action={add}>
            {words.noneText}
          </Empty>
        }
      >
        {(apps) => (
          <Rows items={apps} label={words.title}>
            {(app) => <Row app={app} />}
          </Rows>
        )}
      </LoadedList>
      {isAdding && (
        <NewFirstPartyDialog
          onClose={() => setAdding(false)}
          onCreated={(app) => {
            setAdding(false)
            setCreated(app)
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={words.secretTitle(created.name)}
          text={words.secretText}
          secret={created.client_secret ?? ''}
          doneLabel={words.saved}
          onClose={() => setCreated(null)}
        >
          <Facts facts={[[words.clientId, <code key="id">{created.id}</code>]]} />
        </SecretDialog>
      )}
    </Page>
  )
}

function Row({ app }: { app: FirstPartyApp }) {
  const { user_id: me } = useMe()
  const { id, name, request, status, owner_id } = app
  const approve = useAction({
    send: (_: undefined, options) => nullIfUnconfirmed(parley.operator.apps.approve(id, options)),
    touches: ['operator'],
    onDone: (answer) => toast(answer ? words.approved(name) : words.waiting(name)),
  })
  const remove = useAction({
    send: (_: undefined, options) => parley.operator.apps.delete(id, options),
    touches: ['operator'],
    onDone: () => toast(request ? words.declined(name) : words.removed(name)),
  })
  const isMine = request?.requested_by === me
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 p-4 text-sm sm:px-5">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate font-medium text-base">{name}</span>
          <Badge tone={TONES[status]}>{words.states[status]}</Badge>
        </p>
        <Facts
          facts={[
            [words.clientId, <code key="id">{id}</code>],
            [words.redirects, app.redirect_uris.join(', ')],
            [words.owner, <Person key="owner" id={owner_id} withAvatar={false} />],
            [words.requestedBy, request && <Person id={request.requested_by} withAvatar={false} />],
            [words.until, request && <Time at={request.expires_at} isReal />],
          ]}
        />
        {isMine && <p className="text-ink-faint">{words.yours}</p>}
        {status === 'paused' && <p className="text-ink-faint">{words.pausedText}</p>}
      </div>
      <div className="flex gap-2">
        {request && !isMine && (
          <ActionButton
            action={approve}
            size="sm"
            variant="primary"
            confirm={{ title: words.approveTitle(name), text: words.approveText, label: words.approve }}
          >
            {words.approve}
          </ActionButton>
        )}
        <ActionButton
          action={remove}
          size="sm"
          variant="danger"
          confirm={
            request
              ? { title: words.declineTitle(name), text: words.declineText, label: words.decline }
              : { title: words.removeTitle(name), text: words.removeText, label: words.remove }
          }
        >
          {request ? (isMine ? words.withdraw : words.decline) : words.remove}
        </ActionButton>
      </div>
    </div>
  )
}

const TONES: Record<FirstPartyApp['status'], Tone> = {
  pending: 'warn',
  active: 'good',
  paused: 'bad',
  ended: 'neutral',
}
