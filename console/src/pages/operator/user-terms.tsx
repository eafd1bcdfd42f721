import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedList } from '../../app/loaded.tsx'
import { Person } from '../../app/people.tsx'
import { Section } from '../../ui/card.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/terms-of-use.ts'
import { acceptancesOfUserQuery } from './queries.ts'

const { ofUser: text, version } = words.operator

/** Which versions of the terms of use a user has accepted, and when. */
export function UserTerms({ userId }: { userId: string }) {
  const query = useInfiniteQuery(acceptancesOfUserQuery(userId))
  return (
    <Section title={text.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-12" />}
        empty={<p className="text-ink-faint text-sm">{text.none}</p>}
      >
        {(acceptances) => (
          <Rows items={acceptances.map((one) => ({ ...one, id: String(one.terms_version) }))} label={text.title}>
            {({ terms_version, accepted_at, accepted_by }) => (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 text-sm">
                <span className="font-medium">{version(terms_version)}</span>
                <Time at={accepted_at} isReal className="text-ink-faint" />
                {accepted_by && (
                  <span className="text-ink-faint">
                    {text.onBehalf} <Person id={accepted_by} withAvatar={false} />
                  </span>
                )}
              </p>
            )}
          </Rows>
        )}
      </LoadedList>
    </Section>
  )
}
