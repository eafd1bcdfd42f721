import { useInfiniteQuery } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import { GigRow } from '../../app/gig-row.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { gigsQuery } from '../../app/queries.ts'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/people.ts'

/** The gigs that someone is hiring for. */
export function OpenGigs({ userId }: { userId: string }) {
  const query = useInfiniteQuery(gigsQuery({ client_id: userId }))
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-24" />}
      empty={
        <Empty icon={Briefcase} title={words.profile.noGigs}>
          {words.profile.noGigsText}
        </Empty>
      }
    >
      {(gigs) => (
        <Rows items={gigs} label={words.profile.gigs}>
          {(gig) => <GigRow gig={gig} />}
        </Rows>
      )}
    </LoadedList>
  )
}
