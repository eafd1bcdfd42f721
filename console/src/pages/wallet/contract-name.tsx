import { useQuery } from '@tanstack/react-query'
import { contractQuery, gigQuery } from '../../app/queries.ts'
import { words } from '../../words/wallet.ts'

/** What a contract is about: the title of its gig, and of the milestone if one is meant. */
export function ContractName({ id, milestoneId }: { id: string; milestoneId?: string | undefined }) {
  const contract = useQuery(contractQuery(id))
  const gigId = contract.data?.gig_id
  const gig = useQuery({ ...gigQuery(gigId ?? ''), enabled: gigId !== undefined })
  if (contract.isPending || gig.isLoading) return <span aria-hidden="true">…</span>
  const milestone = contract.data?.milestones.find((each) => each.id === milestoneId)
  return [milestone?.title, gig.data?.title ?? words.contract(id)].filter(Boolean).join(' · ')
}
