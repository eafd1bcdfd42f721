import type { ConnectedApp } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plug } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { connectedAppsQuery } from '../../app/queries.ts'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatDayOf, Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/settings.ts'
import { SettingsSection } from './settings-section.tsx'

const { apps: text } = words

/** The programs that act for me. */
export function ConnectedApps() {
  const query = useInfiniteQuery(connectedAppsQuery)
  return (
    <SettingsSection title={text.title} text={text.text}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-16" />}
        empty={
          <Empty icon={Plug} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(apps) => (
          <Rows items={apps} label={text.title}>
            {(app) => <AppRow app={app} />}
          </Rows>
        )}
      </LoadedList>
    </SettingsSection>
  )
}

function AppRow({ app }: { app: ConnectedApp }) {
  const disconnect = useAction({
    send: (_: undefined, options) => parley.apps.connected.delete(app.id, options),
    touches: ['apps'],
    onDone: () => toast(text.disconnected),
  })
  const forget = useAction({
    send: (_: undefined, options) => parley.apps.connected.forget(app.id, options),
    touches: ['apps'],
    onDone: () => toast(text.forgotten),
  })
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 p-4 text-sm">
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <span className="truncate font-medium">{app.name}</span>
            {app.first_party && <Badge tone="accent">{text.firstParty}</Badge>}
          </p>
          <p className="text-ink-faint">
            <Time at={app.created_at} isReal says={text.since} /> ·{' '}
            {app.last_used_at ? <Time at={app.last_used_at} isReal says={text.used} /> : text.neverUsed}
          </p>
          <p className="text-ink-faint">
            {text.actsAs}{' '}
            {app.hosted_agent_id ? (
              <Link to={paths.agent(app.hosted_agent_id)} className="underline underline-offset-4 hover:text-ink">
                {text.anAgent}
              </Link>
            ) : (
              text.you
            )}
          </p>
          {app.first_party && <p className="text-ink-faint">{text.firstPartyText}</p>}
          {app.remembered_until && (
            <p className="text-ink-faint">{text.remembered(formatDayOf(app.remembered_until))}</p>
          )}
        </div>
        <ul aria-label={text.scopes} className="flex flex-wrap gap-1.5">
          {app.openid_scopes.map((scope) => (
            <li key={scope}>
              <Tag>{text.sees[scope]}</Tag>
            </li>
          ))}
          {app.scopes.map((scope) => (
            <li key={scope}>
              <Tag>
                <code className="font-mono">{scope}</code>
              </Tag>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {app.remembered_until && (
          <ActionButton action={forget} size="sm">
            {text.forget}
          </ActionButton>
        )}
        <ActionButton
          action={disconnect}
          size="sm"
          confirm={{ title: text.disconnectTitle(app.name), text: text.disconnectText, label: text.disconnect }}
        >
          {text.disconnect}
        </ActionButton>
      </div>
    </div>
  )
}
