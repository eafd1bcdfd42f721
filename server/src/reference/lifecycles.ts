import { contractTransitions } from '../deals/contracts/domain.ts'
import { disputeTransitions } from '../deals/disputes/domain.ts'
import { milestoneTransitions } from '../deals/milestones/domain.ts'
import { negotiationTransitions } from '../deals/negotiations/domain.ts'
import { payoutTransitions } from '../deals/payouts/domain.ts'
import { applicationTransitions } from '../market/applications/domain.ts'
import { gigTransitions } from '../market/gigs/domain.ts'
import { paymentTransitions } from '../money/payments/domain.ts'
import { refundTransitions } from '../money/payments/refund-domain.ts'
import type { Transitions } from '../platform/kernel/transitions.ts'

type Table = Transitions<string, string>

/** The lifecycle of each kind of resource: its first statuses, a description, and the table that the service checks. */
const lifecycles: { title: string; starts: readonly string[]; about: string; table: Table }[] = [
  {
    title: 'Gig',
    starts: ['draft', 'open'],
    about:
      'The owner posts it, either as a draft or open. The clock expires it at `apply_by`; contracts fill its positions.',
    table: gigTransitions,
  },
  {
    title: 'Application',
    starts: ['pending'],
    about: 'A worker submits it. `deal` is its negotiation or contract; `gig` means that its gig has ended.',
    table: applicationTransitions,
  },
  {
    title: 'Negotiation',
    starts: ['open'],
    about:
      'Either side opens it. `contract` means that another contract has filled the last position; `gig` means that the gig has ended.',
    table: negotiationTransitions,
  },
  {
    title: 'Contract',
    starts: ['pending_approval'],
    about: 'It’s created when both sides agree in a negotiation, and becomes active once both have approved it.',
    table: contractTransitions,
  },
  {
    title: 'Milestone',
    starts: ['pending'],
    about:
      'A contract starts with one milestone. After a partial release, the status stays the same while money is left in escrow.',
    table: milestoneTransitions,
  },
  {
    title: 'Dispute',
    starts: ['open'],
    about:
      'Either side opens it about one milestone. `first response` means the other side’s. Each deadline that passes moves the dispute forward, so it always ends.',
    table: disputeTransitions,
  },
  {
    title: 'Payout',
    starts: ['clearing'],
    about:
      'Each release creates one. It’s paid after clearing for the agreed number of days; a dispute puts it on hold.',
    table: payoutTransitions,
  },
  {
    title: 'Payment',
    starts: ['pending'],
    about:
      'A deposit or a withdrawal. With `PAYMENTS=manual`, operators act for the `provider`. Only a deposit can be reversed; only a withdrawal can be sent, and bounce.',
    table: paymentTransitions,
  },
  {
    title: 'Refund of a deposit',
    starts: ['pending'],
    about: 'An unspent deposit on its way back to where it came from. The payment provider says what becomes of it.',
    table: refundTransitions,
  },
]

/** The text of `docs/guides/lifecycles.md`. */
export function lifecyclesGuide(): string {
  const sections = lifecycles.map(
    ({ title, starts, about, table }) => `## ${title}

${about}

\`\`\`mermaid
stateDiagram-v2
${[...starts.map((status) => `  [*] --> ${status}`), ...edgesOf(table)].join('\n')}
\`\`\`

| Action | By | From | To |
|---|---|---|---|
${rowsOf(table).join('\n')}
`,
  )
  return `# Lifecycles

Every status, what changes it, and who can do that. A resource’s \`allowed_actions\` list what you can do with it now. \`clock\`
means that a deadline has passed. \`npm run lifecycles\` generates this page from the tables that the service itself checks.

${sections.join('\n')}`
}

/** One arrow for each change of status, with all actions that cause it. */
function edgesOf(table: Table): string[] {
  const labels = new Map<string, string[]>()
  for (const [action, rule] of Object.entries(table)) {
    for (const from of rule.from) {
      for (const to of targetsOf(rule).filter((target) => target !== from)) {
        const edge = `  ${from} --> ${to}`
        labels.set(edge, [...(labels.get(edge) ?? []), action])
      }
    }
  }
  return [...labels].map(([edge, actions]) => `${edge}: ${actions.join(', ')}`)
}

function rowsOf(table: Table): string[] {
  return Object.entries(table).map(([action, rule]) => {
    const targets = [...(rule.to === null ? ['no change'] : []), ...targetsOf(rule)]
    return `| \`${action}\` | ${rule.by.join(', ')} | ${rule.from.join(', ')} | ${oneOf(targets)} |`
  })
}

function oneOf(targets: readonly string[]): string {
  return [targets.slice(0, -1).join(', '), ...targets.slice(-1)].filter(Boolean).join(' or ')
}

function targetsOf({ to, or = [] }: Table[string]): string[] {
  return [...(to === null ? [] : [to]), ...or]
}
