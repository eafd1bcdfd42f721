import type { Contract, Milestone, Submission } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { Time } from '../ui/time.tsx'
import { words } from '../words/contracts.ts'
import { Files } from './files.tsx'
import { LoadedList } from './loaded.tsx'
import { Markdown } from './markdown.tsx'
import { submissionsQuery } from './queries.ts'
import { useMe } from './session.tsx'
import { AgentBadge } from './terms.tsx'

/** What was delivered: the newest is visible, earlier ones on demand. */
export function Submissions({
  contract: { client_id, worker_id },
  milestone,
  empty = null,
}: {
  contract: Pick<Contract, 'client_id' | 'worker_id'>
  milestone: Milestone
  empty?: ReactNode
}) {
  const me = useMe().user_id
  const isParty = me === client_id || me === worker_id
  const query = useInfiniteQuery(submissionsQuery(milestone.contract_id, milestone.id))
  return (
    <LoadedList query={query} skeleton={<Skeleton className="h-24 rounded-xl" />} empty={empty}>
      {(submissions) => {
        const [newest, ...earlier] = [...submissions].sort((a, b) => b.number - a.number)
        return (
          <div className="flex flex-col gap-3">
            {newest && <Delivery submission={newest} isParty={isParty} />}
            {earlier.length > 0 && (
              <details className="text-sm">
                <summary className="text-ink-soft hover:text-ink">{words.submissions.earlier(earlier.length)}</summary>
                <div className="mt-3 flex flex-col gap-3">
                  {earlier.map((submission) => (
                    <Delivery key={submission.id} submission={submission} isParty={isParty} />
                  ))}
                </div>
              </details>
            )}
          </div>
        )
      }}
    </LoadedList>
  )
}

function Delivery({ submission, isParty }: { submission: Submission; isParty: boolean }) {
  const { number, message, links, hosted_agent_id, changes_requested, changes_requested_at, created_at } = submission
  return (
    <div className="rounded-xl bg-sunken p-4 text-sm">
      <p className="mb-1.5 flex items-center gap-2">
        <span className="font-medium">{words.submissions.latest(number)}</span>
        {hosted_agent_id && <AgentBadge />}
        <Time at={created_at} className="ml-auto text-ink-faint text-xs" />
      </p>
      <Markdown>{message}</Markdown>
      <Files files={submission.attachments} hasPreviews={isParty} />
      {links.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {links.map((link) => (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="inline-flex max-w-full items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
              >
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="truncate">{link.replace('https://', '')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {changes_requested && (
        <div className="mt-3 border-line border-t pt-3">
          <p className="mb-1 flex items-center gap-2">
            <span className="font-medium text-warn-text">{words.submissions.changes}</span>
            {changes_requested_at && <Time at={changes_requested_at} className="ml-auto text-ink-faint text-xs" />}
          </p>
          <Markdown>{changes_requested}</Markdown>
        </div>
      )}
    </div>
  )
}
