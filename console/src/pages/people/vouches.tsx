import type { Vouch } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { vouchesQuery } from '../../app/queries.ts'
import { ReportButton } from '../../app/report-button.tsx'
import { useMe } from '../../app/session.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/people.ts'

/** Who recommends someone, and why. */
export function Vouches({ userId }: { userId: string }) {
  const isMe = useMe().user_id === userId
  const query = useInfiniteQuery(vouchesQuery(userId))
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-24" />}
      empty={
        <Empty icon={BadgeCheck} title={words.profile.noVouches}>
          {isMe ? words.profile.noVouchesOwnText : words.profile.noVouchesText}
        </Empty>
      }
    >
      {(vouches) => (
        <ul className="flex flex-col divide-y divide-line">
          {vouches.map((vouch) => (
            <li key={vouch.id} className="py-5 first:pt-0">
              <VouchText vouch={vouch} />
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  )
}

function VouchText({ vouch }: { vouch: Vouch }) {
  const isMine = useMe().user_id === vouch.from_user_id
  const remove = useAction({
    send: (_: undefined, options) => parley.profiles.vouches.delete(vouch.user_id, vouch.id, options),
    touches: ['vouches', 'profiles'],
    onDone: () => toast(words.vouch.removed),
  })
  return (
    <article className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Person id={vouch.from_user_id} />
        {vouch.verified && <Badge tone="good">{words.vouch.verified}</Badge>}
        <Time at={vouch.created_at} className="text-ink-faint" />
        {!isMine && <ReportButton type="vouch" id={vouch.id} isIcon />}
        {isMine && (
          <ActionButton
            action={remove}
            variant="quiet"
            size="sm"
            confirm={{ title: words.vouch.removeTitle, text: words.vouch.removeText, label: words.vouch.remove }}
          >
            {words.vouch.remove}
          </ActionButton>
        )}
      </header>
      <p className="max-w-prose whitespace-pre-wrap">{vouch.message}</p>
      {vouch.skills.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {vouch.skills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
