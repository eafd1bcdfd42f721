import { contractTransitions } from '../deals/contracts/domain.ts'
import { disputeTransitions } from '../deals/disputes/domain.ts'
import { milestoneTransitions } from '../deals/milestones/domain.ts'
import { negotiationTransitions } from '../deals/negotiations/domain.ts'
import { payoutTransitions } from '../deals/payouts/domain.ts'
import { applicationTransitions } from '../market/applications/domain.ts'
import { gigTransitions } from '../market/gigs/domain.ts'
import { paymentTransitions } from '../money/payments/domain.ts'
import type { Transitions } from '../platform/kernel/transitions.ts'

type Table = Transitions<string, string>

/** The lifecycle of each kind of resource: its first statuses, a description, and the table that the service checks. */
const lifecycles: { title: string; starts: readonly string[]; about: string; table: Table }[] = [
  {
    title: 'Gig',
    starts: ['draft', 'open'],
    about: 'The owner posts it, as a draft or open. The clock expires it at `apply_by`; contracts fill its positions.',
    table: gigTransitions,
  },
  {
    title: 'Application',
    starts: ['pending'],
    about: 'A worker makes it. `deal` is its negotiation or contract; `gig` means that its gig has ended.',
    table: applicationTransitions,
  },
  {
    title: 'Negotiation',
    starts: ['open'],
    about:
      'Either side opens it. `contract` means that another contract has filled the last position; `gig`, that the gig has ended.',
    table: negotiationTransitions,
  },
  {
    title: 'Contract',
    starts: ['pending_approval'],
    about: 'Agreeing in a negotiation makes it. It is active when both sides have approved it.',
    table: contractTransitions,
  },
  {
    title: 'Milestone',
    starts: ['pending'],
    about: 'The first comes with the contract. A partial release keeps the status while money is left in escrow.',
    table: milestoneTransitions,
  },
  {
    title: 'Dispute',
    starts: ['open'],
    about:
      'Either side opens it about one milestone. `first answer` is the first response of the other side. Each deadline that passes moves it on, so that it always ends.',
    table: disputeTransitions,
  },
  {
    title: 'Payout',
    starts: ['clearing'],
    about: 'Each release makes one. It is paid when it has cleared for the agreed number of days; a dispute holds it.',
    table: payoutTransitions,
  },
  {
    title: 'Payment',
    starts: ['pending'],
    about:
      'A deposit or a withdrawal. With `PAYMENTS=manual`, operators act for the `provider`. Only a deposit can be reversed.',
    table: paymentTransitions,
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

Every status, what changes it, and who may do that. \`npm run lifecycles\` makes this page from the tables that the service
itself checks. \`allowed_actions\` of a resource lists what you may do with it now. \`clock\` means that a deadline has passed.

${sections.join('\n')}`
}

/** One arrow for each change of status, with all actions that make it. */
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
    return `| \`${action}\` | ${rule.by.join(', ')} | ${rule.from.join(', ')} | ${targets.join(' or ')} |`
  })
}

function targetsOf({ to, or = [] }: Table[string]): string[] {
  return [...(to === null ? [] : [to]), ...or]
}
