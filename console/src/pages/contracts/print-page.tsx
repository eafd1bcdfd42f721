import type { Contract, Milestone } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { feeInWords } from '../../app/fees.ts'
import { LoadedPage } from '../../app/loaded.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { paths } from '../../app/paths.ts'
import { contractQuery } from '../../app/queries.ts'
import { userSummaryQuery } from '../../app/summaries.ts'
import { termsInWords } from '../../app/terms.tsx'
import { Button } from '../../ui/button.tsx'
import { shortListOf } from '../../ui/lists.ts'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { siteName } from '../../ui/site.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarDay, formatMoment } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { briefWords } from '../../words/brief.ts'
import { words } from '../../words/contracts.ts'
import { stateWords } from '../../words/states.ts'
import { uiWords } from '../../words/ui.ts'

const route = getRouteApi('/contracts/$id/print')

/** Everything that was agreed, as a document to print or save as a PDF. */
export function PrintPage() {
  const { id } = route.useParams()
  const query = useQuery(contractQuery(id))
  return (
    <LoadedPage
      query={query}
      skeleton={
        <Page title={words.print.title} width="narrow">
          <Skeleton className="h-96 rounded-xl" />
        </Page>
      }
    >
      {(contract) => <Document contract={contract} />}
    </LoadedPage>
  )
}

function Document({ contract }: { contract: Contract }) {
  const { id, status, brief, gig, terms_hash, brief_hash, totals, currency, milestones, updated_at } = contract
  return (
    <Page
      title={brief?.title ?? gig?.title ?? words.page.removedGig}
      width="narrow"
      above={
        <Link to={paths.contract(id)} className="underline-offset-4 hover:underline print:hidden">
          {words.print.back}
        </Link>
      }
      description={
        <span className="text-sm">
          {words.print.subtitle(siteName)} · {stateWords.contract[status]}
          <span className="block break-all font-mono text-xs">{id}</span>
        </span>
      }
      actions={
        <Button variant="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {words.print.print}
        </Button>
      }
    >
      <div className="flex flex-col gap-8">
        <Part title={words.print.parties}>
          <Lines
            lines={[
              [appWords.parties.client, <Party key="client" id={contract.client_id} />],
              [appWords.parties.worker, <Party key="worker" id={contract.worker_id} />],
            ]}
          />
        </Part>
        <Part title={briefWords.title}>
          {brief ? (
            <>
              <Markdown>{brief.description}</Markdown>
              {brief.skills.length > 0 && (
                <p className="mt-3 break-words">
                  {uiWords.label(briefWords.skills)} {shortListOf(brief.skills)}
                </p>
              )}
            </>
          ) : (
            <p>{briefWords.none}</p>
          )}
        </Part>
        <Part title={words.terms.title}>
          <Lines lines={termLines(contract)} />
        </Part>
        <Part title={words.milestones.title}>
          <ol className="divide-y divide-line border-line border-y">
            {milestones.map((milestone) => (
              <OneMilestone key={milestone.id} milestone={milestone} />
            ))}
          </ol>
          <p className="flex justify-between gap-4 pt-3 font-semibold">
            {words.approval.total} <Money cents={totals.amount_cents} currency={currency} />
          </p>
        </Part>
        <Part title={words.print.dates}>
          <Lines lines={dateLines(contract)} />
        </Part>
        <Part title={words.print.fingerprints}>
          <Lines
            lines={[
              [words.print.termsHash, <Hash key="terms" hash={terms_hash} />],
              [words.print.briefHash, brief_hash && <Hash key="brief" hash={brief_hash} />],
            ]}
          />
          <p className="mt-3 text-ink-soft">{words.print.fingerprintsText}</p>
        </Part>
        <p className="border-line border-t pt-4 text-ink-soft text-sm">
          {words.print.asOf(formatMoment(updated_at), Intl.DateTimeFormat().resolvedOptions().timeZone)}
        </p>
      </div>
    </Page>
  )
}

function termLines({ terms, rate_type: rateType, currency, review_days, fee_bps }: Contract): Line[] {
  const fee = feeInWords(fee_bps)
  return [
    ...termsInWords(terms, { rateType, currency })
      .filter(({ name }) => terms[name] !== null)
      .map(({ label, text }): Line => [label, text]),
    [words.terms.review, words.terms.days(review_days)],
    [words.terms.fee, fee && words.terms.feeText(fee)],
  ]
}

function dateLines({ created_at, approvals, started_at, ended_at }: Contract): Line[] {
  const dates = { created: created_at, client: approvals.client_at, worker: approvals.worker_at, started: started_at }
  const { ended, ...names } = words.print.dateNames
  return [
    ...Object.entries(names).map(([name, label]): Line => {
      const at = dates[name as keyof typeof dates]
      return [label, at === null ? words.print.notYet : formatMoment(at)]
    }),
    [ended, ended_at && formatMoment(ended_at)],
  ]
}

function OneMilestone({ milestone }: { milestone: Milestone }) {
  const { number, title, description, amount_cents, currency, due_date, status } = milestone
  return (
    <li className="break-inside-avoid py-3">
      <p className="flex items-baseline justify-between gap-4 font-medium">
        <span className="min-w-0 break-words">
          {number}. {title}
        </span>
        <Money cents={amount_cents} currency={currency} />
      </p>
      <p className="text-ink-soft">
        {stateWords.milestone[status]}
        {due_date && (
          <>
            {' · '}
            {words.milestones.due} <CalendarDay date={due_date} />
          </>
        )}
      </p>
      {description && (
        <div className="mt-2">
          <Markdown>{description}</Markdown>
        </div>
      )}
    </li>
  )
}

function Party({ id }: { id: string }) {
  const name = useQuery(userSummaryQuery(id)).data?.display_name ?? appWords.somebody
  return (
    <>
      {name} <span className="block break-all font-mono text-ink-soft text-xs">{id}</span>
    </>
  )
}

function Hash({ hash }: { hash: string }) {
  // Small enough for one line on paper.
  return <span className="break-all font-mono text-[0.6875rem]">{hash}</span>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 text-sm">
      <h2 className="mb-2 break-after-avoid font-semibold text-base tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

type Line = readonly [name: string, value: ReactNode]

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)] gap-x-4 gap-y-2">
      {lines
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
