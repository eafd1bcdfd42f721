import type { Profile } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ExternalLink, Pencil } from 'lucide-react'
import { BlockButton } from '../../app/block-button.tsx'
import { labeledValues } from '../../app/field-values.ts'
import { LoadedPage } from '../../app/loaded.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { Notes, useNotes } from '../../app/notes.tsx'
import { paths } from '../../app/paths.ts'
import { missingFromProfile } from '../../app/profile-prompts.ts'
import { profileQuery } from '../../app/queries.ts'
import { ReportButton } from '../../app/report-button.tsx'
import { SaveButton } from '../../app/save-button.tsx'
import { useMe } from '../../app/session.tsx'
import { useTrade } from '../../app/trade.ts'
import { formatRating, formatShare } from '../../ui/amounts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CalendarDay } from '../../ui/time.tsx'
import { words as onboardingWords } from '../../words/onboarding.ts'
import { words } from '../../words/people.ts'
import { InviteToGig } from './invite-to-gig.tsx'
import { OpenGigs } from './open-gigs.tsx'
import { Reviews } from './reviews.tsx'
import { VouchButton } from './vouch-button.tsx'
import { Vouches } from './vouches.tsx'

const route = getRouteApi('/people/$id')

/** A person or an organization: who they are, what they did, what others say. */
export function ProfilePage() {
  const { id } = route.useParams()
  const query = useQuery(profileQuery(id))
  return (
    <LoadedPage query={query} skeleton={<ProfileSkeleton />}>
      {(profile) => <ProfileView profile={profile} />}
    </LoadedPage>
  )
}

function ProfileView({ profile }: { profile: Profile }) {
  const me = useMe()
  const isMe = me.user_id === profile.user_id
  const missing = isMe
    ? missingFromProfile(profile, me.onboarding === 'hire' || !profile.available ? 'hire' : 'work')
    : []
  const { display_name, kind, headline, available, avatar_url } = profile
  return (
    <Page
      title={display_name}
      icon={<Avatar name={display_name} url={avatar_url} size="lg" isSquare={kind === 'organization'} />}
      description={
        <span className="flex flex-col gap-2">
          {headline}
          <span className="flex flex-wrap gap-2">
            {kind === 'organization' && <Badge>{words.profile.organization}</Badge>}
            <Badge tone={available ? 'good' : 'neutral'}>
              {available ? words.profile.available : words.profile.notAvailable}
            </Badge>
          </span>
        </span>
      }
      actions={
        isMe ? (
          <Link to={paths.editProfile} className={buttonClass()}>
            <Pencil aria-hidden="true" />
            {words.profile.edit}
          </Link>
        ) : (
          <>
            <SaveButton saved={{ user_id: profile.user_id }} name={display_name} />
            <VouchButton profile={profile} />
            <InviteToGig profile={profile} />
            <BlockButton userId={profile.user_id} name={display_name} />
            <ReportButton type="profile" id={profile.user_id} />
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {missing.length > 0 && (
            <Notice>
              {onboardingWords.prompt(missing)}{' '}
              <Link to={paths.editProfile} className="font-medium text-accent-text underline underline-offset-4">
                {onboardingWords.complete}
              </Link>
            </Notice>
          )}
          <Section title={words.profile.about}>
            {profile.bio ? <Markdown>{profile.bio}</Markdown> : <p className="text-ink-faint">{words.profile.noBio}</p>}
          </Section>
          {profile.skills.length > 0 && (
            <Section title={words.profile.skills}>
              <ul className="flex flex-wrap gap-2">
                {profile.skills.map((skill) => (
                  <li key={skill} className="max-w-full">
                    <Tag>{skill}</Tag>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Others profile={profile} />
        </div>
        <aside className="flex flex-col gap-4 max-lg:order-first">
          <Reputation profile={profile} />
          {!isMe && <PersonNotes userId={profile.user_id} />}
        </aside>
      </div>
    </Page>
  )
}

/** What others say, and what this person offers. */
function Others({ profile }: { profile: Profile }) {
  const { tab = 'reviews' } = route.useSearch()
  const navigate = route.useNavigate()
  const { user_id, reputation } = profile
  return (
    <Tabs
      label={words.profile.tabs}
      value={tab}
      onChange={(next) =>
        void navigate({ search: next === 'reviews' ? {} : { tab: next }, replace: true, resetScroll: false })
      }
      tabs={[
        {
          value: 'reviews',
          label: words.profile.reviews,
          count: reputation.review_count,
          content: <Reviews userId={user_id} />,
        },
        {
          value: 'vouches',
          label: words.profile.vouches,
          count: reputation.vouch_count,
          content: <Vouches userId={user_id} />,
        },
        { value: 'gigs', label: words.profile.gigs, content: <OpenGigs userId={user_id} /> },
      ]}
    />
  )
}

/** What the reader noted about this person, and about their applications. */
function PersonNotes({ userId }: { userId: string }) {
  const notes = useNotes({ user_id: userId })
  if (!notes) return null
  return (
    <Card className="p-5">
      <Notes about={{ user_id: userId }} notes={notes} />
    </Card>
  )
}

function Reputation({ profile }: { profile: Profile }) {
  const { reputation, rate_cents, currency, location, time_zone, created_at, links } = profile
  const { rating_average, review_count, on_time_rate } = reputation
  const trade = useTrade()
  return (
    <Card className="divide-y divide-line">
      <div className="p-5">
        <p className="text-ink-faint text-sm">{words.profile.rating}</p>
        <p className="mt-0.5 font-semibold text-2xl tracking-tight">
          {rating_average === null ? '–' : formatRating(rating_average)}
        </p>
        <p className="text-ink-faint text-sm">
          {review_count === 0 ? words.profile.noRating : words.profile.reviewCount(review_count)}
        </p>
      </div>
      <Facts
        className="p-5"
        facts={[
          [words.profile.completed, reputation.contracts_completed],
          [words.profile.onTime, on_time_rate === null ? null : formatShare(on_time_rate)],
          [words.profile.disputesLost, reputation.disputes_lost],
          [
            words.profile.vouchCount,
            `${reputation.vouch_count} (${words.profile.verified(reputation.verified_vouch_count)})`,
          ],
        ]}
      />
      <Facts
        className="p-5"
        facts={[
          [
            words.profile.rate,
            rate_cents === null ? null : (
              <>
                <Money cents={rate_cents} currency={currency} /> {words.profile.perHour}
              </>
            ),
          ],
          [words.profile.location, location],
          [words.profile.timeZone, time_zone],
          ...labeledValues(trade.profile_fields, profile.fields, trade).map(
            ({ key, name, text }) => [name, text, `fields.${key}`] as const,
          ),
          [words.profile.since, <CalendarDay key="since" date={created_at.slice(0, 10)} />],
        ]}
      />
      {links.length > 0 && (
        <ul aria-label={words.profile.links} className="flex flex-col gap-2 p-5 text-sm">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a
                href={url}
                rel="nofollow noopener noreferrer ugc"
                target="_blank"
                className="inline-flex max-w-full items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
              >
                <span className="truncate">{label}</span>
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ProfileSkeleton() {
  return (
    <Page title={words.find.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </Page>
  )
}
