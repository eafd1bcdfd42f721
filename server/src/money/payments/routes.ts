import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import type { Direction } from './domain.ts'
import { exampleRefund, NewRefund, Refund } from './refund-schema.ts'
import { listRefunds, refundDeposit } from './refund-service.ts'
import {
  AnyPaymentFilter,
  DepositReversal,
  Destination,
  exampleDeposit,
  exampleDestination,
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
  revealDestination,
  reverseDeposit,
  withdraw,
  withdrawFees,
} from './service.ts'

export function paymentRoutes(api: Api, publicUrl: () => string): void {
  api.write({
    method: 'POST',
    path: '/wallet/deposits',
    scope: 'payments:write',
    obligation: true,
    body: NewDeposit,
    answer: Payment,
    created: ({ id }) => `/wallet/deposits/${id}`,
    mcp: true,
    docs: {
      id: 'createDeposit',
      tag: 'Wallet',
      summary: 'Deposit',
      description:
        'Moves money into the wallet through this marketplace’s payment provider. It’s available once the deposit has succeeded: immediately in the sandbox; after the user has paid at `checkout_url`, if the provider has a page for it; otherwise after an operator confirms it. Until then, `instructions` say how to pay, if the operator has configured them. Amounts below the wallet’s `deposit_min_cents` or above the wallet’s `deposit_max_cents` are refused.',
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
        'Moves money out of the wallet to your payout account. Connected apps can’t do this. The amount leaves the available balance immediately and is returned if the withdrawal fails. It goes to the current account, even if you change the account later. At most the wallet’s `withdrawable_cents` can be withdrawn: some payment providers only pay out earnings, and unspent deposits are refunded instead. Amounts below `withdrawal_min_cents` or above `withdrawal_max_cents` are refused.',
      refusals: ['payout_account_not_ready', 'destination_mismatch', 'insufficient_funds', 'quota_reached'],
      example: { body: { amount_cents: 85_500 } },
    },
    run: (ctx, call) => withdraw(ctx, call.actor, call.body, `${publicUrl()}/wallet?open=payout-account`),
  })

  api.write({
    method: 'POST',
    path: '/wallet/deposits/:id/refunds',
    scope: 'payments:write',
    recentSignIn: true,
    notForApps: true,
    action: 'wallet.withdraw',
    body: NewRefund,
    answer: Refund,
    created: ({ deposit_id }) => `/wallet/deposits/${deposit_id}/refunds`,
    mcp: '/wallet',
    docs: {
      id: 'refundDeposit',
      tag: 'Wallet',
      summary: 'Refund a deposit',
      description:
        'Sends what’s unspent of a deposit back to where it came from, such as the card. Only for payment providers that don’t pay out deposits. The amount leaves the wallet immediately and is returned if the refund fails, which may happen days later.',
      refusals: ['insufficient_funds', 'unsupported_by_provider'],
      example: { body: { amount_cents: 40_000 }, answer: exampleRefund },
    },
    run: (ctx, call) => refundDeposit(ctx, call.actor, toId('dep', call.params.id), call.body),
  })

  api.list({
    path: '/wallet/deposits/:id/refunds',
    scope: 'read',
    answer: Refund,
    mcp: true,
    docs: {
      id: 'listRefunds',
      tag: 'Wallet',
      summary: 'List a deposit’s refunds',
      description: 'The refunds of one of your deposits, newest first.',
    },
    run: (ctx, call) => listRefunds(ctx, call.actor, toId('dep', call.params.id), call.page),
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
        'Call this if a confirmed deposit’s money is gone, for example because the bank took it back. Takes the amount out of the wallet’s available balance as far as possible; `unrecovered_cents` is the rest. Repeating the call changes nothing.',
      refusals: ['wrong_state', 'own_account', 'unsupported_by_provider'],
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
        'Pays out fees that the platform has earned. Fees of contracts with an unpaid payout or an open dispute can’t be paid out yet, because a dispute might still lower them.',
      refusals: ['insufficient_funds'],
      example: {
        body: { amount_cents: 85_500, destination: 'IBAN FR76 3000 6000 0112 3456 7890 189, Example Ltd' },
      },
    },
    run: (ctx, call) => withdrawFees(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/operator/withdrawals/:id/reveal',
    scope: 'admin',
    recentSignIn: true,
    showsSecret: true,
    answer: Destination,
    mcp: '/operator/money',
    docs: {
      id: 'revealDestination',
      tag: 'Operator',
      summary: 'Show where to pay a withdrawal',
      description:
        'The full destination, which is masked everywhere else, for the operator who pays the withdrawal. Each call is recorded in the audit log.',
      example: { answer: exampleDestination },
    },
    run: (ctx, call) => revealDestination(ctx, paymentIdFrom('withdrawal', call.params.id)),
  })

  addSharedRoutes('deposit')
  addSharedRoutes('withdrawal')

  function addSharedRoutes(direction: Direction): void {
    const [singular, plural] = direction === 'deposit' ? ['Deposit', 'Deposits'] : ['Withdrawal', 'Withdrawals']

    api.list({
      path: `/wallet/${direction}s`,
      scope: 'read',
      counts: true,
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
        description:
          direction === 'deposit'
            ? 'One deposit, with everything needed to settle it.'
            : 'One withdrawal. The destination is masked: show it with `POST /operator/withdrawals/{id}/reveal`.',
      },
      run: (ctx, call) => getPayment(ctx, direction, paymentIdFrom(direction, call.params.id), 'anyone'),
    })

    api.list({
      path: `/operator/${direction}s`,
      scope: 'admin',
      counts: true,
      query: AnyPaymentFilter,
      answer: Payment,
      expand: { user: 'user' },
      mcp: true,
      isSlow: () => true,
      docs: {
        id: `listAll${plural}`,
        tag: 'Operator',
        summary: `List the ${direction}s of all users`,
        description: 'Newest first. Use `status=pending` for those awaiting confirmation.',
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
          'Call this once the money has moved, with the actual amount if it differs from the requested one. Repeating the call with the same reference changes nothing. Operators can settle their own payments only if no one else has been an operator since 30 days before the request.',
        refusals: [
          'wrong_state',
          'reference_used',
          'own_account',
          'unsupported_by_provider',
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
          direction === 'deposit'
            ? 'Call this if the money didn’t move.'
            : 'Call this if the money didn’t move. The amount is returned to the wallet.',
        refusals: ['wrong_state', 'reference_used', 'own_account', 'unsupported_by_provider'],
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
