import type { Api } from '../../platform/http/api.ts'
import type { Direction } from './domain.ts'
import { examplePayment, NewPayment, Payment, PaymentConfirmation, PaymentFailure, PaymentFilter } from './schema.ts'
import { deposit, getPayment, listPayments, paymentIdFrom, settlePayment, withdraw } from './service.ts'

const examples = {
  deposit: examplePayment,
  withdrawal: { ...examplePayment, id: 'wdr_01kz3vj7e9g1j3m5p7r9t1v3x5' },
}

export function paymentRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/wallet/deposits',
    scope: 'payments:write',
    body: NewPayment,
    answer: Payment,
    created: ({ id }) => `/wallet/deposits/${id}`,
    docs: {
      id: 'createDeposit',
      tag: 'Wallet',
      summary: 'Deposit',
      description:
        'Moves money into the wallet through the payment provider of this marketplace. It is available when the deposit has succeeded: at once in the sandbox, otherwise when an operator has confirmed it.',
      refusals: ['amount_too_large', 'quota_reached'],
      example: { body: { amount_cents: 100_000 }, answer: examples.deposit },
    },
    run: (ctx, call) => deposit(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/wallet/withdrawals',
    scope: 'payments:write',
    action: 'wallet.withdraw',
    body: NewPayment,
    answer: Payment,
    created: ({ id }) => `/wallet/withdrawals/${id}`,
    docs: {
      id: 'createWithdrawal',
      tag: 'Wallet',
      summary: 'Withdraw',
      description:
        'Moves money out of the wallet. It is no longer available at once, and is returned if the withdrawal fails.',
      refusals: ['insufficient_funds', 'quota_reached'],
      example: { body: { amount_cents: 85_500 }, answer: examples.withdrawal },
    },
    run: (ctx, call) => withdraw(ctx, call.actor, call.body),
  })

  addSharedRoutes('deposit')
  addSharedRoutes('withdrawal')

  function addSharedRoutes(direction: Direction): void {
    const [singular, plural] = direction === 'deposit' ? ['Deposit', 'Deposits'] : ['Withdrawal', 'Withdrawals']
    const example = examples[direction]

    api.list({
      path: `/wallet/${direction}s`,
      scope: 'read',
      query: PaymentFilter,
      answer: Payment,
      docs: {
        id: `list${plural}`,
        tag: 'Wallet',
        summary: `List ${direction}s`,
        description: `Your ${direction}s, newest first.`,
        example: { answer: { data: [example], next_cursor: null } },
      },
      run: (ctx, call) => listPayments(ctx, direction, call.actor.userId, call.query, call.page),
    })

    api.read({
      path: `/wallet/${direction}s/:id` as '/wallet/deposits/:id',
      scope: 'read',
      answer: Payment,
      docs: {
        id: `get${singular}`,
        tag: 'Wallet',
        summary: `Read a ${direction}`,
        description: `One of your ${direction}s.`,
        example: { answer: example },
      },
      run: (ctx, call) => getPayment(ctx, call.actor, direction, paymentIdFrom(direction, call.params.id)),
    })

    api.list({
      path: `/operator/${direction}s`,
      scope: 'admin',
      query: PaymentFilter,
      answer: Payment,
      docs: {
        id: `listAll${plural}`,
        tag: 'Operator',
        summary: `List the ${direction}s of all users`,
        description: 'Newest first. Use `status=pending` for those that wait for confirmation.',
        example: { answer: { data: [example], next_cursor: null } },
      },
      run: (ctx, call) => listPayments(ctx, direction, null, call.query, call.page),
    })

    api.write({
      method: 'POST',
      path: `/operator/${direction}s/:id/confirm` as '/operator/deposits/:id/confirm',
      scope: 'admin',
      body: PaymentConfirmation,
      answer: Payment,
      docs: {
        id: `confirm${singular}`,
        tag: 'Operator',
        summary: `Confirm a ${direction}`,
        description: 'Call it when the money has moved. A repeated call with the same reference changes nothing.',
        refusals: ['wrong_state', 'reference_used', 'amount_too_large'],
        example: { body: { reference: 'bank-2026-11-15-0042' }, answer: example },
      },
      run: (ctx, call) => {
        const answer = { status: 'succeeded' as const, reference: call.body.reference }
        return settlePayment(ctx, call.actor, direction, paymentIdFrom(direction, call.params.id), answer)
      },
    })

    api.write({
      method: 'POST',
      path: `/operator/${direction}s/:id/fail` as '/operator/deposits/:id/fail',
      scope: 'admin',
      body: PaymentFailure,
      answer: Payment,
      docs: {
        id: `fail${singular}`,
        tag: 'Operator',
        summary: `Fail a ${direction}`,
        description:
          'Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.',
        refusals: ['wrong_state'],
        example: {
          body: { reason: 'The account is closed.' },
          answer: { ...example, status: 'failed', provider_reference: null, failure_reason: 'The account is closed.' },
        },
      },
      run: (ctx, call) => {
        const { reference = null, reason = null } = call.body as { reference?: string; reason?: string }
        const answer = { status: 'failed' as const, reference, reason }
        return settlePayment(ctx, call.actor, direction, paymentIdFrom(direction, call.params.id), answer)
      },
    })
  }
}
