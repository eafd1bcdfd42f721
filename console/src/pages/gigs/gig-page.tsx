import type { Gig, Profile } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pencil, Star } from 'lucide-react'
import { ConversationSection } from '../../app/conversation/conversation-section.tsx'
import { conversationWithQuery } from '../../app/conversation/queries.ts'
import { labeledValues } from '../../app/field-values.ts'
import { placeOf } from '../../app/gig-row.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { MetadataSection } from '../../app/metadata.tsx'
import { RemovedNotice } from '../../app/object-dialog.tsx'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { gigQuery, profileQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { ReportButton } from '../../app/report-button.tsx'
import { SaveButton } from '../../app/save-button.tsx'
import { useMe } from '../../app/session.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { AgentBadge } from '../../app/terms.tsx'
import { categoryName, useTrade } from '../../app/trade.ts'
import { formatCount, formatRating } from '../../ui/amounts.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarDay, Deadline, Time } from '../../ui/time.tsx'
import { words } from '../../words/gigs.ts'
import { ApplicationForm } from './application-form.tsx'
import { Applications } from './applications.tsx'
import { GigActions } from './gig-actions.tsx'
import { OwnApplication } from './own-application.tsx'

const route = getRouteApi('/gigs/$id')

/** A gig: what it is about, what it pays, and what this person can do about it. */
export function GigPage() {
  const { id } = route.useParams()
  const query = useQuery(gigQuery(id))
  return (
    <LoadedPage query={query} skeleton={<GigSkeleton />}>
      {(gig) => <GigView gig={gig} />}
    </LoadedPage>
  )
}

function GigView({ gig }: { gig: Gig }) {
  const isOwner = useMe().user_id === gig.client_id
  const trade = useTrade()
  const notice = isOwner || gig.status !== 'open' ? NOTICES[gig.status] : undefined
  return (
    <Page
      title={gig.title}
      above={gig.category && categoryName(trade, gig.category)}
      description={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Person id={gig.client_id} />
          {gig.hosted_agent_id && <AgentBadge />}
          <Time at={gig.created_at} className="text-ink-faint" />
          {(isOwner || gig.status !== 'open') && <StateBadge kind="gig" state={gig.status} />}
        </span>
      }
      actions={
        <>
          {gig.allowed_actions.includes('edit') && (
            <Link to={paths.editGig(gig.id)} className={buttonClass()}>
              <Pencil aria-hidden="true" />
              {words.gig.edit}
            </Link>
          )}
          <GigActions gig={gig} />
          {!isOwner && (
            <>
              <SaveButton saved={{ gig_id: gig.id }} name={gig.title} />
              {!gig.removal && <ReportButton type="gig" id={gig.id} />}
            </>
          )}
          {gig.allowed_actions.includes('apply') && (
            <Button variant="primary" onClick={() => document.querySelector<HTMLElement>('#apply textarea')?.focus()}>
              {words.gig.apply}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {gig.removal && <RemovedNotice id={gig.id} removal={gig.removal} isOwner={isOwner} />}
        {notice && <Notice tone={gig.status === 'draft' ? 'neutral' : 'warn'}>{notice}</Notice>}
        {!isOwner && (
          <>
            <OwnApplication gig={gig} />
            <OwnConversation gig={gig} />
          </>
        )}
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-8">
            <Section title={words.gig.about}>
              <Markdown>{gig.description}</Markdown>
            </Section>
            {gig.skills.length > 0 && (
              <Section title={words.gig.skills}>
                <ul className="flex flex-wrap gap-2">
                  {gig.skills.map((skill) => (
                    <li key={skill} className="max-w-full">
                      <Tag>{skill}</Tag>
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            {gig.allowed_actions.includes('apply') && (
              <div id="apply">
                <Section title={words.apply.title}>
                  <ApplicationForm gig={gig} />
                </Section>
              </div>
            )}
          </div>
          <aside className="flex flex-col gap-4 max-lg:order-first">
            <GigFacts gig={gig} />
            {!isOwner && <ClientCard id={gig.client_id} />}
            <MetadataSection metadata={gig.metadata} />
          </aside>
        </div>
        {isOwner && gig.status !== 'draft' && <Applications gig={gig} />}
      </div>
    </Page>
  )
}

/** Empty if there's no conversation: most readers of a gig don't have one. */
function OwnConversation({ gig }: { gig: Gig }) {
  const { data } = useQuery(conversationWithQuery(gig.id, gig.client_id))
  return data ? <ConversationSection gigId={gig.id} userId={gig.client_id} /> : null
}

const NOTICES: Partial<Record<Gig['status'], string>> = {
  draft: words.gig.draftNotice,
  paused: words.gig.pausedNotice,
  expired: words.gig.expiredNotice,
  closed: words.gig.closedNotice,
  filled: words.gig.filledNotice,
}

function GigFacts({ gig }: { gig: Gig }) {
  const free = Math.max(0, gig.positions - gig.filled_positions - gig.reserved_positions)
  const trade = useTrade()
  return (
    <Card className="p-5">
      <GigRate gig={gig} className="mb-4 block text-lg" />
      <Facts
        facts={[
          [words.gig.hours, gig.hours_per_week && words.gig.hoursPerWeek(gig.hours_per_week)],
          [words.gig.starts, gig.start_date && <CalendarDay date={gig.start_date} />],
          [words.gig.where, placeOf(gig)],
          ...labeledValues(trade.gig_fields, gig.fields, trade).map(
            ({ key, name, text }) => [name, text, `fields.${key}`] as const,
          ),
          [words.gig.positions, words.gig.positionsFree(free, gig.positions)],
          [words.gig.applyBy, gig.apply_by && <Deadline at={gig.apply_by} />],
          [words.gig.applications, gig.application_count],
          [words.gig.reviewDays, words.gig.days(gig.review_days)],
          [words.gig.payout, words.gig.payoutDays(gig.payout_delay_days)],
        ]}
      />
    </Card>
  )
}

function ClientCard({ id }: { id: string }) {
  const { data } = useQuery(profileQuery(id))
  return (
    <Card className="flex min-h-24 flex-col gap-2 p-5 text-sm">
      <p className="text-ink-faint">{words.gig.client}</p>
      <Person id={id} />
      {data?.headline && <p className="text-ink-soft">{data.headline}</p>}
      {data && <Rating reputation={data.reputation} />}
    </Card>
  )
}

function Rating({ reputation: { rating_average, review_count } }: Pick<Profile, 'reputation'>) {
  if (rating_average === null) return <p className="text-ink-faint">{words.gig.noRating}</p>
  return (
    <p className="flex items-center gap-1.5">
      <Star aria-hidden="true" className="size-4 text-warn" />
      {formatRating(rating_average)} <span className="text-ink-faint">({formatCount(review_count)})</span>
    </p>
  )
}

function GigSkeleton() {
  return (
    <Page title={words.find.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    </Page>
  )
}
