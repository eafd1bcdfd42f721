import { Badge, type Tone } from '../ui/badge.tsx'
import { stateWords } from '../words/states.ts'

type Kind = keyof typeof stateWords
type StateOf<K extends Kind> = keyof (typeof stateWords)[K] & string

/** The state of a thing, in a word and a colour that is the same everywhere. */
export function StateBadge<K extends Kind>({ kind, state }: { kind: K; state: StateOf<K> }) {
  const labels: Partial<Record<string, string>> = stateWords[kind]
  return <Badge tone={TONES[state] ?? 'neutral'}>{labels[state] ?? state}</Badge>
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
  pending_approval: 'warn',
  recommended: 'warn',
  clearing: 'warn',
  held: 'bad',
  disputed: 'bad',
  arbitration: 'bad',
}
