import type { Contract } from '@parley/sdk'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { words } from '../../words/contracts.ts'
import { MilestoneCard } from './milestone-card.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'

/** What is delivered, step by step, and for how much. */
export function Milestones({ contract }: { contract: Contract }) {
  const [isAdding, setAdding] = useState(false)
  const { milestones, allowed_actions } = contract
  return (
    <Section
      title={words.milestones.title}
      aside={
        allowed_actions.includes('add-milestone') && (
          <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {words.milestones.add}
          </Button>
        )
      }
    >
      {milestones.length === 0 ? (
        <Empty icon={ListChecks} title={words.milestones.none}>
          {words.milestones.noneText}
        </Empty>
      ) : (
        <ol className="flex flex-col gap-4">
          {milestones.map((milestone) => (
            <li key={milestone.id}>
              <MilestoneCard contract={contract} milestone={milestone} />
            </li>
          ))}
        </ol>
      )}
      {isAdding && <MilestoneDialog contract={contract} onClose={() => setAdding(false)} />}
    </Section>
  )
}
