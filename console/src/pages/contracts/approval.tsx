import type { Contract, ContractApproval } from '@parley/sdk'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, Refusal, useAction } from '../../app/action.tsx'
import { percentOf } from '../../app/fees.ts'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { termsInWords } from '../../app/terms.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Fingerprint } from '../../ui/fingerprint.tsx'
import { Money } from '../../ui/money.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'
import { termWords } from '../../words/terms.ts'

/** Who has approved the contract, and the approval of the reader. */
export function Approval({ contract }: { contract: Contract }) {
  const { approvals, approve_by, allowed_actions } = contract
  const { side, name } = usePartner(contract)
  const [seen, setSeen] = useState<Contract | null>(null)
  const mayApprove = allowed_actions.includes('approve')
  const nameOf = (each: 'client' | 'worker') =>
    side === each ? words.approval.you : side === null ? appWords.parties[each] : name
  return (
    <Section
      title={mayApprove || side === null ? words.approval.title : words.approval.waiting(name)}
      aside={<Deadline at={approve_by} prefix={words.approval.until} />}
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
            <Button variant="primary" onClick={() => setSeen(contract)}>
              {words.approval.approve}
            </Button>
          </footer>
        )}
        {seen && <ApproveDialog contract={contract} seen={seen} onClose={() => setSeen(null)} />}
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
      <span className="font-medium">{name}</span>
      <span className="text-ink-faint">
        {at ? (
          <>
            {words.approval.approved} <Time at={at} />
          </>
        ) : (
          words.approval.notYet
        )}
      </span>
    </li>
  )
}

/** Approves what the reader has seen, by its hash. A change that comes in meanwhile is shown first. */
function ApproveDialog({ contract, seen, onClose }: { contract: Contract; seen: Contract; onClose: () => void }) {
  const approve = useAction({
    send: (body: ContractApproval, options) => parley.contracts.approve(contract.id, body, options),
    touches: ['contracts', 'negotiations', 'applications', 'gigs'],
    onDone: () => {
      onClose()
      toast(words.approval.done)
    },
  })
  const isStale = contract.terms_hash !== seen.terms_hash
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isStale ? words.approval.staleTitle : words.approval.dialogTitle}
      description={isStale ? words.approval.staleText : words.approval.dialogText}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          {isStale ? (
            <Button variant="primary" onClick={onClose}>
              {words.approval.look}
            </Button>
          ) : (
            <ActionButton action={approve} input={{ terms_hash: seen.terms_hash }} variant="primary" isInDialog>
              {words.approval.approve}
            </ActionButton>
          )}
        </>
      }
    >
      <WhatIsApproved contract={contract} />
      {approve.error !== null && !isStale && <Refusal error={approve.error} />}
    </Dialog>
  )
}

function WhatIsApproved({ contract }: { contract: Contract }) {
  const { terms, terms_hash, totals, milestones, fee_bps, rate_type: rateType, currency } = contract
  return (
    <div className="rounded-xl border border-line p-4">
      <Facts
        facts={[
          ...termsInWords(terms, { rateType, currency })
            .filter(({ name }) => terms[name] !== null)
            .map(({ label, text }) => [label, text] as const),
          ...milestones.map(
            ({ title, amount_cents }) => [title, <Money key="m" cents={amount_cents} currency={currency} />] as const,
          ),
          [
            words.approval.total,
            <Money key="total" cents={totals.amount_cents} currency={currency} className="font-medium" />,
          ],
          [words.approval.fee, percentOf(fee_bps)],
          [
            termWords.fingerprint,
            <Fingerprint key="hash" hash={terms_hash} copyLabel={termWords.copy} copiedText={termWords.copied} />,
          ],
        ]}
      />
    </div>
  )
}
