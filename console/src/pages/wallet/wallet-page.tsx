import { getRouteApi } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { DepositDialog } from '../../app/deposit-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/wallet.ts'
import { Balances } from './balances.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { PayoutAccount, PayoutAccountDialog } from './payout-account.tsx'
import { Payouts } from './payouts.tsx'
import { PendingPayments } from './pending-payments.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import type { WalletSearch } from './search.ts'
import { Transactions } from './transactions.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'

const route = getRouteApi('/wallet')

/** My money: where it is, how it comes and goes, and what moved it. */
export function WalletPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { open: dialog, deposit, withdrawal, ...rest } = search
  const open = (next: Pick<WalletSearch, 'open' | 'deposit'>) =>
    void navigate({ search: { ...rest, ...next }, resetScroll: false })
  const close = () => open({})
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Button icon={<ArrowUpRight aria-hidden="true" />} onClick={() => open({ open: 'withdraw' })}>
            {words.withdraw.action}
          </Button>
          <Button
            variant="primary"
            icon={<ArrowDownLeft aria-hidden="true" />}
            onClick={() => open({ open: 'deposit' })}
          >
            {words.deposit.action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Balances />
        <PayoutAccount onChange={() => open({ open: 'payout-account' })} />
        <PendingPayments />
        <Tabs
          label={words.views}
          value={search.view ?? 'transactions'}
          onChange={(view) => void navigate({ search: view === 'payouts' ? { view } : {}, resetScroll: false })}
          tabs={[
            { value: 'transactions', label: words.transactions, content: <Transactions /> },
            { value: 'payouts', label: words.payouts, content: <Payouts /> },
          ]}
        />
      </div>
      {dialog === 'deposit' && <DepositDialog onClose={close} />}
      {dialog === 'withdraw' && (
        <WithdrawDialog onClose={close} onChangeAccount={() => open({ open: 'payout-account' })} />
      )}
      {dialog === 'payout-account' && (
        <PayoutAccountDialog onClose={close} onWithdraw={() => open({ open: 'withdraw' })} />
      )}
      {deposit && dialog === undefined && (
        <DepositDetails
          id={deposit}
          onClose={close}
          onRefund={() => open({ deposit, open: 'refund' })}
          onDepositAgain={() => open({ open: 'deposit' })}
        />
      )}
      {deposit && dialog === 'refund' && <RefundDialog id={deposit} onClose={() => open({ deposit })} />}
      {withdrawal && dialog === undefined && <WithdrawalDetails id={withdrawal} onClose={close} />}
    </Page>
  )
}
