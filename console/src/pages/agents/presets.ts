import { currency } from '../../app/currency.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { ALL_ACTIONS, words } from '../../words/mandates.ts'
import type { Rules } from './rules.ts'

/** What a preset sets. Whom the agent deals with, and until when, doesn't change. */
type PresetRules = Omit<Rules, 'allowed_counterparties' | 'expires_at'>

interface Preset {
  label: string
  text: string
  rules: PresetRules
}

export type PresetName = 'ask' | 'total'

export const PRESETS: readonly PresetName[] = ['ask', 'total']

/** Rules to start from. */
export function presetOf(name: PresetName): Preset {
  const { presets } = words
  if (name === 'ask') {
    return { label: presets.ask, text: presets.askText, rules: { ...NO_LIMITS, ask_owner: ALL_ACTIONS } }
  }
  const amount = formatMoney(TOTAL_CENTS, currency())
  const limits = { max_contract_cents: TOTAL_CENTS, max_funding_cents: TOTAL_CENTS, max_release_cents: TOTAL_CENTS }
  return { label: presets.total(amount), text: presets.totalText(amount), rules: { ...NO_LIMITS, ...limits } }
}

const TOTAL_CENTS = 50_000

const NO_LIMITS: PresetRules = {
  min_rate_cents: null,
  max_rate_cents: null,
  max_contract_cents: null,
  max_funding_cents: null,
  max_release_cents: null,
  max_refund_cents: null,
  max_withdrawal_cents: null,
  min_dispute_worker_cents: null,
  max_dispute_worker_cents: null,
  may: [],
  ask_owner: [],
}
