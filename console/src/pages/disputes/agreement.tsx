import type { Contract, Milestone } from '@parley/sdk'
import type { UseQueryResult } from '@tanstack/react-query'
import { BriefSection } from '../../app/brief.tsx'
import { ContractTerms } from '../../app/contract-terms.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { MilestoneBadge } from '../../app/state-badge.tsx'
import { Submissions } from '../../app/submissions.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarDay } from '../../ui/time.tsx'
import { words as contractWords } from '../../words/contracts.ts'
import { words } from '../../words/desk.ts'

interface AgreementProps {
  contract: UseQueryResult<Contract>
  milestone: Milestone | undefined
}

/** What was agreed, and what was delivered. Arbiters can read it only while the dispute runs. */
export function Agreement({ contract, milestone }: AgreementProps) {
  if (contract.isPending) return <Skeleton className="h-60 rounded-xl" />
  if (!contract.data || !milestone) return <Notice>{words.gone}</Notice>
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ContractTerms contract={contract.data} />
        <BriefSection deal={contract.data} />
      </div>
      <Section title={words.work}>
        <Card className="flex flex-col gap-4 p-5">
          <MilestoneFacts milestone={milestone} />
          <Submissions
            contract={contract.data}
            milestone={milestone}
            empty={<p className="text-ink-faint text-sm">{words.nothingDelivered}</p>}
          />
        </Card>
      </Section>
    </div>
  )
}

function MilestoneFacts({ milestone }: { milestone: Milestone }) {
  const { title, description, amount_cents, currency, due_date } = milestone
  return (
    <div className="text-sm">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 font-medium">{title}</h3>
        <Money cents={amount_cents} currency={currency} className="font-medium" />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint">
        <MilestoneBadge milestone={milestone} />
        {due_date && (
          <span>
            {contractWords.milestones.due} <CalendarDay date={due_date} />
          </span>
        )}
      </p>
      {description && (
        <div className="mt-3">
          <Markdown>{description}</Markdown>
        </div>
      )}
    </div>
  )
}
