import type { DemoMarket } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Eye, Sparkles } from 'lucide-react'
import { Avatar } from '../ui/avatar.tsx'
import { Bar } from '../ui/bar.tsx'
import { Card, Section } from '../ui/card.tsx'
import { words } from '../words/home.ts'
import { ActionButton, useAction, useToldRefusal } from './action.tsx'
import { parley } from './parley.ts'
import { demoQuery } from './queries.ts'
import { leaveInAllTabs } from './session.tsx'

const { demo: text } = words
const PROGRESS_MS = 1500

/** For operators of a sandbox: fills an empty one with a demo market and lets them view it as its people. */
export function DemoCard() {
  const { data: market } = useQuery({
    ...demoQuery,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? PROGRESS_MS : false),
  })
  if (!market || market.status === 'in_use') return null
  return (
    <Section title={text.title} className="mb-8">
      {market.status === 'empty' ? (
        <Offer />
      ) : market.status === 'done' ? (
        <People market={market} />
      ) : (
        <Progress market={market} />
      )}
    </Section>
  )
}

function Offer() {
  const fill = useAction({
    send: (_: undefined, options) => parley.sandbox.demo.create(options),
    touches: ['sandbox'],
  })
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Sparkles aria-hidden="true" className="size-5" />
      </span>
      <p className="min-w-0 flex-1 basis-64 text-ink-soft text-sm">{text.offer}</p>
      <ActionButton action={fill} variant="primary">
        {text.fill}
      </ActionButton>
    </Card>
  )
}

function Progress({ market: { status, progress } }: { market: DemoMarket }) {
  const label = status === 'failed' ? text.failed : text.running(progress)
  return (
    <Card className="flex flex-col gap-3 p-5 text-sm">
      <p role="status">{label}</p>
      <Bar
        label={label}
        total={100}
        parts={[{ label, value: progress, tone: status === 'failed' ? 'bad' : 'accent' }]}
      />
    </Card>
  )
}

function People({ market: { users } }: { market: DemoMarket }) {
  return (
    <Card>
      <p className="border-line border-b p-5 text-ink-soft text-sm">{text.done}</p>
      <ul aria-label={text.people} className="grid grid-cols-1 p-2 sm:grid-cols-2 xl:grid-cols-3">
        {users.map((user) => (
          <li key={user.user_id} className="min-w-0 p-1">
            <LookAround user={user} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LookAround({ user }: { user: DemoMarket['users'][number] }) {
  const look = useAction({
    send: (_: undefined, options) => parley.sandbox.sessions({ user_id: user.user_id }, options),
    touches: [],
    // Everything loaded so far belongs to someone else.
    onDone: leaveInAllTabs,
  })
  useToldRefusal(look)
  return (
    <button
      type="button"
      aria-label={text.lookAs(user.display_name)}
      aria-busy={look.isBusy || undefined}
      onClick={() => void look.run(undefined)}
      className="group flex w-full items-center gap-3 rounded-lg px-3 py-2 text-left text-sm hover:bg-hover"
    >
      <Avatar name={user.display_name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{user.display_name}</span>
        <span className="block truncate text-ink-faint">{user.headline}</span>
      </span>
      <Eye
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    </button>
  )
}
