import type { Api } from '../../platform/http/api.ts'
import type { Direction } from './domain.ts'
import {
  AnyPaymentFilter,
  DepositReversal,
  exampleDeposit,
  exampleWithdrawal,
  NewDeposit,
  NewFeeWithdrawal,
  NewWithdrawal,
  Payment,
  PaymentConfirmation,
  PaymentFailure,
  PaymentFilter,
} from './schema.ts'
import {
  deposit,
  getPayment,
  listAllPayments,
  listOwnPayments,
  paymentIdFrom,
  reportSettlement,
  reverseDeposit,
  withdraw,
  withdrawFees,
} from './service.ts'

export function paymentRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/wallet/deposits',
    scope: 'payments:write',
    body: NewDeposit,
    answer: Payment,
    created: ({ id }) => `/wallet/deposits/${id}`,
    mcp: true,
    docs: {
      id: 'createDeposit',
      tag: 'Wallet',
      summary: 'Deposit',
      description:
        'Moves money into the wallet through the payment provider of this marketplace. It is available when the deposit has succeeded: at once in the sandbox, otherwise when an operator has confirmed it. Until then `instructions` say how to pay, if the operator has configured them.',
      refusals: ['amount_too_large', 'quota_reached'],
      example: { body: { amount_cents: 100_000 }, answer: exampleDeposit },
    },
    run: (ctx, call) => deposit(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/wallet/withdrawals',
    scope: 'payments:write',
    recentSignIn: true,
    notForApps: true,
    action: 'wallet.withdraw',
    body: NewWithdrawal,
    answer: Payment,
    created: ({ id }) => `/wallet/withdrawals/${id}`,
    mcp: '/wallet',
    docs: {
      id: 'createWithdrawal',
      tag: 'Wallet',
      summary: 'Withdraw',
      description:
        'Moves money out of the wallet to a destination; an app that you have let in cannot do this. The amount leaves the available balance at once, and is returned if the withdrawal fails.',
      refusals: ['insufficient_funds', 'quota_reached'],
      example: {
        body: { amount_cents: 85_500, destination: exampleWithdrawal.destination },
      },
    },
    run: (ctx, call) => withdraw(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/operator/deposits/:id/reverse',
    scope: 'admin',
    recentSignIn: true,
    body: DepositReversal,
    answer: Payment,
    mcp: '/operator/money',
    docs: {
      id: 'reverseDeposit',
      tag: 'Operator',
      summary: 'Reverse a deposit',
      description:
        'Call it when the money of a confirmed deposit is gone, for example because the bank took it back. Takes the amount from the available money of the wallet, as far as there is any; `unrecovered_cents` is the rest. A repeated call changes nothing.',
      refusals: ['wrong_state', 'own_account'],
      example: {
        body: { reason: 'The bank recalled the transfer.' },
        answer: {
          ...exampleDeposit,
          status: 'reversed',
          failure_reason: 'The bank recalled the transfer.',
          reversed_cents: 60_000,
          unrecovered_cents: 40_000,
        },
      },
    },
    run: (ctx, call) => reverseDeposit(ctx, call.actor, paymentIdFrom('deposit', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/operator/fees/withdrawals',
    scope: 'admin',
    recentSignIn: true,
    body: NewFeeWithdrawal,
    answer: Payment,
    created: ({ id }) => `/operator/withdrawals/${id}`,
    mcp: '/operator/money',
    docs: {
      id: 'withdrawFees',
      tag: 'Operator',
      summary: 'Withdraw the platform’s fees',
      description:
        'Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute cannot be paid out yet, because a dispute may still lower them.',
      refusals: ['insufficient_funds'],
      example: {
        body: { amount_cents: 85_500, destination: exampleWithdrawal.destination },
      },
    },
    run: (ctx, call) => withdrawFees(ctx, call.actor, call.body),
  })

  addSharedRoutes('deposit')
  addSharedRoutes('withdrawal')

  function addSharedRoutes(direction: Direction): void {
    const [singular, plural] = direction === 'deposit' ? ['Deposit', 'Deposits'] : ['Withdrawal', 'Withdrawals']

    api.list({
      path: `/wallet/${direction}s`,
      scope: 'read',
      query: PaymentFilter,
      answer: Payment,
      mcp: true,
      docs: {
        id: `list${plural}`,
        tag: 'Wallet',
        summary: `List ${direction}s`,
        description: `Your ${direction}s, newest first.`,
      },
      run: (ctx, call) => listOwnPayments(ctx, direction, call.actor, call.query, call.page),
    })

    api.read({
      path: `/wallet/${direction}s/:id` as '/wallet/deposits/:id',
      scope: 'read',
      answer: Payment,
      mcp: true,
      docs: {
        id: `get${singular}`,
        tag: 'Wallet',
        summary: `Read a ${direction}`,
        description: `One of your ${direction}s.`,
      },
      run: (ctx, call) => getPayment(ctx, direction, paymentIdFrom(direction, call.params.id), call.actor.userId),
    })

    api.read({
      path: `/operator/${direction}s/:id` as '/operator/deposits/:id',
      scope: 'admin',
      answer: Payment,
      mcp: true,
      docs: {
        id: `get${singular}OfUser`,
        tag: 'Operator',
        summary: `Read a ${direction} of any user`,
        description: `One ${direction}, with all that is needed to settle it.`,
      },
      run: (ctx, call) => getPayment(ctx, direction, paymentIdFrom(direction, call.params.id), 'anyone'),
    })

    api.list({
      path: `/operator/${direction}s`,
      scope: 'admin',
      query: AnyPaymentFilter,
      answer: Payment,
      mcp: true,
      isSlow: () => true,
      docs: {
        id: `listAll${plural}`,
        tag: 'Operator',
        summary: `List the ${direction}s of all users`,
        description: 'Newest first. Use `status=pending` for those that wait for confirmation.',
      },
      run: (ctx, call) => listAllPayments(ctx, direction, call.query, call.page),
    })

    api.write({
      method: 'POST',
      path: `/operator/${direction}s/:id/confirm` as '/operator/deposits/:id/confirm',
      scope: 'admin',
      recentSignIn: true,
      body: PaymentConfirmation,
      answer: Payment,
      mcp: '/operator/money',
      docs: {
        id: `confirm${singular}`,
        tag: 'Operator',
        summary: `Confirm a ${direction}`,
        description:
          'Call it when the money has moved, with the amount that moved if it is not the requested one. A repeated call with the same reference changes nothing. Operators cannot settle their own payments, unless nobody else was an operator since 30 days before the request.',
        refusals: [
          'wrong_state',
          'reference_used',
          'own_account',
          ...(direction === 'deposit' ? (['amount_too_large'] as const) : []),
        ],
        example: { body: { reference: 'bank-2026-11-15-0042' } },
      },
      run: (ctx, call) => {
        const { reference, amount_cents: amountCents, reason } = call.body
        const answer = { status: 'succeeded' as const, reference, amountCents, reason }
        return reportSettlement(ctx, call.actor, direction, paymentIdFrom(direction, call.params.id), answer)
      },
    })

    api.write({
      method: 'POST',
      path: `/operator/${direction}s/:id/fail` as '/operator/deposits/:id/fail',
      scope: 'admin',
      recentSignIn: true,
      body: PaymentFailure,
      answer: Payment,
      mcp: '/operator/money',
      docs: {
        id: `fail${singular}`,
        tag: 'Operator',
        summary: `Fail a ${direction}`,
        description:
          'Call it when the money did not move. The amount of a failed withdrawal is returned to the wallet.',
        refusals: ['wrong_state', 'reference_used', 'own_account'],
        example: { body: { reason: 'The account is closed.' } },
      },
      run: (ctx, call) => {
        const { reference = null, reason = null } = call.body as { reference?: string; reason?: string }
        const answer = { status: 'failed' as const, reference, reason }
        return reportSettlement(ctx, call.actor, direction, paymentIdFrom(direction, call.params.id), answer)
      },
    })
  }
}
