import type { NegotiationWithRounds } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { PriceNote } from '../../app/price-note.tsx'
import { AgentBadge, type TermsContext, termsInWords } from '../../app/terms.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { listOf } from '../../ui/lists.ts'
import { Notice } from '../../ui/notice.tsx'
import { Countdown } from '../../ui/time.tsx'
import { words } from '../../words/negotiations.ts'
import { termWords } from '../../words/terms.ts'
import { AgreeButton } from './agree-button.tsx'
import { DeclineButton } from './decline-button.tsx'

interface OnTheTableProps {
  negotiation: NegotiationWithRounds
  context: TermsContext
  /** Whether the form for an offer is open. */
  isOffering: boolean
}

/** The latest offer, whose move it is, until when, and what the reader can do; or how the negotiation ended. */
export function OnTheTable({ negotiation, context, isOffering }: OnTheTableProps) {
  const { status, terms, expires_at, allowed_actions } = negotiation
  const partner = usePartner(negotiation)
  const { title, text } = useSituation(negotiation)
  const isOpen = status === 'open'
  const mustOffer = negotiation.offered_by !== partner.side && !allowed_actions.includes('agree')
  return (
    <Card>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 pt-5">
        <div className="min-w-0">
          <h2 className="break-words font-semibold">{title}</h2>
          {text && <p className="text-ink-soft text-sm">{text}</p>}
          {isOpen && negotiation.rounds.at(-1)?.hosted_agent_id && (
            <p className="mt-1.5">
              <AgentBadge>{words.page.byAgent}</AgentBadge>
            </p>
          )}
        </div>
        {isOpen && (
          <p className="text-sm" title={words.page.expiresHint}>
            <span className="text-ink-faint">{words.page.expires}</span>{' '}
            <Countdown until={expires_at} className="font-medium" />
          </p>
        )}
      </header>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 p-5 sm:grid-cols-4">
        {termsInWords(terms, context).map(({ name, label, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-faint text-xs">{label}</dt>
            <dd className={name === 'rate_cents' ? 'font-semibold' : 'font-medium'}>{text}</dd>
            {name === 'rate_cents' && <Weekly negotiation={negotiation} context={context} />}
          </div>
        ))}
      </dl>
      {isOpen && (
        <PriceNote
          side={partner.side}
          cents={terms.rate_cents}
          rateType={context.rateType}
          hoursPerWeek={terms.hours_per_week}
          currency={context.currency}
          className="block px-5 pb-5 text-ink-soft text-sm"
        />
      )}
      {isOpen && <Obstacle negotiation={negotiation} context={context} />}
      {(allowed_actions.length > 0 || negotiation.contract_id) && (
        <footer className="flex flex-wrap gap-2 border-line border-t px-5 py-4 max-sm:flex-col">
          <AgreeButton negotiation={negotiation} context={context} />
          {allowed_actions.includes('round') && !isOffering && (
            <Link
              to={paths.negotiation(negotiation.id)}
              search={{ offer: true }}
              className={buttonClass(mustOffer ? 'primary' : 'secondary')}
            >
              {negotiation.offered_by === partner.side ? words.page.change : words.page.counter}
            </Link>
          )}
          <DeclineButton negotiation={negotiation} />
          {negotiation.contract_id && (
            <Link to={paths.contract(negotiation.contract_id)} className={buttonClass('primary')}>
              {words.page.openContract}
            </Link>
          )}
        </footer>
      )}
    </Card>
  )
}

function useSituation(negotiation: NegotiationWithRounds): { title: string; text?: string } {
  const { status, offered_by, decline_reason } = negotiation
  const { side, name } = usePartner(negotiation)
  const { page } = words
  switch (status) {
    case 'agreed':
      return { title: page.agreed, text: page.agreedText }
    case 'declined':
      return { title: page.declined, ...(decline_reason && { text: page.declinedText(decline_reason) }) }
    case 'expired':
      return { title: page.expired, text: page.expiredText }
    case 'superseded':
      return { title: page.superseded, text: page.supersededText }
    case 'open':
      if (side === null) return { title: page.observed }
      return side === offered_by
        ? { title: page.theirMove(name), text: page.yourOffer }
        : { title: page.yourMove(name) }
  }
}

/** What an hourly offer comes to. */
function Weekly({ negotiation: { terms }, context }: Omit<OnTheTableProps, 'isOffering'>): ReactNode {
  if (context.rateType !== 'hourly' || terms.rate_cents === null || terms.hours_per_week === null) return null
  return (
    <dd className="text-ink-faint text-sm">
      {termWords.perWeek(formatMoney(terms.rate_cents * terms.hours_per_week, context.currency))}
    </dd>
  )
}

/** Why no one can agree to the offer, or why the reader can't, even though it's their move. */
function Obstacle({ negotiation, context }: Omit<OnTheTableProps, 'isOffering'>) {
  const { terms, offered_by, allowed_actions } = negotiation
  const { side } = usePartner(negotiation)
  const { missing } = words.page
  const isHourly = context.rateType === 'hourly'
  const lacks = [
    ...(terms.rate_cents === null ? [isHourly ? missing.rate : missing.price] : []),
    ...(isHourly && terms.hours_per_week === null ? [missing.hours] : []),
  ]
  const isBlocked = side !== null && side !== offered_by && !allowed_actions.includes('agree')
  if (lacks.length === 0 && !isBlocked) return null
  return (
    <div className="px-5 pb-5">
      <Notice tone="warn">{lacks.length > 0 ? words.page.incomplete(listOf(lacks)) : words.page.notAgreeable}</Notice>
    </div>
  )
}
