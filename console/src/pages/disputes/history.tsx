import type { Dispute, Event } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/loaded.tsx'
import { historyQuery } from '../../app/queries.ts'
import { dueAt, type Sides } from '../../app/sides.ts'
import { Card, Section } from '../../ui/card.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { words } from '../../words/disputes.ts'

/** What happened so far, and the next deadline. */
export function History({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  const query = useQuery(historyQuery(dispute.id))
  const due = dueAt(dispute)
  return (
    <Section title={words.history.title}>
      <Loaded query={query} skeleton={<SkeletonRows count={3} className="h-10" />}>
        {(events) => (
          <Card className="p-5">
            <Timeline
              label={words.history.title}
              items={[
                ...events.map((event) => ({
                  key: event.id,
                  at: event.created_at,
                  title: titleOf(event, dispute, sides),
                  tone: TONES[event.type] ?? ('neutral' as const),
                })),
                ...(due ? [{ key: 'due', at: due, title: words.history.next, tone: 'warn' as const }] : []),
              ]}
            />
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

const TONES: Partial<Record<string, 'accent' | 'good'>> = {
  'dispute.opened': 'accent',
  'dispute.recommended': 'accent',
  'dispute.resolved': 'good',
}

function titleOf({ type, actor }: Event, { client_id, worker_id }: Dispute, sides: Sides): string {
  if (actor.type === 'clock') return words.history.byClock[type] ?? words.history.clock
  const who =
    actor.user_id === client_id
      ? sides.client
      : actor.user_id === worker_id
        ? sides.worker
        : { name: words.history.arbiter, isMe: false }
  return words.history.events[type]?.(who) ?? type
}
