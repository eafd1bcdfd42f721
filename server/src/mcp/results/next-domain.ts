import { type Json, kindOf } from './lines-domain.ts'

type Resource = { readonly [name: string]: Json | undefined }
type Step = (resource: Resource) => string

/** What the caller can do with a resource now: the tool call for each of its `allowed_actions`, or what only their user can do. */
export function nextSteps(resource: Json): string[] {
  const table = steps[kindOf(resource)]
  if (!table) return stepsOfUser(resource)
  const { allowed_actions, milestones } = resource as Resource
  const own = ((allowed_actions ?? []) as string[]).flatMap((action) => table[action]?.(resource as Resource) ?? [])
  return [...own, ...((milestones ?? []) as Json[]).flatMap(nextSteps)]
}

/** What users do on pages of the payment provider. */
function stepsOfUser(resource: Json): string[] {
  const { checkout_url, onboarding_url, status } = resource as Resource
  if (typeof checkout_url === 'string') return [`ask your user to pay at ${checkout_url}`]
  if (typeof onboarding_url !== 'string' || status === 'ready') return []
  return [`ask your user to set up their payout account at ${onboarding_url}`]
}

/** Every action a caller can take, by kind of resource, with the call for it. */
export const steps: Record<string, Record<string, Step>> = {
  gig: {
    apply: ({ id }) => call('apply', { gig_id: id, message: '…' }),
    invite: ({ id }) => call('negotiate', { gig_id: id, worker_id: '…', rate_cents: '…' }),
    edit: ({ id }) => write('changeGig', { id, title: '…' }),
    open: ({ id }) => write('changeGig', { id, status: 'open' }),
    pause: ({ id }) => write('changeGig', { id, status: 'paused' }),
    close: ({ id }) => write('changeGig', { id, status: 'closed' }),
    delete: ({ id }) => write('deleteGig', { id }),
  },
  app: {
    shortlist: ({ id }) => write('shortlistApplication', { id }),
    reject: ({ id }) => write('rejectApplication', { id }),
    withdraw: ({ id }) => write('withdrawApplication', { id }),
    negotiate: ({ id }) => call('negotiate', { application_id: id, rate_cents: '…' }),
  },
  neg: {
    round: ({ id }) => call('negotiate', { negotiation_id: id, rate_cents: '…' }),
    agree: ({ id, round_count }) => call('agree', { negotiation_id: id, round: round_count }),
    decline: ({ id }) => write('declineNegotiation', { id }),
  },
  cnv: {
    write: ({ id }) => call('send_message', { conversation_id: id, text: '…' }),
  },
  msg: {
    delete: ({ id }) => write('deleteMessage', { id }),
  },
  con: {
    approve: ({ id, terms_hash }) => call('agree', { contract_id: id, terms_hash }),
    cancel: ({ id }) => write('cancelContract', { id }),
    complete: ({ id }) => write('completeContract', { id }),
    'add-milestone': ({ id }) => call('add_milestone', { contract_id: id, title: '…', amount_cents: '…' }),
    review: ({ id }) => write('createReview', { id, rating: '1..5' }),
  },
  mil: {
    edit: (milestone) => write('changeMilestone', { ...idsOf(milestone), title: '…' }),
    remove: (milestone) => write('removeMilestone', idsOf(milestone)),
    fund: ({ id, contract_id, amount_cents }) => call('fund', { contract_id, milestone_id: id, amount_cents }),
    submit: ({ id, contract_id }) => call('submit_work', { contract_id, milestone_id: id, message: '…' }),
    'request-changes': (milestone) => write('requestChanges', { ...idsOf(milestone), message: '…' }),
    release: ({ id, contract_id }) => call('release', { contract_id, milestone_id: id }),
    refund: (milestone) => write('refundMilestone', idsOf(milestone)),
    dispute: ({ id, contract_id }) => call('dispute', { action: 'open', contract_id, milestone_id: id, reason: '…' }),
  },
  dsp: {
    respond: ({ id }) => call('dispute', { action: 'respond', dispute_id: id, statement: '…' }),
    accept: ({ id }) => call('dispute', { action: 'accept', dispute_id: id, worker_cents: '…' }),
    reject: ({ id }) => call('dispute', { action: 'reject', dispute_id: id }),
    withdraw: ({ id }) => call('dispute', { action: 'withdraw', dispute_id: id }),
    recommend: () => BY_ARBITER,
    resolve: () => BY_ARBITER,
  },
}

// Not a call, because a model that has read both sides' claims must not decide between them.
const BY_ARBITER = 'an arbiter recommends or decides in the console, not over MCP'

/** The tool that shows a resource, by the kind of its id. */
export function readingStep(id: string): string | null {
  switch (id.slice(0, 3)) {
    case 'gig':
      return call('read_gig', { gig_id: id })
    case 'neg':
      return call('read_negotiation', { negotiation_id: id })
    case 'con':
      return call('contract_status', { contract_id: id })
    case 'dsp':
      return call('dispute_status', { dispute_id: id })
    case 'cnv':
      return call('my_deals', { kind: 'conversations', conversation_id: id })
    case 'usr':
      return call('read_profile', { user_id: id })
    case 'app':
      return read('getApplication', { id })
    case 'apr':
      return read('getApproval', { id })
    case 'pay':
      return read('getPayout', { id })
    default:
      return null
  }
}

/** Formats a call for a model. */
export function call(tool: string, input: Record<string, Json | undefined>): string {
  return `${tool} ${JSON.stringify(input)}`
}

function write(operation: string, input: Record<string, Json | undefined>): string {
  return call('api_write', { operation, input })
}

function read(operation: string, input: Record<string, Json | undefined>): string {
  return call('api_read', { operation, input })
}

function idsOf({ id, contract_id }: Resource) {
  return { id: contract_id, milestoneId: id }
}
