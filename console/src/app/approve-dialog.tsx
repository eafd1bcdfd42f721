import type { Contract, ContractApproval } from '@parley/sdk'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Fingerprint } from '../ui/fingerprint.tsx'
import { Money } from '../ui/money.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/contracts.ts'
import { termWords } from '../words/terms.ts'
import { ActionButton, Refusal, useAction } from './action.tsx'
import { feeInWords } from './fees.ts'
import { parley } from './parley.ts'
import { usePartner } from './people.tsx'
import { ContractNote } from './price-note.tsx'
import { termsInWords } from './terms.tsx'

/** Approves what the user has seen, by its hash. A change that arrives in between is shown first. */
export function ApproveDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const [seen] = useState(contract)
  const approve = useAction({
    send: (body: ContractApproval, options) => parley.contracts.approve(contract.id, body, options),
    touches: ['contracts', 'negotiations', 'applications', 'gigs'],
    onDone: () => {
      onClose()
      toast(words.approval.done)
    },
  })
  const { side } = usePartner(contract)
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
      <p className="font-medium text-sm">
        <ContractNote contract={contract} side={side} />
      </p>
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
          [words.approval.work, contract.brief?.title],
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
          [words.approval.fee, feeInWords(fee_bps)],
          [
            termWords.fingerprint,
            <Fingerprint key="hash" hash={terms_hash} copyLabel={termWords.copy} copiedText={termWords.copied} />,
          ],
        ]}
      />
    </div>
  )
}
