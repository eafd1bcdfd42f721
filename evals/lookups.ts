import type { Call } from './task.ts'

// How scripts find what a prompt refers to by title.

/** The caller's contract about the gig with this title, including its milestones. */
export async function contractAbout(call: Call, title: string) {
  const { data } = await call('show my deals', 'listContracts')
  const { id } = await aboutGig(call, data, title)
  return call('what did we agree', 'getContract', { id })
}

/** The caller's negotiation about the gig with this title, including its rounds. */
export async function negotiationAbout(call: Call, title: string) {
  const { data } = await call('with whom am I negotiating', 'listNegotiations')
  const { id } = await aboutGig(call, data, title)
  return call('history of offers', 'getNegotiation', { id })
}

/** The caller's dispute about the gig with this title. */
export async function disputeAbout(call: Call, title: string) {
  const contract = await contractAbout(call, title)
  const { data } = await call('my quarrels', 'listDisputes')
  const { id } = one(data, (dispute) => dispute.contract_id === contract.id)
  return call('what does each side propose', 'getDispute', { id })
}

/** The caller's own gig with this title. */
export async function ownGig(call: Call, title: string) {
  const { user } = await call('who am I', 'getMe')
  const { data } = await call('my own job ads', 'listGigs', { client_id: user.user_id })
  return one(data, (gig) => gig.title === title)
}

/** Every application to a gig, across all pages. */
export async function applicationsTo(call: Call, gigId: string) {
  const applications: Found[] = []
  let cursor: string | null = null
  do {
    const input = { id: gigId, ...(cursor && { cursor }) }
    const page = await call('who applied to my job', 'listApplicationsOfGig', input)
    applications.push(...page.data)
    cursor = page.next_cursor ?? null
  } while (cursor)
  return applications
}

export function bestPaid(gigs: readonly Found[]): Found {
  return gigs.toSorted((a, b) => b.rate_max_cents - a.rate_max_cents)[0]
}

async function aboutGig(call: Call, candidates: readonly Found[], title: string): Promise<Found> {
  for (const candidate of candidates) {
    const gig = await call('what is the job about', 'getGig', { id: candidate.gig_id })
    if (gig.title === title) return candidate
  }
  throw new Error(`There’s nothing about ${title}.`)
}

export function one(candidates: readonly Found[], isIt: (candidate: Found) => boolean): Found {
  const [found, ...others] = candidates.filter(isIt)
  if (!found || others.length > 0) throw new Error(`Exactly one was expected, not ${others.length + (found ? 1 : 0)}.`)
  return found
}

// biome-ignore lint/suspicious/noExplicitAny: Answers of all operations, as JSON.
type Found = any
