import type { Approval, Mandate } from '@parley/sdk'
import { requestInWords } from '../../app/agent-request.ts'
import { currency } from '../../app/currency.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Notice } from '../../ui/notice.tsx'
import { actionWords, type LimitName, words } from '../../words/mandates.ts'

interface RaiseNoticeProps {
  request: Approval
  before: Mandate
  wider: Mandate | null
}

/** Says which request the mandate is being raised for, and which rules are prefilled. */
export function RaiseNotice({ request, before, wider }: RaiseNoticeProps) {
  const { raise } = words
  const isWaiting = request.status === 'pending'
  if (!wider) return <Notice>{`${raise.covered}${isWaiting ? ` ${raise.approvable}` : ''}`}</Notice>
  return (
    <Notice title={raise.title}>
      <p>{`${raise.text(requestInWords(request))}${isWaiting ? ` ${raise.approves}` : ''}`}</p>
      <ul aria-label={raise.changed} className="mt-2 flex list-disc flex-col gap-0.5 pl-4">
        {changesOf(request, before, wider).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}

function changesOf({ action }: Approval, before: Mandate, wider: Mandate): string[] {
  const { raise, limits, noLimit } = words
  const amount = (cents: number | null) => (cents === null ? noLimit : formatMoney(cents, currency()))
  const name = actionWords[action]
  return [
    ...(before.ask_owner.length === wider.ask_owner.length ? [] : [raise.ask(name)]),
    ...(before.may.length === wider.may.length ? [] : [raise.may(name)]),
    ...(Object.keys(limits) as LimitName[])
      .filter((limit) => before[limit] !== wider[limit])
      .map((limit) => raise.limit(limits[limit], amount(before[limit]), amount(wider[limit]))),
    ...(before.allowed_counterparties?.length === wider.allowed_counterparties?.length ? [] : [raise.counterparties]),
  ]
}
