import type { Recipe } from './recipe.ts'
import type { Stage } from './stage.ts'

const HOUR_SECONDS = 3_600
const REASON = 'parley trigger'
const NEGOTIATION_SECONDS = 7 * 86_400

/** Gigs, saved searches, applications, negotiations and messages. The caller owns the gig. */
export const marketRecipes: Readonly<Record<string, Recipe>> = {
  async 'gig.created'(stage) {
    return { subject: (await stage.newGig()).id }
  },
  async 'gig.updated'(stage) {
    const { id } = await stage.newGig()
    await stage.act(stage.caller, 'changeGig', { params: { id }, body: { title: 'Translate two manuals' } })
    return { subject: id }
  },
  async 'gig.opened'(stage) {
    const { id } = await stage.newGig(stage.caller, { status: 'draft' })
    return changedTo(stage, id, 'open')
  },
  async 'gig.paused'(stage) {
    return changedTo(stage, (await stage.newGig()).id, 'paused')
  },
  async 'gig.closed'(stage) {
    return changedTo(stage, (await stage.newGig()).id, 'closed')
  },
  async 'gig.filled'(stage) {
    const { gigId } = await stage.newContract({ lead: 'client', until: 'active' })
    return { subject: gigId }
  },
  async 'gig.expired'(stage) {
    const apply_by = new Date((await stage.now()).getTime() + HOUR_SECONDS * 1_000).toISOString()
    const { id } = await stage.newGig(stage.caller, { apply_by })
    await stage.advance(HOUR_SECONDS)
    return { subject: id }
  },
  async 'gig.deleted'(stage) {
    const { id } = await stage.newGig()
    await stage.act(stage.caller, 'deleteGig', { params: { id } })
    return { subject: id }
  },
  async 'gig.removed'(stage) {
    const { id } = await stage.newGig()
    await stage.act(stage.caller, 'deleteGig', { params: { id } })
    return { subject: id, audience: 'market' }
  },
  async 'gig.restored'(stage) {
    const { id } = await stage.newGig(await stage.newUser('client'))
    await stage.act(stage.caller, 'removeGig', { params: { id }, body: { reason: REASON } })
    await stage.act(stage.caller, 'restoreGig', { params: { id } })
    return { subject: id, audience: 'market' }
  },
  async 'search.matched'(stage) {
    const client = await stage.newUser('client')
    const body = { name: 'Gigs of one client', filters: { client_id: client.userId } }
    const { id } = await stage.act(stage.caller, 'createSearch', { body })
    await stage.newGig(client)
    return { subject: id }
  },
  async 'application.created'(stage) {
    return { subject: (await newApplication(stage)).id }
  },
  async 'application.shortlisted'(stage) {
    const { id } = await newApplication(stage)
    await stage.act(stage.caller, 'shortlistApplication', { params: { id } })
    return { subject: id }
  },
  async 'application.negotiating'(stage) {
    return { subject: (await negotiatedApplication(stage)).id }
  },
  async 'application.hired'(stage) {
    const { id, worker, negotiation } = await negotiatedApplication(stage)
    const agreed = await stage.act(worker, 'agreeToRound', { params: { id: negotiation.id }, body: { round: 1 } })
    await stage.approve({ client: stage.caller, worker, contractId: String(agreed.contract_id) })
    return { subject: id }
  },
  async 'application.rejected'(stage) {
    const { id } = await newApplication(stage)
    await stage.act(stage.caller, 'rejectApplication', { params: { id } })
    return { subject: id }
  },
  async 'application.withdrawn'(stage) {
    const { id, worker } = await newApplication(stage)
    await stage.act(worker, 'withdrawApplication', { params: { id } })
    return { subject: id }
  },
  async 'application.expired'(stage) {
    const { id, gigId } = await newApplication(stage)
    await changedTo(stage, gigId, 'closed')
    return { subject: id }
  },
  async 'negotiation.opened'(stage) {
    return { subject: (await newNegotiation(stage)).id }
  },
  async 'negotiation.round'(stage) {
    const { id, worker } = await newNegotiation(stage)
    await stage.act(worker, 'submitRound', { params: { id }, body: { rate_cents: 12_000, message: 'Rather this.' } })
    return { subject: id }
  },
  async 'negotiation.agreed'(stage) {
    const { id, worker } = await newNegotiation(stage)
    await stage.act(worker, 'agreeToRound', { params: { id }, body: { round: 1 } })
    return { subject: id }
  },
  async 'negotiation.declined'(stage) {
    const { id, worker } = await newNegotiation(stage)
    await stage.act(worker, 'declineNegotiation', { params: { id }, body: { reason: 'No time.' } })
    return { subject: id }
  },
  async 'negotiation.expired'(stage) {
    const { id } = await newNegotiation(stage)
    await stage.advance(NEGOTIATION_SECONDS)
    return { subject: id }
  },
  async 'negotiation.superseded'(stage) {
    const { id, gigId } = await newNegotiation(stage)
    await stage.newContract({ lead: 'client', gigId, until: 'active' })
    return { subject: id }
  },
  async 'message.created'(stage) {
    return { subject: (await newMessage(stage)).conversationId }
  },
  async 'message.deleted'(stage) {
    const { id, conversationId, worker } = await newMessage(stage)
    await stage.act(worker, 'deleteMessage', { params: { id } })
    return { subject: conversationId }
  },
  async 'message.removed'(stage) {
    return removedMessage(stage)
  },
  async 'message.restored'(stage) {
    const { id, ...outcome } = await removedMessage(stage)
    await stage.act(stage.caller, 'restoreMessage', { params: { id } })
    return outcome
  },
  async 'conversation.read'(stage) {
    const { id, conversationId } = await newMessage(stage)
    const [params, body] = [{ id: conversationId }, { message_id: id }]
    await stage.act(stage.caller, 'markConversationRead', { params, body })
    return { subject: conversationId }
  },
}

/** By someone else than the operator who removes it. */
async function removedMessage(stage: Stage) {
  const { id, conversationId, worker } = await newMessage(stage)
  await stage.act(stage.caller, 'removeMessage', { params: { id }, body: { reason: REASON } })
  return { id, subject: conversationId, reader: worker }
}

async function changedTo(stage: Stage, id: string, status: 'open' | 'paused' | 'closed') {
  await stage.act(stage.caller, 'changeGig', { params: { id }, body: { status } })
  return { subject: id }
}

async function newApplication(stage: Stage) {
  const { id: gigId } = await stage.newGig()
  const worker = await stage.newUser('worker')
  const { id } = await stage.act(worker, 'applyToGig', { params: { id: gigId }, body: { message: 'Let me do it.' } })
  return { id, gigId, worker }
}

async function newMessage(stage: Stage) {
  const { gigId, worker } = await newApplication(stage)
  const { data } = await stage.act(worker, 'listConversations', { query: { gig_id: gigId } })
  const conversationId = data[0]?.id ?? ''
  const body = { text: 'Is there a glossary?' }
  const { id } = await stage.act(worker, 'sendMessage', { params: { id: conversationId }, body })
  return { id, conversationId, worker }
}

async function negotiatedApplication(stage: Stage) {
  const application = await newApplication(stage)
  const body = { application_id: application.id, terms: { rate_cents: 10_000 } }
  const negotiation = await stage.act(stage.caller, 'openNegotiation', { body })
  return { ...application, negotiation }
}

async function newNegotiation(stage: Stage) {
  const { id: gigId } = await stage.newGig()
  const worker = await stage.newUser('worker')
  const { id } = await stage.negotiate({ client: stage.caller, worker, gigId })
  return { id, gigId, worker }
}
