import type { Contract, Milestone, NewDeposit, Payment, Wallet } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { formatMoney } from '../ui/amounts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/dialog.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { MoneyMove } from '../ui/money-move.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/contracts.ts'
import { words as walletWords } from '../words/wallet.ts'
import { ActionButton, Refusal, useAction } from './action.tsx'
import { DialogButtons, Form, FormField } from './form.tsx'
import { returnHere, useHostedPayments } from './hosted-payments.ts'
import { Loaded } from './loaded.tsx'
import { parley } from './parley.ts'
import { pendingDepositsQuery, walletQuery } from './queries.ts'

interface FundDialogProps {
  contract: Contract
  milestone: Milestone
  onClose: () => void
}

/** Pays a milestone into escrow, after showing what will move. Whatever is missing from the wallet is deposited along the way. */
export function FundDialog(props: FundDialogProps) {
  const wallet = useQuery(walletQuery)
  const deposits = useInfiniteQuery(pendingDepositsQuery)
  const isHosted = useHostedPayments()
  const { milestone, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.fund.title(milestone.title)}
      description={words.fund.text}
      closeLabel={appWords.close}
    >
      <Loaded query={wallet} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {(wallet) => {
          const missingCents = milestone.amount_cents - wallet.available_cents
          if (missingCents <= 0) return <Fund {...props} wallet={wallet} />
          if (deposits.isPending || isHosted === undefined) return <Skeleton className="h-32 rounded-xl" />
          const pending = deposits.data?.pages.flatMap(({ data }) => data) ?? []
          const neededCents = missingCents - pending.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
          return neededCents > 0 ? (
            <DepositAndFund
              {...props}
              key={neededCents}
              wallet={wallet}
              missingCents={missingCents}
              neededCents={neededCents}
              isHosted={isHosted}
            />
          ) : (
            <Pending pending={pending} onClose={onClose} />
          )
        }}
      </Loaded>
    </Dialog>
  )
}

type Step = FundDialogProps & { wallet: Wallet }

function Fund({ contract, milestone, wallet, onClose }: Step) {
  const { id, contract_id, amount_cents, held_cents, currency } = milestone
  const amount = formatMoney(amount_cents, currency)
  const fund = useAction({
    send: (body: { amount_cents: number }, options) => parley.contracts.milestones.fund(contract_id, id, body, options),
    touches: ['contracts', 'wallet'],
    onDone: () => {
      onClose()
      toast(words.fund.done(amount))
    },
  })
  return (
    <>
      <MoneyMove
        currency={currency}
        from={{ label: words.fund.wallet, beforeCents: wallet.available_cents, changeCents: -amount_cents }}
        to={[{ label: words.fund.escrow, beforeCents: held_cents, changeCents: amount_cents }]}
      />
      <Later contract={contract} milestone={milestone} />
      {fund.error !== null && <Refusal error={fund.error} />}
      <footer className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Button onClick={onClose}>{appWords.cancel}</Button>
        {/* The amount that is shown is the amount that is paid: another is refused. */}
        <ActionButton action={fund} input={{ amount_cents }} variant="primary" isInDialog>
          {words.fund.label(amount)}
        </ActionButton>
      </footer>
    </>
  )
}

interface Values {
  amount_cents: number | null
}

interface DepositStep extends Step {
  /** How much the wallet is short. */
  missingCents: number
  /** The same, minus pending deposits. */
  neededCents: number
  /** People pay on a page of the payment provider, so nothing can be funded immediately. */
  isHosted: boolean
}

/**
 * Makes a deposit, and funds the milestone immediately if the money is available immediately. A pending deposit doesn't fund
 * anything.
 */
