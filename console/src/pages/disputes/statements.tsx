import type { Dispute, Evidence as EvidenceShape, Statement } from '@parley/sdk'
import { FileText, Link2 } from 'lucide-react'
import { Files } from '../../app/files.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { Person } from '../../app/people.tsx'
import type { Sides } from '../../app/sides.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/disputes.ts'

/** What both sides wrote, oldest first. */
export function Statements({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  return (
    <Section title={words.statements.title}>
      <Card>
        <ol className="divide-y divide-line">
          {dispute.statements.map((statement) => (
            <li key={statement.id} className="p-5">
              <OneStatement statement={statement} sides={sides} currency={dispute.currency} />
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}

/** One of them, with its evidence. */
export function OneStatement({ statement, sides, currency }: { statement: Statement; sides: Sides; currency: string }) {
  const { user_id, side, created_at, text, evidence, proposed_worker_cents } = statement
  return (
    <article>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="flex min-w-0 items-center gap-2">
          <Person id={user_id} />
          <Badge>{words.facts[side]}</Badge>
        </span>
        <Time at={created_at} className="text-ink-faint" />
      </header>
      <Markdown>{text}</Markdown>
      <Files files={statement.attachments} hasPreviews={sides.mine !== null} />
      {evidence.length > 0 && (
        <ul aria-label={words.statements.evidence} className="mt-4 flex flex-col gap-2">
          {evidence.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Evidence has no id, and its order never changes.
            <li key={index}>
              <Evidence evidence={each} />
            </li>
          ))}
        </ul>
      )}
      {proposed_worker_cents !== null && (
        <p className="mt-4 text-ink-soft text-sm">
          {words.statements.proposed(sides.worker, formatMoney(proposed_worker_cents, currency))}
        </p>
      )}
    </article>
  )
}

function Evidence({ evidence: { title, kind, content } }: { evidence: EvidenceShape }) {
  if (kind === 'link') {
    return (
      <a
        href={content}
        target="_blank"
        rel="noreferrer noopener nofollow"
        className="flex items-center gap-3 rounded-lg border border-line px-4 py-2.5 text-sm hover:bg-hover"
      >
        <Link2 aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-ink-faint">{content}</span>
        </span>
      </a>
    )
  }
  return (
    <details className="rounded-lg border border-line text-sm">
      <summary className="flex items-center gap-3 rounded-lg px-4 py-2.5 hover:bg-hover">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0 truncate font-medium">{title}</span>
      </summary>
      <div className="border-line border-t px-4 py-3">
        <Prose>{content}</Prose>
      </div>
    </details>
  )
}
