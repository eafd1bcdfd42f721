import type { ContractSummary, MilestoneSummary } from '@parley/sdk'
import { words } from '../../words/wallet.ts'

interface ContractNameProps {
  id: string
  contract: ContractSummary | null | undefined
  milestone: MilestoneSummary | null | undefined
}

/** What a contract is about: the title of its gig, and of the milestone if it's about one. */
export function ContractName({ id, contract, milestone }: ContractNameProps) {
  return [milestone?.title, contract?.gig_title ?? words.contract(id)].filter(Boolean).join(' · ')
}
