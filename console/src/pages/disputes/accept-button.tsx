import type { Acceptance, Dispute } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { walletQuery } from '../../app/queries.ts'
import { SettlementPreview, useDisputed } from '../../app/settlement.tsx'
import { otherSide, type Sides } from '../../app/sides.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'

interface AcceptButtonProps {
  dispute: Dispute
  sides: Sides
  /** The amount to accept; the service refuses it if there's a newer one. */
  workerCents: number
  /** Whether accepting ends the dispute immediately. */
  isSettling: boolean
  isMain?: boolean
}

/** Accepts exactly one amount, after showing what it moves. */
export function AcceptButton({ dispute, sides, workerCents, isSettling, isMain = false }: AcceptButtonProps) {
  const { accept: text } = words
  const [isAsking, setAsking] = useState(false)
  const available = useQuery(walletQuery).data?.available_cents
  const accept = useAction({
    send: (body: Acceptance, options) => parley.disputes.accept(dispute.id, body, options),
    touches: ['disputes', 'contracts', 'wallet', 'payouts', 'history'],
    onDone: ({ status }) => toast(status === 'resolved' ? text.done : text.noted),
  })
  const disputed = useDisputed(dispute)
  const other = sides[otherSide(sides.mine ?? 'client')].name
  return (
    <>
      <Button size="sm" variant={isMain ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        {text.action}
      </Button>
      <ConfirmAction
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={accept}
        input={{ worker_cents: workerCents }}
        title={text.title}
        label={text.label(formatMoney(workerCents, dispute.currency), sides.mine === 'client')}
        text={isSettling ? text.settles : text.waits(other)}
      >
        {disputed && (
          <SettlementPreview
            disputed={disputed}
            sides={sides}
            workerCents={workerCents}
            availableCents={sides.mine === 'client' ? available : undefined}
          />
        )}
      </ConfirmAction>
    </>
  )
}
