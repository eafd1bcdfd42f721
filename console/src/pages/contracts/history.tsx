import type { Contract, Event } from '@parley/sdk'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { historyQuery } from '../../app/queries.ts'
import { type Sides, useSides } from '../../app/sides.ts'
import { AgentBadge } from '../../app/terms.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import type { Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { words } from '../../words/contracts.ts'

const SHOWN_MAX = 8
// Each milestone has its own history, which takes a separate request.
const MILESTONES_MAX = 20

/** What happened to the contract and its milestones, newest first. */
export function History({ contract }: { contract: Contract }) {
  const [isAll, setAll] = useState(false)
  const latest = [...contract.milestones].sort((a, b) => b.updated_at.localeCompare(a.updated_at))
  const subjects = [contract.id, ...latest.slice(0, MILESTONES_MAX).map(({ id }) => id)]
  const histories = useQueries({ queries: subjects.map(historyQuery) })
  const sides = useSides(contract)
  const items = histories
    .flatMap(({ data = [] }) => data.map((event, index) => ({ event, before: data[index - 1] })))
    .sort((a, b) => b.event.created_at.localeCompare(a.event.created_at) || b.event.id.localeCompare(a.event.id))
    .flatMap(({ event, before }) => {
      const text = textOf(event, contract, sides)
      if (!text || isPartOfAgreement(event)) return []
      return {
        key: event.id,
        at: event.created_at,
        tone: TONES[event.type] ?? 'neutral',
        title: text(titleOf(event), formatMoney(movedCents(event, before), contract.currency)),
        content: event.actor.hosted_agent_id && <AgentBadge />,
      }
    })
  return (
    <Section title={words.history.title}>
      <Card className="p-5">
        {histories[0]?.isPending ? (
          <Skeleton className="h-48" />
        ) : (
          <Timeline label={words.history.title} items={isAll ? items : items.slice(0, SHOWN_MAX)} />
        )}
        {!isAll && items.length > SHOWN_MAX && (
          <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={() => setAll(true)}>
            {words.history.all(items.length)}
          </Button>
        )}
      </Card>
    </Section>
  )
}

function textOf({ type, actor }: Event, { client_id }: Contract, sides: Sides) {
  const text = words.history.events[type]
  if (actor.type === 'clock' && words.history.byClock[type]) return words.history.byClock[type]
  const who =
    actor.type === 'operator'
      ? { name: words.history.operator, isMe: false }
      : sides[actor.user_id === client_id ? 'client' : 'worker']
  return text && ((title: string, amount: string) => text(who, title, amount))
}

/** The first milestone comes with the contract. */
function isPartOfAgreement({ type, data }: Event): boolean {
  return type === 'milestone.added' && 'created_by' in data && data.created_by === 'agreement'
}

function titleOf({ data }: Event): string {
  return 'title' in data ? data.title : ''
}

/** How much money a step moved, computed because a milestone's snapshots only have totals. */
function movedCents(event: Event, before: Event | undefined): number {
  const name = MOVES[event.type]
  if (!name) return 0
  return sumIn(event, name) - (before ? sumIn(before, name) : 0)
}

type Sum = 'held_cents' | 'released_cents' | 'refunded_cents'

function sumIn({ data }: Event, name: Sum): number {
  return name in data ? Number((data as Record<Sum, number>)[name]) : 0
}

const MOVES: Partial<Record<string, Sum>> = {
  'milestone.funded': 'held_cents',
  'milestone.released': 'released_cents',
  'milestone.refunded': 'refunded_cents',
}

const TONES: Partial<Record<string, Tone>> = {
  'contract.activated': 'accent',
  'contract.completed': 'good',
  'milestone.funded': 'accent',
  'milestone.submitted': 'warn',
  'milestone.changes_requested': 'warn',
  'milestone.released': 'good',
  'milestone.disputed': 'bad',
  'milestone.resolved': 'good',
}
