import { getRouteApi } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { DepositDialog } from '../../app/deposit-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/wallet.ts'
import { Balances } from './balances.tsx'
import { PayoutAccount, PayoutAccountDialog } from './payout-account.tsx'
import { Payouts } from './payouts.tsx'
import { PendingPayments } from './pending-payments.tsx'
import type { WalletSearch } from './search.ts'
import { Transactions } from './transactions.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const route = getRouteApi('/wallet')

/** My money: where it is, how it comes and goes, and what moved it. */
export function WalletPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const open = (dialog: WalletSearch['open']) => {
    const { open: _, ...rest } = search
    void navigate({ search: dialog ? { ...rest, open: dialog } : rest, resetScroll: false })
  }
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Button icon={<ArrowUpRight aria-hidden="true" />} onClick={() => open('withdraw')}>
            {words.withdraw.action}
          </Button>
          <Button variant="primary" icon={<ArrowDownLeft aria-hidden="true" />} onClick={() => open('deposit')}>
            {words.deposit.action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Balances />
        <PayoutAccount onChange={() => open('payout-account')} />
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
      {search.open === 'deposit' && <DepositDialog onClose={() => open(undefined)} />}
      {search.open === 'withdraw' && (
        <WithdrawDialog onClose={() => open(undefined)} onChangeAccount={() => open('payout-account')} />
      )}
      {search.open === 'payout-account' && <PayoutAccountDialog onClose={() => open(undefined)} />}
    </Page>
  )
}
