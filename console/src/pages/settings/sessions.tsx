import type { Session } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionButton, useAction } from '../../app/action.tsx'
import { deviceName } from '../../app/device-name.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { sessionsQuery } from '../../app/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/settings.ts'
import { SettingsSection } from './settings-section.tsx'

const { sessions: text } = words

/** The browsers I'm signed in with. */
export function Sessions() {
  const query = useInfiniteQuery(sessionsQuery)
  const endOthers = useAction({
    send: (_: undefined, options) => parley.sessions.endOthers(options),
    touches: ['sessions'],
    onDone: () => toast(text.endedOthers),
  })
  const hasOthers = query.data?.pages.some(({ data }) => data.some(({ current }) => !current))
  return (
    <SettingsSection
      title={text.title}
      text={text.text}
      aside={
        hasOthers && (
          <ActionButton
            action={endOthers}
            confirm={{ title: text.endOthersTitle, text: text.endOthersText, label: text.endOthers }}
          >
            {text.endOthers}
          </ActionButton>
        )
      }
    >
      <LoadedList query={query} skeleton={<SkeletonRows count={2} className="h-16" />} empty={null}>
        {(sessions) => (
          <Rows items={sessions} label={text.title}>
            {(session) => <SessionRow session={session} />}
          </Rows>
        )}
      </LoadedList>
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  const end = useAction({
    send: (_: undefined, options) => parley.sessions.delete(session.id, options),
    touches: ['sessions'],
    onDone: () => toast(text.ended),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device ? deviceName(session.device) : text.unknownDevice}
          {session.current && <Badge tone="good">{text.current}</Badge>}
        </p>
        <p className="text-ink-faint">
          {session.address} · {text.methods[session.method]} ·{' '}
          <Time at={session.last_seen_at} isReal says={text.seen} />
        </p>
      </div>
      {!session.current && (
        <ActionButton action={end} size="sm" confirm={{ title: text.endTitle, text: text.endText, label: text.end }}>
          {text.end}
        </ActionButton>
      )}
    </div>
  )
}
