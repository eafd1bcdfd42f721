import type { NegotiationWithRounds, Round } from '@parley/sdk'
import { Markdown } from '../../app/markdown.tsx'
import { usePartner } from '../../app/people.tsx'
import { AgentBadge, changedTerms, type TermsContext, termsInWords } from '../../app/terms.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'

interface RoundsProps {
  negotiation: NegotiationWithRounds
  context: TermsContext
}

/** Every offer, newest first, and what each changed compared to the one before. On phones, each is a separate block. */
export function Rounds({ negotiation, context }: RoundsProps) {
  const { rounds, terms, status } = negotiation
  const newestFirst = [...rounds].reverse()
  return (
    <Section title={words.rounds.title} description={words.rounds.description}>
      <Card className="overflow-hidden">
        <table className="w-full border-collapse text-left text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-ink-faint text-xs [&>th]:h-9 [&>th]:px-3 [&>th]:font-medium [&>th:first-child]:pl-5 [&>th:last-child]:pr-5">
              <th scope="col">{words.rounds.number}</th>
              <th scope="col">{words.rounds.from}</th>
              {termsInWords(terms, context).map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" className="text-right">
                {words.rounds.when}
              </th>
            </tr>
          </thead>
          {newestFirst.map((round, index) => (
            <RoundRows
              key={round.id}
              round={round}
              before={newestFirst[index + 1]}
              negotiation={negotiation}
              context={context}
              isOnTable={index === 0 && status === 'open'}
            />
          ))}
        </table>
      </Card>
    </Section>
  )
}

interface RoundRowsProps extends RoundsProps {
  round: Round
  before: Round | undefined
  isOnTable: boolean
}

function RoundRows({ round, before, negotiation, context, isOnTable }: RoundRowsProps) {
  const partner = usePartner(negotiation)
  const isMine = partner.side === round.offered_by
  const from = isMine ? words.rounds.you : partner.side === null ? appWords.parties[round.offered_by] : partner.name
  const changes = before ? changedTerms(before.terms, round.terms, context) : []
  return (
    <tbody className="max-sm:block">
      <tr className="border-line border-t align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:gap-y-3 max-sm:p-5 sm:[&>*]:px-3 sm:[&>*]:py-3.5 sm:[&>*:first-child]:pl-5 sm:[&>*:last-child]:pr-5">
        <th scope="row" className="whitespace-nowrap font-medium tabular-nums max-sm:order-1">
          <span className="sm:hidden">{words.rounds.number} </span>
          {round.number}
        </th>
        <td className="max-sm:order-3 max-sm:col-span-2">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={cx('max-w-44 truncate', isMine && 'text-ink-soft')}>{from}</span>
            {round.hosted_agent_id && <AgentBadge />}
            {isOnTable && <Badge tone="good">{words.rounds.onTable}</Badge>}
          </span>
        </td>
        {termsInWords(round.terms, context).map(({ name, label, text }) => {
          const change = changes.find((each) => each.name === name)
          return (
            <td key={name} className="max-sm:order-4">
              <span aria-hidden="true" className="block text-ink-faint text-xs sm:hidden">
                {label}
              </span>
              {change ? (
                <>
                  <ins className="-mx-1.5 rounded-md bg-accent-soft px-1.5 py-0.5 font-medium text-accent-text no-underline">
                    {text}
                  </ins>
                  <del className="mt-1 block text-ink-faint text-xs">
                    <span className="sr-only">{words.rounds.was} </span>
                    {change.before}
                  </del>
                </>
              ) : (
                <span className="text-ink-soft">{text}</span>
              )}
            </td>
          )
        })}
        <td className="text-right max-sm:order-2">
          <Time at={round.created_at} className="text-ink-faint" />
        </td>
      </tr>
      {before && before.gig_version !== round.gig_version && (
        <tr className="max-sm:block">
          <td className="max-sm:hidden" />
          <td colSpan={6} className="pr-5 pb-4 pl-3 font-medium text-accent-text max-sm:block max-sm:pl-5">
            {words.rounds.newBrief(round.gig_version)}
          </td>
        </tr>
      )}
      {round.message && (
        <tr className="max-sm:block">
          <td className="max-sm:hidden" />
          <td colSpan={6} className="pr-5 pb-4 pl-3 max-sm:block max-sm:pl-5">
            <div className="border-line border-l-2 pl-3 text-ink-soft">
              <Markdown>{round.message}</Markdown>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}
