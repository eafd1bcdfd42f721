import type { LedgerAccountName } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { milestoneSummaryQuery } from '../../app/queries.ts'
import { userSummaryQuery } from '../../app/summaries.ts'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/ledger.ts'

/** An account's name: whose it is, and what it's for. The name of an escrow's milestone comes from the contract. */
export function useAccountName(
  { kind, owner }: Pick<LedgerAccountName, 'kind' | 'owner'>,
  contractId: string | null,
): string {
  const userId = owner?.type === 'user' ? owner.id : null
  const user = useQuery({ ...userSummaryQuery(userId ?? ''), enabled: userId !== null }).data
  const milestone = useQuery({
    ...milestoneSummaryQuery(owner?.id ?? '', contractId ?? ''),
    enabled: kind === 'escrow' && contractId !== null,
  }).data
  if (owner === null) return words.kinds[kind]
  if (kind !== 'escrow') return words.ofPerson(words.kinds[kind], user?.display_name ?? appWords.somebody)
  return milestone ? words.ofMilestone(milestone.title) : words.aMilestone
}

/** The same as text. */
export function AccountName({ account, contractId }: { account: LedgerAccountName; contractId: string | null }) {
  return useAccountName(account, contractId)
}

/** The name of a user; payments by the platform have none. */
export function useUserName(id: string | null, withoutUser: string): string {
  const user = useQuery({ ...userSummaryQuery(id ?? ''), enabled: id !== null }).data
  return id === null ? withoutUser : (user?.display_name ?? appWords.somebody)
}
