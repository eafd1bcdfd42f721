import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedList } from '../../app/loaded.tsx'
import { Person } from '../../app/people.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { settingChangesQuery } from './queries.ts'

const { configuration: text } = words

/** What operators have changed while the service was running, newest first. */
export function SettingChanges() {
  const query = useInfiniteQuery(settingChangesQuery)
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-16" />}
      empty={<p className="text-ink-faint text-sm">{text.noHistory}</p>}
    >
      {(changes) => (
        <Rows items={changes} label={text.history}>
          {({ name, from, to, reason, changed_by, created_at }) => (
            <div className="flex flex-col gap-1 px-5 py-3 text-sm">
              <p className="wrap-anywhere">
                <code className="font-mono text-xs">{name}</code>{' '}
                {to === null ? text.wasReset(from) : text.went(from, to)}
              </p>
              {reason && <p className="wrap-anywhere text-ink-soft">{reason}</p>}
              <p className="flex flex-wrap items-center gap-x-2 text-ink-faint">
                <Person id={changed_by} withAvatar={false} />
                <Time at={created_at} />
              </p>
            </div>
          )}
        </Rows>
      )}
    </LoadedList>
  )
}
