import type { Contract } from '@parley/sdk'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { ApproveDialog } from '../../app/approve-dialog.tsx'
import { usePartner } from '../../app/people.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'

/** Who has approved the contract, and a way for the reader to approve it. */
export function Approval({ contract }: { contract: Contract }) {
  const { approvals, approve_by, allowed_actions } = contract
  const { side, name } = usePartner(contract)
  const [isApproving, setApproving] = useState(false)
  const mayApprove = allowed_actions.includes('approve')
  const nameOf = (each: 'client' | 'worker') =>
    side === each ? words.approval.you : side === null ? appWords.parties[each] : name
  return (
    <Section
      title={mayApprove || side === null ? words.approval.title : words.approval.waiting(name)}
      aside={<Deadline at={approve_by} says={words.approval.until} />}
    >
      <Card>
        <p className="px-5 pt-5 text-ink-soft text-sm">{words.approval.text}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 p-5 text-sm">
          {(['client', 'worker'] as const).map((each) => (
            <Approver key={each} name={nameOf(each)} at={approvals[`${each}_at`]} />
          ))}
        </ul>
        {mayApprove && (
          <footer className="border-line border-t px-5 py-4 max-sm:[&>*]:w-full">
            <Button variant="primary" onClick={() => setApproving(true)}>
              {words.approval.approve}
            </Button>
          </footer>
        )}
        {isApproving && <ApproveDialog contract={contract} onClose={() => setApproving(false)} />}
      </Card>
    </Section>
  )
}

function Approver({ name, at }: { name: string; at: string | null }) {
  return (
    <li className="flex items-center gap-2">
      {at ? (
        <Check aria-hidden="true" className="size-4 text-good-text" />
      ) : (
        <Circle aria-hidden="true" className="size-4 text-ink-faint" />
      )}
      <span className="wrap-anywhere font-medium">{name}</span>
      <span className="text-ink-faint">
        {at ? <Time at={at} says={words.approval.approved} /> : words.approval.notYet}
      </span>
    </li>
  )
}
