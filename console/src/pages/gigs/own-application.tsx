import type { Application } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { applicationsQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { ApplicationTerms } from './application-terms.tsx'

/** What I sent to the owner of this gig, and what became of it. Nothing, if I did not. */
export function OwnApplication({ gigId, currency }: { gigId: string; currency: string }) {
  const query = useInfiniteQuery(applicationsQuery({ role: 'worker', gig_id: gigId }))
  const [newest] = query.data?.pages.flatMap(({ data }) => data) ?? []
  return newest ? <ApplicationCard application={newest} currency={currency} /> : null
}

function ApplicationCard({ application, currency }: { application: Application; currency: string }) {
  const withdraw = useAction({
    send: (_: undefined, options) => parley.applications.withdraw(application.id, options),
    touches: ['applications', 'gigs', 'negotiations'],
    onDone: () => toast(words.application.withdrawn),
  })
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">{words.application.yours}</h2>
        <StateBadge kind="application" state={application.status} />
        <Time at={application.created_at} className="text-ink-faint text-sm" />
      </div>
      <p className="line-clamp-4 max-w-prose whitespace-pre-wrap text-ink-soft text-sm">{application.message}</p>
      <ApplicationTerms application={application} currency={currency} isInline />
      <footer className="flex flex-wrap gap-2">
        {application.allowed_actions.includes('withdraw') && (
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
