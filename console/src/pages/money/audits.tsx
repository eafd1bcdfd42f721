import type { LedgerAuditRun } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { formatCount } from '../../ui/amounts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as ledgerWords } from '../../words/ledger.ts'
import { IdLink } from './places.tsx'
import { auditsQuery } from './queries.ts'

const { audit: words } = ledgerWords

/** Whether the books add up: the last audit, a button for the next one, and those before. */
export function Audits() {
  const query = useInfiniteQuery(auditsQuery)
  const run = useAction({
    send: (_: undefined, options) => parley.operator.ledger.audits.create(options),
    touches: ['ledger', 'operator'],
    onDone: ({ ok, violation_count }) => (ok ? toast(words.done) : toast(words.found(violation_count), 'bad')),
  })
  return (
    <Section
      title={words.title}
      aside={
        <ActionButton action={run} size="sm">
          {words.run}
        </ActionButton>
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-28" />}
        empty={
          <Empty icon={ShieldCheck} title={words.never}>
            {words.neverText}
          </Empty>
        }
      >
        {([last, ...earlier]) => (
          <Card>
            {last && <Last key={last.id} audit={last} />}
            {earlier.length > 0 && (
              <details className="border-line border-t text-sm">
                <summary className="px-5 py-3 text-ink-soft hover:text-ink">{words.history}</summary>
                <ul className="divide-y divide-line border-line border-t">
                  {earlier.map((audit) => (
                    <li key={audit.id} className="px-5 py-3">
                      <Earlier audit={audit} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}

function Last({ audit }: { audit: LedgerAuditRun }) {
  const { checked, created_at, run_by, ok } = audit
  return (
    <div className="p-5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Result audit={audit} />
        <Time at={created_at} className="text-ink-faint" />
      </div>
      <p className="mt-3 text-ink-soft">
        {words.checked(formatCount(checked.transfers), formatCount(checked.accounts), formatCount(checked.contracts))}
      </p>
      <RunBy id={run_by} />
      {!ok && <Violations audit={audit} />}
    </div>
  )
}

function Earlier({ audit }: { audit: LedgerAuditRun }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Result audit={audit} />
        <Time at={audit.created_at} className="text-ink-faint" />
      </div>
      <RunBy id={audit.run_by} />
      {!audit.ok && (
        <details>
          <summary className="mt-2 text-accent-text underline-offset-4 hover:underline">{words.show}</summary>
          <Violations audit={audit} />
        </details>
      )}
    </>
  )
}

function RunBy({ id }: { id: string }) {
  return (
    <p className="mt-1 flex items-center gap-1 text-ink-faint">
      <span className="shrink-0">{words.by}</span> <Person id={id} withAvatar={false} />
    </p>
  )
}

function Result({ audit: { ok, violation_count } }: { audit: LedgerAuditRun }) {
  return <Badge tone={ok ? 'good' : 'bad'}>{ok ? words.ok : words.violations(violation_count)}</Badge>
}

function Violations({ audit: { violations, violation_count } }: { audit: LedgerAuditRun }) {
  return (
    <>
      <ul className="mt-3 flex flex-col gap-2">
        {violations.map(({ rule, subject, expected, found }) => (
          <li key={`${rule} ${subject}`} className="rounded-lg bg-bad-soft px-4 py-3 text-bad-text">
            <p lang="en" className="font-medium first-letter:uppercase">
              {rule}
            </p>
            <p className="mt-0.5 flex flex-wrap gap-x-3">
              <IdLink id={subject} />
              <span>
                {words.expected} {expected}
              </span>
              <span>
                {words.foundValue} {found}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {violations.length < violation_count && <p className="mt-2 text-ink-faint">{words.first(violations.length)}</p>}
    </>
  )
}
