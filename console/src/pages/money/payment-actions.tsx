import type { Payment } from '@parley/sdk'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words/payments.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FailDialog } from './fail-dialog.tsx'
import type { PaymentProps } from './payment-props.ts'
import { ReverseDialog } from './reverse-dialog.tsx'

/** Whether an operator reports what became of a payment; otherwise, its provider does. */
export function isSettledByOperators({ provider }: Payment): boolean {
  return provider !== 'stripe'
}

/** What an operator can do about a payment in its state. */
export function PaymentActions({ payment, direction, size = 'md' }: PaymentProps & { size?: 'sm' | 'md' }) {
  const [opened, open] = useState<'confirm' | 'fail' | 'reverse' | null>(null)
  const close = () => open(null)
  if (!isSettledByOperators(payment)) return null
  return (
    <>
      {payment.status === 'pending' && (
        <>
          <Button size={size} variant="quiet" onClick={() => open('fail')}>
            {words.fail.action}
          </Button>
          <Button size={size} variant="primary" onClick={() => open('confirm')}>
            {words.confirm.action}
          </Button>
        </>
      )}
      {payment.status === 'succeeded' && direction === 'deposit' && (
        <Button size={size} onClick={() => open('reverse')}>
          {words.reverse.action}
        </Button>
      )}
      {opened === 'confirm' && <ConfirmDialog payment={payment} direction={direction} onClose={close} />}
      {opened === 'fail' && <FailDialog payment={payment} direction={direction} onClose={close} />}
      {opened === 'reverse' && <ReverseDialog payment={payment} onClose={close} />}
    </>
  )
}
