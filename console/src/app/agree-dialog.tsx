import { ConflictError, type NegotiationWithRounds, type Round } from '@parley/sdk'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Fingerprint } from '../ui/fingerprint.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words as contractWords } from '../words/contracts.ts'
import { words } from '../words/negotiations.ts'
import { termWords } from '../words/terms.ts'
import { ActionButton, Refusal, useAction } from './action.tsx'
import { isAsSeen } from './as-seen.ts'
import { feeInWords } from './fees.ts'
import { parley } from './parley.ts'
import { usePartner } from './people.tsx'
import { PriceNote } from './price-note.tsx'
import { useSession } from './session.tsx'
import { changedTerms, type TermsContext, termsInWords } from './terms.tsx'

interface AgreedDeal {
  negotiation: NegotiationWithRounds
  context: TermsContext
}

interface AgreeDialogProps extends AgreedDeal {
  onClose: () => void
  /** `isApproved` is false if the contract must be read first. */
  onDone: (contract: { id: string; isApproved: boolean }) => void | Promise<void>
}

/**
 * Accepts the offer the user has seen, by its number and hash, and approves its contract. If a newer offer arrives while the
 * dialog is open, the dialog says so, and the user has to look at that one first.
 */
export function AgreeDialog({ negotiation, context, onClose, onDone }: AgreeDialogProps) {
  const newest = negotiation.rounds.at(-1)
  const [seen, setSeen] = useState(newest)
  const { side, name } = usePartner(negotiation)
  const feeBps = useSession().fee_bps
  const agree = useAction({
    send: async (round: Round, options) => {
      // A retry after a lost connection does nothing twice, because each call reuses its key.
      const named = { round: round.number, terms_hash: round.terms_hash }
      const { contract_id } = await parley.negotiations.agree(negotiation.id, named, options)
      const contract = await parley.contracts.get(String(contract_id), options)
      const { id, terms_hash } = contract
      // A contract that differs from the summary must be read before it's approved.
      if (!isAsSeen(contract, { ...context, negotiation, round, feeBps })) return { id, isApproved: false }
      return parley.contracts.approve(id, { terms_hash }, options).then(
        () => ({ id, isApproved: true }),
        (error) => {
          if (error instanceof ConflictError) return { id, isApproved: false }
          throw error
        },
      )
    },
    touches: ['negotiations', 'contracts', 'applications', 'gigs'],
    onDone: async (contract) => {
      toast(contract.isApproved ? words.agree.done(name) : words.agree.notApproved)
      await onDone(contract)
    },
  })
  if (!seen || !newest) return null
  const isStale = newest.number !== seen.number
  const look = () => {
    agree.reset()
    if (negotiation.allowed_actions.includes('agree')) setSeen(newest)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isStale ? words.agree.staleTitle(newest.number) : words.agree.title}
      description={isStale ? words.agree.staleText(name) : words.agree.text(name)}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          {isStale ? (
            <Button variant="primary" onClick={look}>
              {words.agree.look}
            </Button>
          ) : (
            <ActionButton action={agree} input={seen} variant="primary" isInDialog>
              {words.agree.label}
            </ActionButton>
          )}
        </>
      }
    >
      {isStale ? (
        <WhatChanged seen={seen} newest={newest} context={context} />
      ) : (
        <Seen negotiation={negotiation} round={seen} context={context} />
      )}
      {!isStale && (
        <PriceNote
          side={side}
          cents={seen.terms.rate_cents}
          rateType={context.rateType}
          hoursPerWeek={seen.terms.hours_per_week}
          currency={context.currency}
          className="font-medium text-sm"
        />
      )}
      {agree.error !== null && !isStale && <Refusal error={agree.error} />}
    </Dialog>
  )
}

/** The terms that are agreed to, with their hash. */
function Seen({ negotiation, round, context }: AgreedDeal & { round: Round }) {
  const feeBps = useSession().fee_bps
  return (
    <div className="rounded-xl border border-line p-4">
      <p className="mb-3 font-medium text-sm">{words.agree.offer(round.number)}</p>
      <Facts
        facts={[
          [contractWords.approval.work, negotiation.brief?.title],
          ...termsInWords(round.terms, context).map(({ label, text }) => [label, text] as const),
          [contractWords.terms.review, contractWords.terms.days(negotiation.review_days)],
          [contractWords.terms.fee, feeInWords(feeBps)],
          [
            termWords.fingerprint,
            <Fingerprint key="hash" hash={round.terms_hash} copyLabel={termWords.copy} copiedText={termWords.copied} />,
          ],
        ]}
      />
    </div>
  )
}

function WhatChanged({ seen, newest, context }: { seen: Round; newest: Round; context: TermsContext }) {
  const changes = changedTerms(seen.terms, newest.terms, context)
  if (seen.brief_hash !== newest.brief_hash) return <Notice tone="warn">{words.agree.staleBrief}</Notice>
  if (changes.length === 0) return <Notice>{words.agree.staleSame}</Notice>
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-faint text-xs">
        <tr>
          <td />
          <th scope="col" className="pb-2 font-medium">
            {words.agree.before}
          </th>
          <th scope="col" className="pb-2 font-medium">
            {words.agree.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, label, before, after }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2 pr-4 font-normal text-ink-faint">
              {label}
            </th>
            <td className="py-2 pr-4">
              <del className="text-ink-soft">{before}</del>
            </td>
            <td className="py-2 font-medium">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
