import type { User } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { useMe } from '../../app/session.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { formatCount, formatRating } from '../../ui/amounts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words as moderationWords } from '../../words/moderation.ts'
import { words } from '../../words/operator.ts'
import { userQuery } from './queries.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { SendNotice } from './send-notice.tsx'
import { ChangeRole, InviteUser, ReinstateUser, SuspendUser } from './user-actions.tsx'
import { isManaged, UserKeys } from './user-keys.tsx'
import { UserNotices } from './user-notices.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserTerms } from './user-terms.tsx'

const route = getRouteApi('/operator/users/$id')
const { user: text, users, newUser } = words

/** One user as operators see them: who they are, what they can do, and how they sign in. */
export function UserPage() {
  return (
    <StaffOnly title={text.unknown} roles={['operator']}>
      <LoadedUser />
    </StaffOnly>
  )
}

function LoadedUser() {
  const { id } = route.useParams()
  const query = useQuery(userQuery(id))
  return (
    <LoadedPage query={query} skeleton={<UserSkeleton />}>
      {(user) => <UserView user={user} />}
    </LoadedPage>
  )
}

function UserView({ user }: { user: User }) {
  const isMe = useMe().user_id === user.user_id
  const isSuspended = user.status === 'suspended'
  return (
    <Page
      title={user.display_name}
      above={
        <Link to={paths.users} className="underline-offset-4 hover:underline">
          {text.backToUsers}
        </Link>
      }
      icon={<Avatar name={user.display_name} url={user.avatar_url} size="lg" isSquare={user.kind === 'organization'} />}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={user.role === 'member' ? 'neutral' : 'accent'}>{users.roles[user.role]}</Badge>
          <Badge tone={isSuspended ? 'bad' : 'good'}>{users.statuses[user.status]}</Badge>
          {user.headline && <span className="text-sm">{user.headline}</span>}
        </span>
      }
      actions={
        !isMe && (
          <>
            <SendNotice userId={user.user_id} name={user.display_name}>
              {moderationWords.notices.open}
            </SendNotice>
            <InviteUser user={user} />
            {!isManaged(user) && <ChangeRole user={user} />}
            {isSuspended ? <ReinstateUser user={user} /> : <SuspendUser user={user} />}
          </>
        )
      }
    >
      <div className="flex flex-col gap-8">
        {isMe && <Notice>{text.self}</Notice>}
        {user.removal_requests?.map((request) => (
          <RemovalNotice key={request.becomes} user={user} request={request} />
        ))}
        {isManaged(user) && <Notice title={text.managed}>{text.managedText}</Notice>}
        {isSuspended && (
          <Notice tone="warn" title={text.suspended}>
            {user.suspension?.reason ? text.reason(user.suspension.reason) : text.noReason}
          </Notice>
        )}
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="order-last flex min-w-0 flex-col gap-8 lg:order-first">
            <UserNotices userId={user.user_id} />
            <UserSessions user={user} />
            <UserKeys user={user} />
            <UserTerms userId={user.user_id} />
          </div>
          <Section title={text.account}>
            <Card className="flex flex-col gap-5 p-5">
              <Account user={user} />
              <ul className="-mx-2 flex flex-col border-line border-t pt-3">
                <PageLink to={paths.person(user.user_id)}>{text.profile}</PageLink>
                <PageLink to={paths.ledger} search={{ owner: user.user_id }}>
                  {text.money}
                </PageLink>
                <PageLink to={paths.auditLog} search={{ subject_id: user.user_id }}>
                  {text.acts}
                </PageLink>
                {user.managed_by && (
                  <PageLink to={paths.auditLog} search={{ on_behalf_of: user.user_id }}>
                    {text.actsOnBehalf}
                  </PageLink>
                )}
                {user.role !== 'member' && (
                  <PageLink to={paths.auditLog} search={{ user_id: user.user_id }}>
                    {text.ownActs}
                  </PageLink>
                )}
              </ul>
            </Card>
          </Section>
        </div>
      </div>
    </Page>
  )
}

function Account({ user }: { user: User }) {
  const { rating_average, review_count, contracts_completed, disputes_lost } = user.reputation
  return (
    <Facts
      facts={[
        [
          text.email,
          user.email && (
            <>
              <span className="break-all">{user.email}</span>{' '}
              <span className="text-ink-faint">({user.email_proven ? text.proven : text.notProven})</span>
            </>
          ),
        ],
        [text.kind, newUser.kinds[user.kind]],
        [text.joined, <Time key="joined" at={user.created_at} />],
        [text.managedBy, user.managed_by && <Person id={user.managed_by} />],
        [text.managedWith, user.managed_by_key_id && <Code key="key">{user.managed_by_key_id}</Code>],
        [text.claimed, user.claimed_at && <Time key="claimed" at={user.claimed_at} />],
        [
          text.rating,
          rating_average === null ? text.noRating : `${formatRating(rating_average)} (${formatCount(review_count)})`,
        ],
        [text.completed, contracts_completed],
        [text.lost, disputes_lost],
        [text.id, <Code key="id">{user.user_id}</Code>],
      ]}
    />
  )
}

function Code({ children }: { children: string }) {
  return <code className="select-all break-all font-mono text-xs">{children}</code>
}

function PageLink({ to, search, children }: { to: string; search?: Record<string, string>; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        {...(search && { search: search as never })}
        className="flex items-center justify-between gap-3 rounded-lg px-2 py-2 font-medium text-sm hover:bg-hover"
      >
        {children}
        <ArrowRight aria-hidden="true" className="size-4 text-ink-faint" />
      </Link>
    </li>
  )
}

function UserSkeleton() {
  return (
    <Page title={text.unknown}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonRows count={3} className="h-24" />
        <Skeleton className="h-72 w-full rounded-xl" />
      </div>
    </Page>
  )
}
