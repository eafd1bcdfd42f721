import type { OperatorTermsVersion } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { formatDayOf } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/terms-of-use.ts'
import { PublishTerms } from './publish-terms.tsx'
import { termsVersionsQuery } from './queries.ts'

const { operator: text } = words

/** All versions of the terms of use, with how many people have accepted them. */
export function TermsOfUse() {
  const query = useInfiniteQuery(termsVersionsQuery)
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-20" />}
      empty={
        <Empty icon={ScrollText} title={text.none} action={<PublishTerms>{text.publish}</PublishTerms>}>
          {text.noneText}
        </Empty>
      }
    >
      {(versions) => (
        <div className="flex flex-col gap-8">
          <p className="max-w-prose text-ink-soft">{text.text}</p>
          <Section title={text.versions} aside={<PublishTerms>{text.publishNew}</PublishTerms>}>
            <Rows
              items={versions.map((version) => ({ ...version, id: String(version.terms_version) }))}
              label={text.versions}
            >
              {(version) => <VersionRow version={version} />}
            </Rows>
          </Section>
        </div>
      )}
    </LoadedList>
  )
}

function VersionRow({ version }: { version: OperatorTermsVersion }) {
  const { terms_version, status, url, effective_at, withdrawn_at, acceptance_count, published_by } = version
  const withdraw = useAction({
    send: (_: undefined, options) => parley.operator.terms.withdraw({ terms_version }, options),
    touches: ['operator', 'session'],
    onDone: () => toast(text.withdrawn(terms_version)),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 text-sm">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            data-row
            className="font-medium underline-offset-4 hover:underline"
          >
            {text.version(terms_version)}
          </a>
          <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
        </p>
        <p className="text-ink-soft">
          {text.times[status](formatDayOf(withdrawn_at ?? effective_at))} · {text.acceptances(acceptance_count)}
        </p>
        <p className="flex flex-wrap items-center gap-x-1 text-ink-faint">
          {text.publishedBy} <Person id={published_by} withAvatar={false} />
        </p>
      </div>
      {status === 'planned' && (
        <ActionButton
          action={withdraw}
          size="sm"
          variant="danger"
          confirm={{ title: text.withdrawTitle(terms_version), text: text.withdrawText, label: text.withdraw }}
        >
          {text.withdraw}
        </ActionButton>
      )}
    </div>
  )
}

const TONES: Record<OperatorTermsVersion['status'], Tone> = {
  planned: 'accent',
  in_force: 'good',
  replaced: 'neutral',
  withdrawn: 'neutral',
}
