import type { Milestone } from '@parley/sdk'
import { Badge, type Tone } from '../ui/badge.tsx'
import { stateWords } from '../words/states.ts'

type Kind = keyof typeof stateWords
type StateOf<K extends Kind> = keyof (typeof stateWords)[K] & string

/** A resource's state, as a word and a color that are the same everywhere. */
export function StateBadge<K extends Kind>({ kind, state }: { kind: K; state: StateOf<K> }) {
  const labels: Partial<Record<string, string>> = stateWords[kind]
  return <Badge tone={TONES[state] ?? 'neutral'}>{labels[state] ?? state}</Badge>
}

/** The state of a milestone. Delivered but funded again means that the client asked for changes. */
export function MilestoneBadge({ milestone: { status, submitted_at } }: { milestone: Milestone }) {
  return <StateBadge kind="milestone" state={status === 'funded' && submitted_at ? 'changes_requested' : status} />
}

const TONES: Partial<Record<string, Tone>> = {
  open: 'accent',
  active: 'accent',
  funded: 'accent',
  shortlisted: 'accent',
  negotiating: 'accent',
  in_review: 'accent',
  agreed: 'good',
  hired: 'good',
  completed: 'good',
  released: 'good',
  paid: 'good',
  resolved: 'good',
  filled: 'good',
  paused: 'warn',
  submitted: 'warn',
  changes_requested: 'warn',
  pending_approval: 'warn',
  recommended: 'warn',
  clearing: 'warn',
  held: 'bad',
  disputed: 'bad',
  arbitration: 'bad',
}
