import type { ActOnBehalf } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedList } from '../../app/loaded.tsx'
import { operationInWords } from '../../app/operation.ts'
import { Person } from '../../app/people.tsx'
import { actsOnBehalfQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/settings.ts'
import { SettingsSection } from './settings-section.tsx'

const { actsOnBehalf: text } = words

/** What an operator's key did in my name, if I have claimed an account that it managed. */
export function ActsOnBehalf() {
  return useMe().claimed_at === undefined ? null : <Acts />
}

function Acts() {
  const query = useInfiniteQuery(actsOnBehalfQuery)
  return (
    <SettingsSection title={text.title} text={text.text}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-14" />}
        empty={<p className="text-ink-faint text-sm">{text.none}</p>}
      >
        {(acts) => (
          <Rows items={acts} label={text.title}>
            {(act) => <ActRow act={act} />}
          </Rows>
        )}
      </LoadedList>
    </SettingsSection>
  )
}

function ActRow({ act: { operator_id, operation, subject_id, created_at } }: { act: ActOnBehalf }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4 text-sm">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{operationInWords(operation)}</span>
        {subject_id && <code className="break-all font-mono text-ink-faint text-xs">{subject_id}</code>}
      </p>
      <p className="text-ink-faint">
        <Person id={operator_id} withAvatar={false} /> · <Time at={created_at} isReal />
      </p>
    </div>
  )
}
