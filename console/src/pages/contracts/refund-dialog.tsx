import { useQuery } from '@tanstack/react-query'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { MoneyMove } from '../../ui/money-move.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/contracts.ts'
import type { MilestoneProps } from './milestone-props.ts'

/** Returns what is in escrow to the client, after showing what will move. */
export function RefundDialog({ contract, milestone, onClose }: MilestoneProps & { onClose: () => void }) {
  const { id, title, held_cents, currency } = milestone
  const { side, name } = usePartner(contract)
  const isClient = side === 'client'
  const wallet = useQuery({ ...walletQuery, enabled: isClient })
  const amount = formatMoney(held_cents, currency)
  const refund = useAction({
    send: (_: undefined, options) => parley.contracts.milestones.refund(contract.id, id, options),
    touches: ['contracts', 'wallet'],
    onDone: () => toast(words.refund.done(amount)),
  })
  return (
    <ConfirmAction
      isOpen
      onClose={onClose}
      action={refund}
      input={undefined}
      title={words.refund.title(title)}
      text={words.refund.text[isClient ? 'client' : 'worker']}
      label={words.refund.label(amount)}
      isDanger
    >
      <MoneyMove
        currency={currency}
        from={{ label: words.refund.escrow, beforeCents: held_cents, changeCents: -held_cents }}
        to={[
          {
            label: isClient ? words.refund.yourWallet : words.refund.theirWallet(name),
            beforeCents: wallet.data?.available_cents,
            changeCents: held_cents,
          },
        ]}
      />
    </ConfirmAction>
  )
}
