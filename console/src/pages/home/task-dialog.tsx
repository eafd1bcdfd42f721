import type { InboxItem } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AgreeDialog } from '../../app/agree-dialog.tsx'
import { ApproveDialog } from '../../app/approve-dialog.tsx'
import { currency } from '../../app/currency.ts'
import { FundDialog } from '../../app/fund-dialog.tsx'
import { ObjectDialog } from '../../app/object-dialog.tsx'
import { paths } from '../../app/paths.ts'
import { contractQuery, negotiationQuery } from '../../app/queries.ts'
import { ReleaseDialog } from '../../app/release-dialog.tsx'

interface TaskDialogProps {
  item: InboxItem
  onClose: () => void
}

/** The dialog in which a task is done, with everything it needs already loaded. */
export function TaskDialog(props: TaskDialogProps) {
  const { item, onClose } = props
  if (item.action === 'object') return <ObjectDialog id={item.subject.id} onClose={onClose} />
  return item.subject.type === 'negotiation' ? <Offer {...props} /> : <Deal {...props} />
}

function Offer({ item, onClose }: TaskDialogProps) {
  const navigate = useNavigate()
  const { data } = useQuery(negotiationQuery(item.subject.id))
  if (!data) return null
  return (
    <AgreeDialog
      negotiation={data}
      context={{ rateType: data.rate_type, currency: currency() }}
      onClose={onClose}
      onDone={({ id, isApproved }) => (isApproved ? onClose() : navigate({ to: paths.contract(id) }))}
    />
  )
}

function Deal({ item: { subject, contract_id, action }, onClose }: TaskDialogProps) {
  const { data: contract } = useQuery(contractQuery(contract_id ?? subject.id))
  if (!contract) return null
  if (subject.type === 'contract') return <ApproveDialog contract={contract} onClose={onClose} />
  const milestone = contract.milestones.find(({ id }) => id === subject.id)
  if (!milestone) return null
  const MoneyDialog = action === 'fund' ? FundDialog : ReleaseDialog
  return <MoneyDialog contract={contract} milestone={milestone} onClose={onClose} />
}
