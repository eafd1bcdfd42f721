import type { Approval } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Stamp } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { approvalsQuery } from '../../app/agent-queries.ts'
import { requestInWords } from '../../app/agent-request.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { isPast, Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/approvals.ts'
import { AgentReason } from './agent-quote.tsx'
import { AgentName } from './approval-card.tsx'
import { ApproveAnyway } from './decision.tsx'
import { subjectPath } from './subject-path.ts'

/** What was decided, and what became of it, newest first. */
export function History() {
  const query = useInfiniteQuery({
    ...approvalsQuery,
    select: ({ pages, pageParams }) => ({
      pageParams,
      pages: pages.map((page) => ({ ...page, data: page.data.filter(({ status }) => status !== 'pending') })),
    }),
  })
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-24" />}
      empty={
        <Empty icon={Stamp} title={words.noHistory}>
          {words.noHistoryText}
        </Empty>
      }
    >
      {(approvals) => (
        <Rows items={approvals} label={words.views.history}>
          {(approval) => <Row approval={approval} />}
        </Rows>
      )}
    </LoadedList>
  )
}

function Row({ approval }: { approval: Approval }) {
  const { agent_id, status, reason, agent_reason } = approval
  const summary = requestInWords(approval)
  const to = subjectPath(approval)
  return (
    <article className="flex flex-col gap-3 p-4 text-sm sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[status]}>{words.states[status]}</Badge>
          <AgentName id={agent_id} />
          <When approval={approval} />
        </div>
        <p className="text-base">
          {to ? (
            <Link to={to} data-row className="underline-offset-4 hover:underline">
              {summary}
            </Link>
          ) : (
            summary
          )}
        </p>
        {agent_reason && <AgentReason>{agent_reason}</AgentReason>}
        {reason && <p className="border-line-strong border-l-2 pl-3 text-ink-soft">{reason}</p>}
      </div>
      <SecondThoughts approval={approval} />
    </article>
  )
}

function When({ approval: { status, used_at, decided_at, expires_at } }: { approval: Approval }) {
  const [label, at] =
    status === 'used'
      ? [words.used, used_at]
      : status === 'expired'
        ? [words.expiredAt, expires_at]
        : [words.decided, decided_at]
  if (!at) return null
  return (
    <span className="text-ink-faint">
      <Time at={at} says={label} />
    </span>
  )
}

/**
 * Until a request expires or is used, its owner may change the decision. Revoking an approval can't wait, because the agent could
 * use it.
 */
function SecondThoughts({ approval }: { approval: Approval }) {
  const { id, status, expires_at } = approval
  const takeBack = useAction({
    send: (_: undefined, options) => parley.approvals.reject(id, {}, options),
    touches: ['approvals', 'agents'],
    onDone: () => toast(words.takenBack),
  })
  if (status === 'approved') {
    return (
      <ActionButton action={takeBack} size="sm">
        {words.takeBack}
      </ActionButton>
    )
  }
  if (status !== 'rejected' || isPast(expires_at)) return null
  return (
    <ApproveAnyway approval={approval} size="sm">
      {words.approveAfterAll}
    </ApproveAnyway>
  )
}

const TONES: Record<Approval['status'], Tone> = {
  pending: 'warn',
  approved: 'accent',
  rejected: 'bad',
  used: 'good',
  expired: 'neutral',
}
