import type { Dispute } from '@parley/sdk'
import { Person } from '../../app/people.tsx'
import type { Side, Sides } from '../../app/sides.ts'
import { Card, Section } from '../../ui/card.tsx'
import { words } from '../../words/desk.ts'
import { Split } from './split.tsx'
import { OneStatement } from './statements.tsx'

/** One side’s case: what it proposes, and everything it has said, with its evidence. */
export function Claims({ dispute, sides, side }: { dispute: Dispute; sides: Sides; side: Side }) {
  const proposed = dispute.proposals[side]
  const statements = dispute.statements.filter((statement) => statement.side === side)
  return (
    <Section title={words.claims[side]}>
      <Card className="divide-y divide-line">
        <div className="p-5">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm">
            <Person id={side === 'client' ? dispute.client_id : dispute.worker_id} />
            <span className="text-ink-faint">{proposed === null ? words.noProposal : words.proposes}</span>
          </div>
          {proposed !== null && <Split dispute={dispute} sides={sides} workerCents={proposed} />}
        </div>
        {statements.map((statement) => (
          <div key={statement.id} className="p-5">
            <OneStatement statement={statement} sides={sides} currency={dispute.currency} />
          </div>
        ))}
        {statements.length === 0 && <p className="p-5 text-ink-faint text-sm">{words.silent}</p>}
      </Card>
    </Section>
  )
}
