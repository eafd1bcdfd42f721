import type { Application, Gig } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionButton, useAction } from '../../app/action.tsx'
import { Files } from '../../app/files.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { Notes, useNotes } from '../../app/notes.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { PriceNote } from '../../app/price-note.tsx'
import { applicationsQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { AgentBadge } from '../../app/terms.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { ApplicationTerms } from './application-terms.tsx'

/** My application to this gig and its outcome. Empty if I didn't apply. */
export function OwnApplication({ gig }: { gig: Gig }) {
  const query = useInfiniteQuery(applicationsQuery({ role: 'worker', gig_id: gig.id }))
  const [newest] = query.data?.pages.flatMap(({ data }) => data) ?? []
  return newest ? <ApplicationCard application={newest} gig={gig} /> : null
}

function ApplicationCard({ application, gig }: { application: Application; gig: Gig }) {
  const notes = useNotes({ application_id: application.id })
  // Only while it can still become a deal.
  const mayWithdraw = application.allowed_actions.includes('withdraw')
  const withdraw = useAction({
    send: (_: undefined, options) => parley.applications.withdraw(application.id, options),
    touches: ['applications', 'gigs', 'negotiations'],
    onDone: () => toast(words.application.withdrawn),
  })
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">{words.application.yours}</h2>
        <StateBadge kind="ownApplication" state={application.status} />
        {application.hosted_agent_id && <AgentBadge />}
        <Time at={application.created_at} className="text-ink-faint text-sm" />
      </div>
      <div className="text-ink-soft text-sm">
        <Markdown isFolded>{application.message}</Markdown>
        <Files files={application.attachments} />
      </div>
      <ApplicationTerms application={application} gig={gig} isInline />
      {mayWithdraw && (
        <PriceNote
          side="worker"
          cents={application.rate_cents}
          rateType={gig.rate_type}
          hoursPerWeek={application.hours_per_week}
          currency={gig.currency}
          className="text-ink-soft text-sm"
        />
      )}
      <Notes about={{ application_id: application.id }} notes={notes} />
      <footer className="flex flex-wrap gap-2">
        {mayWithdraw && (
          <ActionButton
            action={withdraw}
            size="sm"
            confirm={{
              title: words.application.withdrawTitle,
              text: words.application.withdrawText,
              label: words.application.withdraw,
            }}
          >
            {words.application.withdraw}
          </ActionButton>
        )}
        {application.negotiation_id && (
          <Link to={paths.negotiation(application.negotiation_id)} className={buttonClass('primary', 'sm')}>
            {words.application.negotiation}
          </Link>
        )}
      </footer>
    </Card>
  )
}
