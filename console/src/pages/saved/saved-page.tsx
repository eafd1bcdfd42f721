import type { Bookmark, UserSummary } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Bookmark as BookmarkIcon, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { bookmarksQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { SaveButton } from '../../app/save-button.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatCount, formatRating } from '../../ui/amounts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { words } from '../../words/saved.ts'
import { SavedSearches } from './saved-searches.tsx'

const route = getRouteApi('/saved')

/** The gigs, people and searches that the reader saved. */
export function SavedPage() {
  const { show = 'gigs' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={words.title} description={words.description}>
      <Tabs
        label={words.tabs}
        value={show}
        onChange={(next) => void navigate({ search: next === 'gigs' ? {} : { show: next }, replace: true })}
        tabs={[
          { value: 'gigs', label: words.gigs, content: <SavedGigs /> },
          { value: 'people', label: words.people, content: <SavedPeople /> },
          { value: 'searches', label: words.searches.tab, content: <SavedSearches /> },
        ]}
      />
    </Page>
  )
}

function SavedGigs() {
  const empty = (
    <Empty
      icon={BookmarkIcon}
      title={words.noGigs}
      action={
        <Link to={paths.gigs} className={buttonClass('primary')}>
          {words.findGigs}
        </Link>
      }
    >
      {words.noGigsText}
    </Empty>
  )
  return (
    <SavedList kind="gig" label={words.gigs} empty={empty}>
      {(bookmark) => <GigRow bookmark={bookmark} />}
    </SavedList>
  )
}

function SavedPeople() {
  const empty = (
    <Empty
      icon={BookmarkIcon}
      title={words.noPeople}
      action={
        <Link to={paths.people} className={buttonClass('primary')}>
          {words.findPeople}
        </Link>
      }
    >
      {words.noPeopleText}
    </Empty>
  )
  return (
    <SavedList kind="user" label={words.people} empty={empty}>
      {(bookmark) => bookmark.user && <PersonRow bookmark={bookmark} user={bookmark.user} />}
    </SavedList>
  )
}

interface SavedListProps {
  kind: 'gig' | 'user'
  label: string
  empty: ReactNode
  children: (bookmark: Bookmark) => ReactNode
}

function SavedList({ kind, label, empty, children }: SavedListProps) {
  const query = useInfiniteQuery(bookmarksQuery(kind))
  return (
    <LoadedList query={query} skeleton={<SkeletonRows count={3} className="h-24" />} empty={empty}>
      {(bookmarks) => (
        <Rows items={bookmarks} label={label}>
          {children}
        </Rows>
      )}
    </LoadedList>
  )
}

function GigRow({ bookmark: { gig_id, gig, created_at } }: { bookmark: Bookmark }) {
  return (
    <Row button={gig_id && <SaveButton saved={{ gig_id }} name={gig?.title ?? words.goneGigName} isIcon />}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {gig ? (
          <h2 className="wrap-anywhere min-w-0 font-medium">
            <RowLink to={paths.gig(gig.id)}>{gig.title}</RowLink>
          </h2>
        ) : (
          <p className="text-ink-faint">{words.goneGig}</p>
        )}
        {gig?.status === 'open' && <GigRate gig={gig} className="text-sm" />}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-faint text-sm">
        {gig && gig.status !== 'open' && (
          <span className="inline-flex items-center gap-2">
            <StateBadge kind="gig" state={gig.status} /> {words.notOpen}
          </span>
        )}
        {gig?.status === 'open' && gig.apply_by && <Deadline at={gig.apply_by} says={words.applyBy} />}
        <span>
          <Time at={created_at} says={words.savedAt} />
        </span>
      </p>
    </Row>
  )
}

function PersonRow({ bookmark, user }: { bookmark: Bookmark; user: UserSummary }) {
  const { id, display_name, kind, headline, avatar_url, rating_average, review_count } = user
  return (
    <Row
      icon={<Avatar name={display_name} url={avatar_url} isSquare={kind === 'organization'} />}
      button={<SaveButton saved={{ user_id: id }} name={display_name} isIcon />}
    >
      <h2 className="wrap-anywhere min-w-0 font-medium">
        <RowLink to={paths.person(id)}>{display_name}</RowLink>
      </h2>
      {headline && <p className="truncate text-ink-soft text-sm">{headline}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-faint text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Star aria-hidden="true" className="size-3.5" />
          {rating_average === null ? words.noRating : `${formatRating(rating_average)} (${formatCount(review_count)})`}
        </span>
        <span>
          <Time at={bookmark.created_at} says={words.savedAt} />
        </span>
      </p>
    </Row>
  )
}

function Row({ icon, button, children }: { icon?: ReactNode; button: ReactNode; children: ReactNode }) {
  return (
    <article className="relative flex gap-4 p-4 hover:bg-hover has-[[data-row]:focus-visible]:bg-hover sm:p-5">
      {icon}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">{children}</div>
      <span className="relative -my-2 -mr-2">{button}</span>
    </article>
  )
}

function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} data-row className="after:absolute after:inset-0">
      {children}
    </Link>
  )
}
