import type { Session, User } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionButton, useAction } from '../../app/action.tsx'
import { deviceName } from '../../app/device-name.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Section } from '../../ui/card.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/operator.ts'
import { sessionsOfUserQuery } from './queries.ts'

const { sessions: text } = words.user

/** The browsers in which a user is signed in. */
export function UserSessions({ user }: { user: User }) {
  const query = useInfiniteQuery(sessionsOfUserQuery(user.user_id))
  return (
    <Section title={text.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-16" />}
        empty={<p className="text-ink-faint text-sm">{text.none}</p>}
      >
        {(sessions) => (
          <Rows items={sessions} label={text.title}>
            {(session) => <SessionRow session={session} />}
          </Rows>
        )}
      </LoadedList>
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const end = useAction({
    send: (_: undefined, options) => parley.sessions.delete(session.id, options),
    touches: ['users', 'operator', 'sessions'],
    onDone: () => toast(text.ended),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{session.device ? deviceName(session.device) : text.unknownDevice}</p>
        <p className="text-ink-faint">
          {session.address} · <Time at={session.last_seen_at} isReal says={text.seen} />
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