function DepositAndFund({ contract, milestone, wallet, missingCents, neededCents, isHosted, onClose }: DepositStep) {
  const { id, contract_id, amount_cents: price, currency } = milestone
  const money = (cents: number) => formatMoney(cents, currency)
  const form = useForm<Values>({ defaultValues: { amount_cents: neededCents } })
  const cents = form.watch('amount_cents') || 0
  const action = useAction({
    send: async (body: NewDeposit, options) => {
      const deposit = await parley.wallet.deposits.create(body, options)
      if (deposit.status !== 'succeeded' || deposit.amount_cents < missingCents) return { deposit, isFunded: false }
      await parley.contracts.milestones.fund(contract_id, id, { amount_cents: price }, options)
      return { deposit, isFunded: true }
    },
    touches: ['contracts', 'wallet'],
    canCopy: false,
    onDone: ({ deposit, isFunded }) => {
      if (deposit.checkout_url) {
        toast(walletWords.deposit.leaving)
        onClose()
        return location.assign(deposit.checkout_url)
      }
      if (isFunded) onClose()
      if (isFunded) toast(words.fund.done(money(price)))
      else if (deposit.status === 'succeeded') toast(words.fund.deposited(money(deposit.amount_cents)))
    },
  })
  const isEnough = cents >= missingCents && !isHosted
  const toBody = (values: Values) => ({ ...values, ...(isHosted && returnHere()) }) as NewDeposit
  return (
    <Form form={form} action={action} toBody={toBody} className="flex flex-col gap-5">
      <p className="font-medium text-sm">{words.fund.short(money(missingCents))}</p>
      <FormField<Values>
        name="amount_cents"
        label={words.fund.depositField}
        hint={words.fund.depositHint}
        render={(field) => <MoneyInput {...field} currency={currency} />}
      />
      <MoneyMove
        currency={currency}
        from={{ label: isHosted ? walletWords.paymentMethod : words.fund.bank, changeCents: -cents }}
        to={[
          ...(isEnough ? [{ label: words.fund.escrow, beforeCents: 0, changeCents: price }] : []),
          {
            label: words.fund.wallet,
            beforeCents: wallet.available_cents,
            changeCents: cents - (isEnough ? price : 0),
          },
        ]}
      />
      {isHosted && <p className="text-ink-soft text-sm">{words.fund.afterPaying}</p>}
      <Later contract={contract} milestone={milestone} />
      <DialogButtons action={action} onCancel={onClose}>
        {isHosted
          ? walletWords.deposit.toPayment
          : isEnough
            ? words.fund.depositAndFund(money(cents))
            : words.fund.deposit(money(cents))}
      </DialogButtons>
    </Form>
  )
}

/** What the client still has to pay for the other milestones. */
function Later({ contract, milestone }: Pick<FundDialogProps, 'contract' | 'milestone'>) {
  const others = contract.milestones.filter(({ id, status }) => status === 'pending' && id !== milestone.id)
  if (others.length === 0) return null
  const cents = others.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return <p className="text-ink-soft text-sm">{words.fund.later(formatMoney(cents, contract.currency))}</p>
}

/** The deposit is pending: the only thing left to do is pay. */
function Pending({ pending, onClose }: { pending: readonly Payment[]; onClose: () => void }) {
  return (
    <>
      {pending.map(({ id, amount_cents, currency, instructions, checkout_url }) => (
        <Notice key={id} title={words.fund.pendingTitle(formatMoney(amount_cents, currency))}>
          <p>{words.fund.pending}</p>
          {instructions && (
            <>
              <p className="mt-3 font-medium">{words.fund.instructions}</p>
              <p className="whitespace-pre-wrap break-words">{instructions}</p>
            </>
          )}
          {checkout_url && (
            <a href={checkout_url} className={cx(buttonClass('secondary', 'sm'), 'mt-3')}>
              {walletWords.deposit.toPayment}
            </a>
          )}
        </Notice>
      ))}
      <footer className="flex justify-end">
        {/* The button that had the focus is gone. */}
        <Button autoFocus onClick={onClose}>
          {appWords.close}
        </Button>
      </footer>
    </>
  )
}
