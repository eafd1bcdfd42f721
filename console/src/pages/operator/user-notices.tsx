import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedList } from '../../app/loaded.tsx'
import { Person } from '../../app/people.tsx'
import { Section } from '../../ui/card.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/moderation.ts'
import { noticesToQuery } from './queries.ts'
import { SubjectLink } from './subject-link.tsx'

const { notices: text } = words

/** What operators have written to a user. */
export function UserNotices({ userId }: { userId: string }) {
  const query = useInfiniteQuery(noticesToQuery(userId))
  return (
    <Section title={text.toUser}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-16" />}
        empty={<p className="text-ink-faint text-sm">{text.noneToUser}</p>}
      >
        {(notices) => (
          <Rows items={notices} label={text.toUser}>
            {({ text: said, sent_by, subject, created_at }) => (
              <div className="flex flex-col gap-1 px-5 py-3 text-sm">
                <p className="flex flex-wrap items-center gap-x-2 text-ink-faint">
                  <Person id={sent_by} withAvatar={false} />
                  {subject.id !== userId && <SubjectLink id={subject.id} />}
                  <Time at={created_at} />
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{said}</p>
              </div>
            )}
          </Rows>
        )}
      </LoadedList>
    </Section>
  )
}
