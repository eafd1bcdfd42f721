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
        'Brings money into the wallet, through the payment provider of this marketplace. It can be spent when the deposit has succeeded: at once in the sandbox, otherwise when an operator has confirmed it.',
      refusals: ['amount_too_large'],
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
      description: 'Takes money out of the wallet at once. If the withdrawal fails, the money comes back.',
      refusals: ['insufficient_funds'],
      example: { body: { amount_cents: 85_500 }, answer: examples.withdrawal },
    },
    run: (ctx, call) => withdraw(ctx, call.actor, call.body),
  })

  bothWays('deposit')
  bothWays('withdrawal')

  function bothWays(direction: Direction): void {
    const [one, many] = direction === 'deposit' ? ['Deposit', 'Deposits'] : ['Withdrawal', 'Withdrawals']
    const example = examples[direction]

    api.list({
      path: `/wallet/${direction}s`,
      scope: 'read',
      query: PaymentFilter,
      answer: Payment,
      docs: {
        id: `list${many}`,
        tag: 'Wallet',
        summary: `List ${direction}s`,
        description: `The caller’s ${direction}s, newest first.`,
        example: { answer: { data: [example], next_cursor: null } },
      },
      run: (ctx, call) => listPayments(ctx, direction, call.actor.userId, call.query, call.page),
    })

    api.read({
      path: `/wallet/${direction}s/:id` as '/wallet/deposits/:id',
      scope: 'read',
      answer: Payment,
      docs: {
        id: `get${one}`,
        tag: 'Wallet',
        summary: `Read a ${direction}`,
        description: `One of the caller’s ${direction}s.`,
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
        id: `listAll${many}`,
        tag: 'Operator',
        summary: `List ${direction}s of all users`,
        description: 'Newest first. Those that wait have `status=pending`.',
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
        id: `confirm${one}`,
        tag: 'Operator',
        summary: `Confirm a ${direction}`,
        description: 'The money has moved. Confirming again with the same reference changes nothing.',
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
        id: `fail${one}`,
        tag: 'Operator',
        summary: `Fail a ${direction}`,
        description: 'The money did not move. The amount of a withdrawal returns to the wallet.',
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
