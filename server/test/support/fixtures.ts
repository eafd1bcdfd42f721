import { sequenceEvents } from '../../src/events/feed/sequencer.ts'
import { toId } from '../../src/platform/kernel/ids.ts'
import { Authenticator } from './authenticator.ts'
import { Browser, mailTo, newEmail, signedIn } from './browser.ts'
import { type Client, expectOk } from './client.ts'
import { activate, agreeOn, type Deal, negotiate, postGig } from './deals.ts'
import { agentWith, allAgentScopes, approvalIdIn } from './mandates.ts'
import { newToken } from './oauth.ts'
import { IBAN, setPayoutAccount } from './payout-accounts.ts'
import type { World } from './world.ts'

/** A PNG image of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The kinds of callers that get different answers about one deal. A stranger is a user who is not part of it. */
export const callerKinds = [
  'client',
  'worker',
  'clientAgent',
  'workerAgent',
  'stranger',
  'arbiter',
  'operator',
] as const
export type CallerKind = (typeof callerKinds)[number]

/**
 * One caller of each kind, and two who only prepare fixtures: the first operator, and an arbiter who recommends, since the one
 * who recommends may not decide.
 */
export type Callers = Record<CallerKind, Client> & { recommendingArbiter: Client; firstOperator: Client }

/** A new client and worker with their agents; the other callers are new, too, or taken from `shared`. */
export async function newCallers(world: World, shared?: Callers): Promise<Callers> {
  const firstOperator = world.operator
  const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
  const [clientAgent, workerAgent] = await Promise.all([agentWith(world, client), agentWith(world, worker)])
  const others = shared ?? {
    firstOperator,
    stranger: await world.newUser(),
    arbiter: await world.newUser({ role: 'arbiter' }),
    recommendingArbiter: await world.newUser({ role: 'arbiter' }),
    operator: await world.newUser({ role: 'operator' }),
  }
  const callers = { ...others, client, worker, clientAgent, workerAgent }
  const users = shared ? [client, worker] : [client, worker, callers.stranger, callers.arbiter, callers.operator]
  await Promise.all(users.flatMap((user) => [depositFor(firstOperator, user), setPayoutAccount(user)]))
  return callers
}

/** Resources of one client and worker, each in the state its name says; created on first use and then reused. */
export type Fixtures = ReturnType<typeof createFixtures>

