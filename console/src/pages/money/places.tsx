import type { Subject } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { words } from '../../words/ledger.ts'

interface Place {
  to: string
  search?: { owner: string }
}

/** The page about the thing with this id; null if it has none. */
export function placeOf(id: string): Place | null {
  const [, prefix = ''] = /^([a-z]{3})_[0-9a-z]{26}$/.exec(id) ?? []
  if (prefix === 'usr' || prefix === 'mil') return { to: paths.ledger, search: { owner: id } }
  const pages: Partial<Record<string, string>> = {
    acc: paths.ledgerAccount(id),
    txn: paths.ledgerTransfer(id),
    dep: paths.payment(id),
    wdr: paths.payment(id),
    con: paths.contract(id),
    dsp: paths.disputeRecord(id),
  }
  const to = pages[prefix]
  return to ? { to } : null
}

/** An id, as a link if there's a page about it. */
export function IdLink({ id }: { id: string }) {
  const place = placeOf(id)
  if (!place) return <code className="break-all font-mono text-xs">{id}</code>
  return (
    <Link {...place} className="break-all font-mono text-xs underline underline-offset-4">
      {id}
    </Link>
  )
}

/** What money moved for. Milestones and payouts are shown on the page of their contract. */
export function SubjectLink({ subject: { type, id }, contractId }: { subject: Subject; contractId: string | null }) {
  const name = words.subjects[type] ?? type
  const place =
    type === 'milestone' || type === 'payout' ? contractId && { to: paths.contract(contractId) } : placeOf(id)
  if (!place) return <span title={id}>{name}</span>
  return (
    <Link {...place} title={id} className="font-medium underline-offset-4 hover:underline">
      {name}
    </Link>
  )
}
