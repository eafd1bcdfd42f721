import type { AccountState } from '../providers/domain.ts'

/** The parts of a connected account that decisions need. */
export interface ConnectedAccount {
  id: string
  configuration?: {
    recipient?: { capabilities?: { stripe_balance?: { stripe_transfers?: Capability; payouts?: Capability } } }
  }
  requirements?: { entries?: Requirement[] }
}

interface Capability {
  status: string
  status_details: { code: string }[]
}

interface Requirement {
  awaiting_action_from: string
  description: string
  errors: object[]
  minimum_deadline: { status: string }
}

/** `wasReady`: whether the user has finished Stripe's pages before, so that anything missing is an addition. */
export function accountState(account: ConnectedAccount, label: string | null, wasReady: boolean): AccountState {
  const { stripe_transfers, payouts } = account.configuration?.recipient?.capabilities?.stripe_balance ?? {}
  const capabilities = [stripe_transfers, payouts]
  const found = { reference: account.id, label }
  if (capabilities.every((capability) => capability?.status === 'active')) {
    return { ...found, status: 'ready', missing: [] }
  }
  const due = (account.requirements?.entries ?? []).filter(
    ({ awaiting_action_from, minimum_deadline }) =>
      awaiting_action_from === 'user' && minimum_deadline.status !== 'eventually_due',
  )
  const codes = capabilities.flatMap((capability) => capability?.status_details.map(({ code }) => code) ?? [])
  const obstacles = codes.flatMap((code) => obstacleOf(code) ?? [])
  const missing = [...new Set([...obstacles, ...due.map(({ description }) => requirementInWords(description))])]
  const isFinished = wasReady || due.length === 0 || due.some(({ errors }) => errors.length > 0)
  return {
    ...found,
    status: isFinished || obstacles.length > 0 ? 'restricted' : 'incomplete',
    missing: missing.length > 0 ? missing : ["Stripe's review"],
  }
}

/** Nothing that the user can enter on Stripe's pages. */
function obstacleOf(code: string): string | null {
  if (code.startsWith('rejected_')) return "Stripe's approval, which it has denied"
  if (code.startsWith('unsupported_'))
    return `a ${code.slice('unsupported_'.length).replaceAll('_', ' ')} that Stripe supports`
  return null
}

/** `identity.individual.date_of_birth` → `date of birth` */
export function requirementInWords(path: string): string {
  const [word] = [...WORDS].find(([, pattern]) => pattern.test(path)) ?? []
  return word ?? (path.split('.').at(-1) ?? path).replaceAll('_', ' ')
}

const WORDS: readonly (readonly [string, RegExp])[] = [
  ['bank account', /external_account|outbound_destination|payout_method/],
  ['terms of service', /terms_of_service|tos_acceptance/],
  ['identity document', /document/],
  ['date of birth', /date_of_birth|\bdob\b/],
  ['address', /address/],
  ['tax ID', /tax_id/],
  ['ID number', /id_numbers?|ssn_last_4/],
  ['first name', /given_name|first_name/],
  ['last name', /surname|last_name/],
  ['email address', /email/],
  ['phone number', /phone/],
  ['website', /\burl\b/],
  ['what you offer', /product_description/],
  ['type of business', /entity_type|business_type|\bmcc\b/],
]
