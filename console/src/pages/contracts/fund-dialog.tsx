import type { Milestone } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionButton, Refusal, useAction } from '../../app/action.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'

/** Pays a milestone into escrow, after showing what will move. */
export function FundDialog({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const { id, contract_id, title, amount_cents, held_cents, currency } = milestone
  const wallet = useQuery(walletQuery)
  const amount = formatMoney(amount_cents, currency)
  const fund = useAction({
    send: (body: { amount_cents: number }, options) => parley.contracts.milestones.fund(contract_id, id, body, options),
    touches: ['contracts', 'wallet'],
    onDone: () => {
      onClose()
      toast(words.fund.done(amount))
    },
  })
  const missing = wallet.data ? amount_cents - wallet.data.available_cents : 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.fund.title(title)}
      description={words.fund.text}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          {missing > 0 ? (
            <Link to={paths.wallet} className={buttonClass('primary')}>
              {words.fund.deposit}
            </Link>
          ) : (
            // The amount that is shown is the amount that is paid: another one is refused.
            <ActionButton action={fund} input={{ amount_cents }} variant="primary" isInDialog>
              {words.fund.label(amount)}
            </ActionButton>
          )}
        </>
      }
    >
      <Loaded query={wallet} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {({ available_cents }) =>
          missing > 0 ? (
            <Notice tone="warn">{words.fund.short(formatMoney(missing, currency))}</Notice>
          ) : (
            <MoneyMove
              currency={currency}
              from={{ label: words.fund.wallet, beforeCents: available_cents, changeCents: -amount_cents }}
              to={[{ label: words.fund.escrow, beforeCents: held_cents, changeCents: amount_cents }]}
            />
          )
        }
      </Loaded>
      {fund.error !== null && <Refusal error={fund.error} />}
    </Dialog>
  )
}