export function createFixtures(world: World, callers: Callers) {
  const { client, worker, recommendingArbiter } = callers
  const newDeal = async (): Promise<Deal> => ({ client, worker, gigId: await postGig(client) })

  const fixtures = {
    callers,
    gigId: once(() => postGig(client)),
    /** A user of a demo market that already exists. */
    demoUserId: once(async () => {
      await world.inDatabase(async (db) => {
        await db.query(
          `insert into demo_market (run_id, status, started_at, updated_at)
          values (gen_random_uuid(), 'done', now(), now()) on conflict do nothing`,
        )
        await db.query('insert into demo_users (user_id) values ($1) on conflict do nothing', [
          toId('usr', client.userId),
        ])
      })
      return client.userId
    }),
    draftId: once(() => postGig(client, { status: 'draft' })),
    applicationId: once(async () => {
      const gigId = await postGig(client)
      return expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).id as string
    }),
    /** Sent by the client. */
    message: once(async (): Promise<SentMessage> => {
      const { gig_id } = expectOk(await client.get(`/negotiations/${await fixtures.negotiationId()}`))
      return newMessage(gig_id)
    }),
    /** In the conversation of an open dispute. */
    disputedMessage: once(async (): Promise<SentMessage> => {
      const { contract } = await fixtures.openDispute()
      return newMessage(expectOk(await client.get(contract)).gig_id)
    }),
    /** Owned by the client, and not attached to anything. All files are JSON, so that every response is. */
    attachmentId: once(() => newFile()),
    pictureId: once(async (): Promise<string> => expectOk(await client.upload('me.png', PIXEL)).id),
    fileOfMessage: once(async (): Promise<string> => (await fixtures.message()).fileId),
    fileOfDisputedMessage: once(async (): Promise<string> => (await fixtures.disputedMessage()).fileId),
    fileOfApplication: once(async () => {
      const [gigId, fileId] = await Promise.all([postGig(client), newFile(worker)])
      expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.', attachment_ids: [fileId] }))
      return fileId
    }),
    fileOfDelivery: once(() => newDeliveredFile()),
    fileOfDisputedDelivery: once(async () => {
      const contract = await newFundedMilestone()
      const fileId = await newDeliveredFile(contract)
      expectOk(await client.post('/disputes/create', disputeAbout(contract)))
      return fileId
    }),
    fileOfStatement: once(async () => {
      const fileId = await newFile()
      const about = disputeAbout(await newFundedMilestone())
      expectOk(await client.post('/disputes/create', { ...about, attachment_ids: [fileId] }))
      return fileId
    }),
    negotiationId: once(async () => (await negotiate(await newDeal())).id as string),
    agreedContractId: once(async () => (await agreeOn(await newDeal())).id as string),
    activeContractId: once(async () => (await activate(await newDeal())).id as string),
    /** Without money, so it can be completed at any time. */
    unpaidContractId: once(async () => (await activate(await newDeal(), { rate_cents: 0 })).id as string),

    pendingMilestone: once(newMilestone),
    milestoneOfWorker: once(async (): Promise<string> => {
      const path = `/contracts/${await fixtures.activeContractId()}/milestones`
      return `${path}/${expectOk(await worker.post(path, { title: 'More', amount_cents: 100 })).id}`
    }),
    fundedMilestone: once(newFundedMilestone),
    /** Funded so long ago, without a delivery, that the client may take the money back. */
    refundableMilestone: once(async () => {
      const path = await newFundedMilestone()
      const id = toId('mil', path.slice(path.lastIndexOf('/') + 1))
      await world.inDatabase((db) =>
        db.query(`update milestones set funded_at = funded_at - interval '8 days' where id = $1`, [id]),
      )
      return path
    }),
    submittedMilestone: once(async () => {
      const path = await newFundedMilestone()
      expectOk(await worker.post(`${path}/submit`, { message: 'Here it is.' }))
      return path
    }),
    payout: once(async () => {
      const path = await newFundedMilestone()
      expectOk(await client.post(`${path}/release`))
      const contractId = path.split('/')[2] as string
      const { data } = expectOk(await worker.get(`/payouts?contract_id=${contractId}`))
      return { id: data[0].id as string, contractId }
    }),

    newDispute,
    newAnsweredDispute,
    openDispute: once(newDispute),
    answeredDispute: once(newAnsweredDispute),
    recommendedDispute: once(newRecommendedDispute),
    arbitratedDispute: once(async () => {
      const dispute = await newRecommendedDispute()
      expectOk(await worker.post(`${dispute.path}/reject`))
      return dispute
    }),

    reviewableContractId: once(newReviewableContract),
    unpublishedReviewId: once(async () => {
      const path = `/contracts/${await newReviewableContract()}/reviews`
      return expectOk(await client.post(path, { rating: 5 })).id as string
    }),
    publishedReviewId: once(async () => {
      const path = `/contracts/${await newReviewableContract()}/reviews`
      expectOk(await worker.post(path, { rating: 5 }))
      return expectOk(await client.post(path, { rating: 5 })).id as string
    }),

    userId: once(async () => (await world.newUser()).userId),
    vouch: once(async (): Promise<string> => {
      const path = `/profile/${await fixtures.userId()}/vouches`
      return `${path}/${expectOk(await client.post(path, { message: 'Good.' })).id}`
    }),
    /** Someone the client has blocked. */
    blockedId: once(async () => {
      const { userId } = await world.newUser()
      expectOk(await client.put(`/blocks/${userId}`))
      return userId
    }),
    /** Each of these can be decided once. */
    async newReport(): Promise<string> {
      const reporter = await world.newUser()
      const report = { subject_type: 'gig', subject_id: await postGig(client), reason: 'spam' }
      return expectOk(await reporter.post('/reports', report)).id
    },
    async removedGigId(): Promise<string> {
      const gigId = await postGig(client)
      expectOk(await callers.firstOperator.post(`/operator/gigs/${gigId}/remove`, { reason: 'Spam.' }))
      return gigId
    },
    async newObjection(): Promise<string> {
      const objection = { subject_id: await fixtures.removedGigId(), text: 'It isn’t spam.' }
      return expectOk(await client.post('/objections', objection)).id
    },
    noticeId: once(async (): Promise<string> => {
      const path = `/operator/users/${client.userId}/notices`
      return expectOk(await callers.firstOperator.post(path, { text: 'Please take the fee out.' })).id
    }),
    newGigId: () => postGig(client),
    newUserId: async () => (await world.newUser()).userId,
    /** By the client, to the worker. */
    async newMessageId(): Promise<string> {
      const { conversationId } = await fixtures.message()
      return expectOk(await client.post(`/conversations/${conversationId}/messages`, { text: 'Spam.' })).id
    },
    /** Something by the client that hasn't been removed. */
    async restored(kind: keyof typeof written): Promise<string> {
      const id = await written[kind]()
      await callers.firstOperator.post(`/operator/${kind}/${id}/restore`)
      return id
    },
    /** Something by the client that has been. */
    async removed(kind: keyof typeof written): Promise<string> {
      const id = await written[kind]()
      await callers.firstOperator.post(`/operator/${kind}/${id}/remove`, { reason: 'Spam.' })
      return id
    },
    reportId: once(async (): Promise<string> => {
      const report = { subject_type: 'profile', subject_id: (await world.newUser()).userId, reason: 'spam' }
      return expectOk(await client.post('/reports', report)).id
    }),
    searchId: once(async (): Promise<string> => {
      const search = { name: 'Manuals', filters: { skill: ['french'] } }
      return expectOk(await client.post('/searches', search)).id
    }),
    bookmarkId: once(async (): Promise<string> => {
      const saved = { user_id: await fixtures.userId() }
      return expectOk(await client.post('/bookmarks', saved)).id
    }),
    /** A note by the client about an application. */
    noted: once(async () => {
      const gigId = await postGig(client)
      const applicationId: string = expectOk(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).id
      const note = { application_id: applicationId, text: 'Ask about March.' }
      return { gigId, applicationId, noteId: expectOk(await client.post('/notes', note)).id as string }
    }),
    keyId: once(async () => expectOk(await client.post('/keys', { name: 'spare' })).id as string),
    /** With a request in the log. */
    usedKeyId: once(async () => {
      const { id, key } = expectOk(await client.post('/keys', { name: 'used' }))
      expectOk(await world.as(key).get('/wallet'))
      for (;;) {
        await world.app.requestLog.flush()
        if (expectOk(await client.get(`/requests?key_id=${id}`)).data.length > 0) return id as string
      }
    }),
    /** With no scope except the one for rotating it. */
    narrowKeyId: once(
      async () => expectOk(await client.post('/keys', { name: 'narrow', scopes: ['keys:write'] })).id as string,
    ),
    sessionId: once(async () => (await signedIn(world, client)).sessionId),
    /** Each of these can be used once. */
    async signInToken() {
      const email = newEmail()
      expectOk(await new Browser(world.url, null).post('/session/email', { email }))
      return (await mailTo(world, email)).token
    },
    async newAddressToken() {
      const email = newEmail()
      expectOk(await worker.patch('/profile/me', { email }))
      return (await mailTo(world, email)).token
    },
    passkey: once(async () => {
      const authenticator = new Authenticator(world.url)
      const { id } = expectOk(await authenticator.addTo(await signedIn(world, client)))
      return { authenticator, id: id as string }
    }),
    async passkeySignIn() {
      const { options } = expectOk(await new Browser(world.url, null).post('/session/passkey/options'))
      return { response: (await fixtures.passkey()).authenticator.signIn(options) }
    },
    async newPasskey() {
      const { options } = expectOk(await (await signedIn(world, client)).post('/passkeys/options'))
      return { name: 'phone', response: new Authenticator(world.url).register(options) }
    },
    appId: once(async () => {
      const app = { name: 'Radar', redirect_uris: ['https://radar.example/callback'], type: 'confidential' }
      return expectOk(await client.post('/apps', app)).id as string
    }),
    /** One operator wants it to be first-party; the caller confirms it. */
    async proposedAppId() {
      const app = { name: 'Front end', redirect_uris: ['https://market.example/callback'], type: 'confidential' }
      const { id } = expectOk(await world.operator.post('/apps', app))
      await world.operator.post(`/operator/apps/${id}/approve`)
      return id as string
    },
    connectedAppId: once(async () => (await newToken(world, client)).connectedAppId),
    /** The number of a version of the terms of use that isn't in force. */
    async plannedTerms(): Promise<number> {
      for (;;) {
        const { planned } = expectOk(await client.get('/terms'))
        if (planned) return planned.terms_version
        await callers.firstOperator.post('/operator/terms', {
          text: 'Be honest.',
          effective_at: '2999-01-01T00:00:00Z',
        })
      }
    },
    async noPlannedTerms(): Promise<void> {
      const { planned } = expectOk(await client.get('/terms'))
      if (planned)
        await callers.firstOperator.post('/operator/terms/withdraw', { terms_version: planned.terms_version })
    },
    agentId: once(async () => expectOk(await client.post('/agents', { name: 'Scout' })).id as string),
    templateId: once(async (): Promise<string> => {
      const template = { name: 'Manuals', gig_id: await fixtures.gigId() }
      return expectOk(await client.post('/gig-templates', template)).id as string
    }),
    /** Requested by an agent with the default mandate, which has to ask. */
    approval: once(async (): Promise<{ id: string; agentId: string | null }> => {
      const path = `/contracts/${await fixtures.agreedContractId()}/approve`
      const agent = await world.newAgent(client, allAgentScopes)
      return { id: approvalIdIn(await agent.post(path)), agentId: agent.agentId }
    }),
    depositId: once(async () => expectOk(await client.post('/wallet/deposits', { amount_cents: 5 })).id as string),
    confirmedDepositId: once(async () => {
      const { id } = expectOk(await client.post('/wallet/deposits', { amount_cents: 5 }))
      expectOk(await callers.firstOperator.post(`/operator/deposits/${id}/confirm`, { reference: id }))
      return id as string
    }),
    /** Afterward, no one can sign in. */
    removeWaysToSignIn: () =>
      world.inDatabase(async (db) => {
        await db.query('update users set email = null, email_proven = false, pending_email = null')
        await db.query('delete from passkeys')
      }),
    withdrawalId: once(async () => expectOk(await client.post('/wallet/withdrawals', withdrawal)).id as string),
    /** Fees of a contract whose only payout has been paid. */
    payableFees: once(async () => {
      await newReviewableContract()
      await world.core.sweep(world.core.clock.now())
    }),
    webhookId: once(async () => {
      const target = { url: 'https://ada.example/hook', events: ['gig.closed'] }
      return expectOk(await client.post('/webhooks', target)).id as string
    }),
    delivery: once(async (): Promise<string> => {
      const path = `/webhooks/${await fixtures.webhookId()}`
      return `${path}/deliveries/${expectOk(await client.post(`${path}/test`)).id}`
    }),
    /** The first event of a type in the client's feed. */
    eventIdOf: async (type: string) => {
      while ((await sequenceEvents(world.database)) > 0);
      const { data } = expectOk(await client.get(`/events?types=${type}&limit=1`))
      return data[0].id as string
    },
  }
  // Separate ones, so that those of the other tests stay.
  const written: Record<'reviews' | 'vouches' | 'messages', () => Promise<string>> = {
    reviews: once(async (): Promise<string> => {
      const path = `/contracts/${await newReviewableContract()}/reviews`
      expectOk(await worker.post(path, { rating: 5 }))
      return expectOk(await client.post(path, { rating: 1 })).id
    }),
    vouches: once(async (): Promise<string> => {
      const { userId } = await world.newUser()
      return expectOk(await client.post(`/profile/${userId}/vouches`, { message: 'Good.' })).id
    }),
    messages: once(() => fixtures.newMessageId()),
  }
  return fixtures

  async function newFile(owner: Client = client): Promise<string> {
    return expectOk(await owner.upload('plan.json', '{}')).id
  }

  async function newDeliveredFile(milestone?: string): Promise<string> {
    const [path, fileId] = await Promise.all([milestone ?? newFundedMilestone(), newFile(worker)])
    expectOk(await worker.post(`${path}/submit`, { message: 'Here it is.', attachment_ids: [fileId] }))
    return fileId
  }

  async function newMessage(gigId: string): Promise<SentMessage> {
    const { data } = expectOk(await client.get(`/conversations?gig_id=${gigId}`))
    const conversationId = data[0].id as string
    const fileId = await newFile()
    const message = { text: 'Hello.', attachment_ids: [fileId] }
    const { id } = expectOk(await client.post(`/conversations/${conversationId}/messages`, message))
    return { id: id as string, conversationId, fileId }
  }

  async function newMilestone(): Promise<string> {
    const contract = await activate(await newDeal())
    return `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  }

  async function newFundedMilestone(): Promise<string> {
    const path = await newMilestone()
    expectOk(await client.post(`${path}/fund`))
    return path
  }

  async function newDispute() {
    const milestone = await newFundedMilestone()
    const { id } = expectOk(await client.post('/disputes/create', disputeAbout(milestone)))
    return { path: `/disputes/${id}`, milestone, contract: milestone.slice(0, milestone.indexOf('/milestones')) }
  }

  // Both propose the same amount, so that either can accept the other's.
  async function newAnsweredDispute() {
    const dispute = await newDispute()
    expectOk(
      await worker.post(`${dispute.path}/respond`, { statement: 'Well.', proposed_worker_cents: PROPOSED_CENTS }),
    )
    return dispute
  }

  async function newRecommendedDispute() {
    const dispute = await newAnsweredDispute()
    expectOk(await recommendingArbiter.post(`${dispute.path}/recommend`, decision))
    return dispute
  }

  async function newReviewableContract(): Promise<string> {
    const { path, contract } = await newAnsweredDispute()
    expectOk(await client.post(`${path}/accept`, { worker_cents: PROPOSED_CENTS }))
    expectOk(await client.post(`${contract}/complete`))
    return contract.split('/')[2] as string
  }
}

interface SentMessage {
  id: string
  conversationId: string
  fileId: string
}

export const PROPOSED_CENTS = 3_000
export const withdrawal = { amount_cents: 5, destination: IBAN }
export const decision = { worker_cents: PROPOSED_CENTS, rationale: 'Fair.' }

export function disputeAbout(milestone: string) {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  return { contract_id, milestone_id, reason: 'quality', statement: 'Bad.', proposed_worker_cents: PROPOSED_CENTS }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined
  return () => {
    making ??= make()
    return making
  }
}

async function depositFor(firstOperator: Client, user: Client): Promise<void> {
  const { id } = expectOk(await user.post('/wallet/deposits', { amount_cents: 100_000_000 }))
  expectOk(await firstOperator.post(`/operator/deposits/${id}/confirm`, { reference: id }))
}

/** The gig of a fixture’s application, negotiation, or contract. */
export async function gigOf(fixtures: Fixtures, kind: 'application' | 'negotiation' | 'contract'): Promise<string> {
  const path = {
    application: async () => `/applications/${await fixtures.applicationId()}`,
    negotiation: async () => `/negotiations/${await fixtures.negotiationId()}`,
    contract: async () => `/contracts/${await fixtures.activeContractId()}`,
  }[kind]
  return (await fixtures.callers.client.get(await path())).body.gig_id
}
