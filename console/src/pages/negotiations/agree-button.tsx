import type { Agreement, NegotiationWithRounds, Round } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton, Refusal, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { changedTerms, type TermsContext, termsInWords } from '../../app/terms.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Fingerprint } from '../../ui/fingerprint.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'
import { termWords } from '../../words/terms.ts'

interface AgreeButtonProps {
  negotiation: NegotiationWithRounds
  context: TermsContext
}

/**
 * Agrees to the offer that the reader has seen, by its number and hash. An offer that comes in meanwhile does not take its
 * place: the dialog says what changed, and the reader looks at the new one first.
 */
export function AgreeButton({ negotiation, context }: AgreeButtonProps) {
  const [seen, setSeen] = useState<Round | null>(null)
  const navigate = useNavigate()
  const agree = useAction({
    send: (body: Agreement, options) => parley.negotiations.agree(negotiation.id, body, options),
    touches: ['negotiations', 'contracts', 'applications', 'gigs'],
    onDone: async ({ contract_id }) => {
      toast(words.agree.done)
      if (contract_id) await navigate({ to: paths.contract(contract_id) })
    },
  })
  const newest = negotiation.rounds.at(-1)
  const mayAgree = negotiation.allowed_actions.includes('agree')
  const show = (round: Round | null) => {
    agree.reset()
    setSeen(round)
  }
  return (
    <>
      {mayAgree && newest && (
        <Button variant="primary" onClick={() => show(newest)}>
          {words.page.agree}
        </Button>
      )}
      {seen && newest && (
        <AgreeDialog
          negotiation={negotiation}
          context={context}
          seen={seen}
          newest={newest}
          onLook={() => show(mayAgree ? newest : null)}
          onClose={() => show(null)}
          agree={agree}
        />
      )}
    </>
  )
}

interface AgreeDialogProps extends AgreeButtonProps {
  seen: Round
  newest: Round
  onLook: () => void
  onClose: () => void
  agree: ReturnType<typeof useAction<Agreement>>
}

function AgreeDialog({ negotiation, context, seen, newest, onLook, onClose, agree }: AgreeDialogProps) {
  const { name } = usePartner(negotiation)
  const isStale = newest.number !== seen.number
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
            <Button variant="primary" onClick={onLook}>
              {words.agree.look}
            </Button>
          ) : (
            <ActionButton
              action={agree}
              input={{ round: seen.number, terms_hash: seen.terms_hash }}
              variant="primary"
              isInDialog
            >
              {words.agree.label}
            </ActionButton>
          )}
        </>
      }
    >
      {isStale ? (
        <WhatChanged seen={seen} newest={newest} context={context} />
      ) : (
        <Seen round={seen} context={context} />
      )}
      {agree.error !== null && !isStale && <Refusal error={agree.error} />}
    </Dialog>
  )
}

/** The terms that are agreed to, with their hash. */
function Seen({ round, context }: { round: Round; context: TermsContext }) {
  return (
    <div className="rounded-xl border border-line p-4">
      <p className="mb-3 font-medium text-sm">{words.agree.offer(round.number)}</p>
      <Facts
        facts={[
          ...termsInWords(round.terms, context).map(({ label, text }) => [label, text] as const),
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
