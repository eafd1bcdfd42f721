import { describe, expect, it } from 'vitest'
import { type IssueCode, issueCodes, issueDefinition } from '../src/platform/kernel/issue-codes.ts'
import { newEmail, signUp } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import type { Client } from './support/client.ts'
import { conversationOf, fundedMilestone, milestoneOf, negotiate, newDeal, postGig } from './support/deals.ts'
import { decision, disputeAbout } from './support/fixtures.ts'
import { allAgentScopes } from './support/mandates.ts'
import { payoutAccount, setPayoutAccount } from './support/payout-accounts.ts'
import { credentialRecoveries } from './support/recoveries/credentials.ts'
import { dealRecoveries } from './support/recoveries/deals.ts'
import { limitRecoveries } from './support/recoveries/limits.ts'
import { marketRecoveries } from './support/recoveries/market.ts'
import { moneyRecoveries } from './support/recoveries/money.ts'
import { operatorRecoveries } from './support/recoveries/operators.ts'
import { permissionRecoveries } from './support/recoveries/permissions.ts'
import { requestRecoveries } from './support/recoveries/requests.ts'
import { answerWith, createStage, gig, OFFER, ok, paidContract, type Recovery } from './support/recoveries/stage.ts'

const stage = await createStage()
const { world, manual, operator, checker, refused } = stage

const recoveries: Record<IssueCode, Recovery> = {
  ...requestRecoveries(stage),
  ...credentialRecoveries(stage),
  ...permissionRecoveries(stage),
  ...operatorRecoveries(stage),
  ...marketRecoveries(stage),
  ...dealRecoveries(stage),
  ...moneyRecoveries(stage),
  ...limitRecoveries(stage),
}

describe('a caller who knows only the error recovers from', () => {
  const stories = Object.entries(recoveries).flatMap(([code, story]) =>
    typeof story === 'string' ? [] : [[code as IssueCode, story] as const],
  )
  it.each(stories)('%s', async (_, recover) => recover())
})

describe('the message of a refusal', () => {
  it('is the problem; of several, the first one and how many more there are', async () => {
    const messageOf = async (body: object) => (await operator.post('/gigs', body)).body.error.message
    expect(await messageOf({ ...gig, title: undefined })).toBe('title is required')
    expect(await messageOf({ ...gig, title: 'x', positions: 0 })).toBe(
      'title must have at least 3 characters (and 1 more issue)',
    )
    expect(await messageOf({})).toBe('title is required (and 2 more issues)')
  })

  it('names the id that was not found, alike for what is missing and what is hidden', async () => {
    const deal = await newDeal(world)
    const { client, worker } = deal
    const draft = await postGig(client, { status: 'draft' })
    const [contract, milestone] = (await milestoneOf(deal)).split('/').filter((part) => /^(con|mil)_/.test(part))
    const unknown = (prefix: string) => `${prefix}_00000000000000000000000000`
    const stranger = await world.newUser()
    const messageTo = async (asked: Client, method: 'GET' | 'POST', path: string, body?: object) => {
      const { status, body: answer } = await (method === 'GET' ? asked.get(path) : asked.post(path, body))
      return [status, answer.error.message]
    }
    const answers = [
      await messageTo(worker, 'GET', `/gigs/${draft}`),
      await messageTo(worker, 'GET', `/gigs/${unknown('gig')}`),
      await messageTo(worker, 'GET', `/gigs/${contract}`),
      await messageTo(worker, 'GET', '/gigs/'.concat('x'.repeat(200))),
      await messageTo(stranger, 'POST', `/contracts/${contract}/milestones/${milestone}/fund`),
      await messageTo(client, 'POST', '/negotiations', { application_id: unknown('app') }),
      await messageTo(client, 'POST', '/negotiations', { gig_id: unknown('gig'), worker_id: worker.userId }),
    ]
    expect(answers).toEqual(
      [
        `gig: ${draft}`,
        `gig: ${unknown('gig')}`,
        `gig: ${contract}`,
        `gig: ${'x'.repeat(100)}`,
        `contract or milestone: ${contract}, ${milestone}`,
        `application: ${unknown('app')}`,
        `gig or user: ${unknown('gig')}, ${worker.userId}`,
      ].map((what) => [404, `No such ${what}`]),
    )
  })
})

describe('the catalog of issues', () => {
  it('says what to do about each in one or two sentences', () =>
    checkAll(Object.entries(issueCodes), (_, code) => {
      const { meaning, remedy, details = {} } = issueDefinition(code as IssueCode)
      expect(meaning).toMatch(/^[A-Z`].*[.]$/)
      expect(remedy).toMatch(/^[A-Z].*[.]$/)
      expect(remedy.split(/\. (?=[A-Z])/).length).toBeLessThanOrEqual(2)
      const named = [...`${meaning} ${remedy}`.matchAll(/details\.(\w+)/g)].map(([, name]) => name)
      const known = Object.keys(details).map((name) => name.replace('?', ''))
      expect(named.filter((name) => !known.includes(String(name)))).toEqual([])
    }))
})

// These call the operations that the stories above don't.
describe('every documented refusal', () => {
  it('of a caller in another role is answered', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    await refused('not_yours', worker, 'DELETE', `/gigs/${gigId}`)
    await refused('not_yours', worker, 'POST', '/gig-templates', { name: 'Mine', gig_id: gigId })
    await refused('own_gig', client, 'POST', '/negotiations', { gig_id: gigId, worker_id: 'me' })
    const invitation = { gig_id: gigId, worker_id: client.userId }
    await refused('not_yours', worker, 'POST', '/negotiations', invitation)
    const { id } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
    for (const action of ['shortlist', 'reject']) {
      await refused('missing_role', worker, 'POST', `/applications/${id}/${action}`)
    }
    await refused('missing_role', client, 'POST', `/applications/${id}/withdraw`)

    const path = await milestoneOf(deal)
    await refused('missing_role', worker, 'PATCH', path, { amount_cents: 5 })
    await refused('not_yours', worker, 'DELETE', path)
    await refused('missing_role', worker, 'POST', `${path}/fund`)
    ok(await client.post(`${path}/fund`))
    await refused('missing_role', worker, 'POST', `${path}/release`)
    ok(await worker.post(`${path}/submit`, { message: 'Done.' }))
    await refused('missing_role', worker, 'POST', `${path}/request-changes`, { message: 'More.' })
    await refused('money_open', client, 'POST', `${path.slice(0, path.indexOf('/milestones'))}/cancel`)

    const dispute = `/disputes/${ok(await client.post('/disputes/create', disputeAbout(path))).body.id}`
    await refused('not_yours', worker, 'POST', `${dispute}/withdraw`)
    await refused('missing_role', operator, 'POST', `${dispute}/respond`, answerWith(5))
    await refused('missing_role', operator, 'POST', `${dispute}/accept`, { worker_cents: 5 })
    for (const action of ['reject', 'withdraw']) await refused('missing_role', operator, 'POST', `${dispute}/${action}`)
    const former = await world.newUser({ role: 'arbiter' })
    const vouches = `/profile/${client.userId}/vouches`
    const vouch = ok(await former.post(vouches, { message: 'Good.' })).body
    await refused('not_yours', worker, 'DELETE', `${vouches}/${vouch.id}`)
    ok(await worker.post(`${dispute}/respond`, answerWith(5)))
    await refused('conflict_of_interest', former, 'POST', `${dispute}/recommend`, decision)
  })

  it('of a gig that is not open is answered', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    const { id } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
    const negotiation = await negotiate({ ...deal, worker: await world.newUser() })
    ok(await client.patch(`/gigs/${gigId}`, { status: 'paused' }))
    const invitation = { gig_id: gigId, worker_id: (await world.newUser()).userId }
    await refused('gig_not_open', client, 'POST', '/negotiations', invitation)
    ok(await worker.post(`/applications/${id}/withdraw`))
    await refused('wrong_state', worker, 'POST', '/negotiations', { application_id: id })
    ok(await operator.post(`/users/${client.userId}/suspend`))
    const invited = (await operator.post(`/users/${negotiation.worker_id}/keys`)).body.key
    const path = `/negotiations/${negotiation.id}`
    for (const [action, body] of [['round', OFFER] as const, ['agree', { round: 1 }] as const]) {
      const { details } = await refused('gig_not_open', world.as(invited), 'POST', `${path}/${action}`, body)
      expect(details).toEqual({ status: null, possible_in: [], client_suspended: true })
    }
  })

  it('of an amount that cannot be counted is answered', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const { client, worker } = deal
    const all = { amount_cents: Number.MAX_SAFE_INTEGER }
    const { id } = await negotiate(deal, { rate_cents: Number.MAX_SAFE_INTEGER, hours_per_week: 40 })
    await refused('amount_too_large', worker, 'POST', `/negotiations/${id}/agree`, { round: 1 })

    const other = { ...deal, gigId: await postGig(client) }
    const path = await milestoneOf(other)
    ok(await client.post(path.slice(0, path.lastIndexOf('/')), { title: 'More', amount_cents: 5 }))
    await refused('amount_too_large', client, 'PATCH', path, all)
    ok(await worker.post('/wallet/deposits', all))
    await refused('amount_too_large', worker, 'POST', '/wallet/deposits', all)
    await refused('amount_too_large', client, 'POST', `${path}/fund`)
  })

  it('of payments that operators settle is answered', async () => {
    const colleague = await manual.newUser({ role: 'operator' })
    const ada = await manual.newUser()
    const first = manual.operator
    const reason = { reason: 'Recalled.' }
    const depositOf = async (user: Client, amount_cents = 100): Promise<string> =>
      `/operator/deposits/${ok(await user.post('/wallet/deposits', { amount_cents })).body.id}`
    const withdrawalOf = async (user: Client): Promise<string> =>
      `/operator/withdrawals/${ok(await user.post('/wallet/withdrawals', { amount_cents: 1 })).body.id}`
    const confirm = async (payment: string, reference = payment) =>
      ok(await first.post(`${payment}/confirm`, { reference }))

    for (const user of [colleague, ada]) await setPayoutAccount(user)
    const own = await depositOf(colleague)
    for (const [action, body] of [['confirm', { reference: 'x' }] as const, ['fail', {}] as const]) {
      await refused('own_account', colleague, 'POST', `${own}/${action}`, body)
    }
    await refused('wrong_state', first, 'POST', `${own}/reverse`, reason)
    await confirm(own)
    await refused('own_account', colleague, 'POST', `${own}/reverse`, reason)
    await refused('wrong_state', first, 'POST', `${own}/confirm`, { reference: 'another' })
    await refused('wrong_state', first, 'POST', `${own}/fail`)
    await refused('reference_used', first, 'POST', `${await depositOf(ada)}/fail`, { reference: own })
    await confirm(await depositOf(ada, Number.MAX_SAFE_INTEGER - 1_000))
    await refused('amount_too_large', first, 'POST', `${await depositOf(ada, 2_000)}/confirm`, { reference: 'y' })

    const paid = await withdrawalOf(ada)
    await confirm(paid)
    const [pending, ofColleague] = [await withdrawalOf(ada), await withdrawalOf(colleague)]
    for (const action of ['confirm', 'fail']) {
      const reference = { reference: paid }
      await refused('own_account', colleague, 'POST', `${ofColleague}/${action}`, reference)
      await refused('reference_used', first, 'POST', `${pending}/${action}`, reference)
      await refused('wrong_state', first, 'POST', `${paid}/${action}`, { reference: 'another' })
    }
  })

  it('of payments that a provider settles is answered', async () => {
    const ada = await manual.newUser()
    await setPayoutAccount(ada)
    const deposit = ok(await ada.post('/wallet/deposits', { amount_cents: 100 })).body.id
    ok(await manual.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: deposit }))
    const withdrawal = ok(await ada.post('/wallet/withdrawals', { amount_cents: 1 })).body.id
    await refused('unsupported_by_provider', ada, 'POST', `/wallet/deposits/${deposit}/refunds`)

    const node = await manual.startNode({ payments: 'stripe' })
    const [user, operator] = [node.as(String(ada.secret)), node.as(String(manual.operator.secret))]
    const pending = ok(await user.post('/wallet/deposits', { amount_cents: 100 })).body.id
    await refused('insufficient_funds', user, 'POST', `/wallet/deposits/${pending}/refunds`)
    await refused('unsupported_by_provider', user, 'PUT', '/wallet/payout-account', payoutAccount)
    const reason = { reason: 'No.' }
    const reference = { reference: 'stripe-1' }
    for (const [action, body] of [
      ['confirm', reference] as const,
      ['fail', reason] as const,
      ['reverse', reason] as const,
    ]) {
      await refused('unsupported_by_provider', operator, 'POST', `/operator/deposits/${pending}/${action}`, body)
    }
    await manual.inDatabase((db) => db.query("update withdrawals set provider = 'stripe' where status = 'pending'"))
    for (const [action, body] of [['confirm', reference] as const, ['fail', reason] as const]) {
      await refused('unsupported_by_provider', operator, 'POST', `/operator/withdrawals/${withdrawal}/${action}`, body)
    }
  })

  it('of adding a payout account is answered', async () => {
    const browser = await signUp(world, newEmail())
    const { key } = ok(await browser.post('/keys', { name: 'mine' })).body
    await refused('session_required', world.as(key), 'POST', '/wallet/payout-account')
    const agent = await world.newAgent(await world.newUser(), ['payments:write'])
    await refused('not_yours', agent, 'POST', '/wallet/payout-account')
  })

  it('of a delivery of a disabled webhook is answered', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    const delivery = (await ada.post(`/webhooks/${id}/test`)).body
    ok(await ada.patch(`/webhooks/${id}`, { enabled: false }))
    await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/deliveries/${delivery.id}/retry`)
    await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/deliveries/retry-failed`)
  })

  it('of a key that has ended is answered', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/keys', { name: 'brief' })).body
    ok(await ada.post(`/keys/${id}/revoke`))
    await refused('wrong_state', ada, 'POST', `/keys/${id}/rotate`)
  })

  it('of an audit while another one runs is answered', async () => {
    const lock = `hashtextextended('parley ledger audit', 0)`
    await world.inDatabase(async (db) => {
      await db.query(`select pg_advisory_lock(${lock})`)
      await refused('wrong_state', operator, 'POST', '/operator/ledger/audits')
      await db.query(`select pg_advisory_unlock(${lock})`)
    })
  })

  it('of a resource that has ended is answered', async () => {
    const { deal, contract, milestone, application, negotiation, dispute, approval } = await endedResources()
    const { client, worker } = deal
    const review = { rating: 5 }
    await refused('wrong_state', client, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Another title' })
    for (const action of ['shortlist', 'reject'])
      await refused('wrong_state', client, 'POST', `${application}/${action}`)
    await refused('wrong_state', worker, 'POST', `${application}/withdraw`)
    await refused('wrong_state', client, 'POST', `${negotiation}/round`, OFFER)
    await refused('wrong_state', worker, 'POST', `${negotiation}/agree`, { round: 1 })
    await refused('wrong_state', client, 'POST', `${negotiation}/decline`)
    for (const action of ['approve', 'cancel', 'complete']) {
      await refused('wrong_state', client, 'POST', `${contract}/${action}`)
    }
    await refused('wrong_state', client, 'POST', `${contract}/milestones`, { title: 'More', amount_cents: 1 })
    await refused('not_reviewable', client, 'POST', `${contract}/reviews`, review)
    await refused('wrong_state', client, 'PATCH', milestone, { title: 'Other' })
    await refused('wrong_state', client, 'DELETE', milestone)
    for (const action of ['fund', 'release', 'refund'])
      await refused('wrong_state', client, 'POST', `${milestone}/${action}`)
    await refused('wrong_state', worker, 'POST', `${milestone}/submit`, { message: 'Done.' })
    await refused('wrong_state', client, 'POST', `${milestone}/request-changes`, { message: 'More.' })
    await refused('wrong_state', client, 'POST', '/disputes/create', disputeAbout(milestone))
    await refused('wrong_state', client, 'POST', `${dispute}/respond`, answerWith(5))
    await refused('wrong_state', client, 'POST', `${dispute}/accept`, { worker_cents: 5 })
    await refused('wrong_state', client, 'POST', `${dispute}/reject`)
    await refused('wrong_state', client, 'POST', `${dispute}/withdraw`)
    for (const action of ['recommend', 'resolve']) {
      await refused('wrong_state', operator, 'POST', `${dispute}/${action}`, decision)
    }
    for (const action of ['approve', 'reject']) await refused('wrong_state', client, 'POST', `${approval}/${action}`)
  })

  it('of what was removed, or isn’t, and of what operators wrote themselves', async () => {
    const { operator } = world
    const [client, worker, third] = [
      await world.newUser({ role: 'operator' }),
      await world.newUser(),
      await world.newUser({ role: 'operator' }),
    ]
    const deal = { client, worker, gigId: await postGig(client) }
    const contract = await paidContract(world, deal)
    const vouchesOf = `/profile/${worker.userId}/vouches`
    const review = ok(await client.post(`/contracts/${contract}/reviews`, { rating: 1 })).body
    ok(await worker.post(`/contracts/${contract}/reviews`, { rating: 5 }))
    const vouch = ok(await client.post(vouchesOf, { message: 'Good.' })).body
    const conversation = await conversationOf(deal)
    const message = ok(await client.post(`${conversation}/messages`, { text: 'Hello.' })).body
    const paths = [`gigs/${deal.gigId}`, `reviews/${review.id}`, `vouches/${vouch.id}`, `messages/${message.id}`]
    const reason = { reason: 'Spam.' }
    for (const path of paths.map((each) => `/operator/${each}`)) {
      await refused('not_removed', operator, 'POST', `${path}/restore`)
      ok(await operator.post(`${path}/remove`, reason))
      await refused('content_removed', operator, 'POST', `${path}/remove`, reason)
    }
    await refused('content_removed', client, 'DELETE', `/gigs/${deal.gigId}`)
    await refused('content_removed', client, 'DELETE', `${vouchesOf}/${vouch.id}`)
    await refused('content_removed', client, 'DELETE', `/messages/${message.id}`)
    const invitation = { gig_id: deal.gigId, worker_id: third.userId, terms: { rate_cents: 5 } }
    await refused('content_removed', client, 'POST', '/negotiations', invitation)

    const objection = ok(await client.post('/objections', { subject_id: deal.gigId, text: 'No.' })).body
    const resolve = `/operator/objections/${objection.id}/resolve`
    await refused('own_content', client, 'POST', resolve, { decision: 'restored' })
    for (const path of paths) await refused('own_content', client, 'POST', `/operator/${path}/restore`)
    ok(await operator.post(resolve, { decision: 'restored' }))
    await refused('wrong_state', operator, 'POST', resolve, { decision: 'kept' })
    for (const path of paths.slice(1)) ok(await operator.post(`/operator/${path}/restore`))
    for (const path of paths) await refused('own_content', client, 'POST', `/operator/${path}/remove`, reason)

    const reported = ok(await worker.post('/reports', { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }))
    const report = `/operator/reports/${reported.body.id}/resolve`
    await refused('own_content', client, 'POST', report, { decision: 'dismissed', note: 'Mine.' })
    await refused('second_operator_required', operator, 'POST', report, { decision: 'suspended', note: 'Spam.' })
    ok(await operator.post(report, { decision: 'dismissed', note: 'Fine.' }))
    await refused('wrong_state', operator, 'POST', report, { decision: 'dismissed', note: 'Fine.' })
  })

  // The tests above call the operations, so this one passes only after all of them.
  it('was called by one of these tests', () => {
    expect(checker.uncalled()).toEqual([])
  })
})

/** A deal in which everything has ended. */
async function endedResources() {
  const deal = await newDeal(world)
  const { client, worker, gigId } = deal
  const { id: applicationId } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
  ok(await worker.post(`/applications/${applicationId}/withdraw`))
  const declined = await negotiate(deal)
  ok(await client.post(`/negotiations/${declined.id}/decline`))

  const milestone = await fundedMilestone(deal)
  const { id: disputeId } = ok(await client.post('/disputes/create', disputeAbout(milestone))).body
  ok(await client.post(`/disputes/${disputeId}/withdraw`))
  ok(await worker.post(`${milestone}/refund`))
  const contract = milestone.slice(0, milestone.indexOf('/milestones'))
  const agent = await world.newAgent(client, allAgentScopes)
  const asked = await refused('approval_required', agent, 'POST', `${contract}/cancel`)
  ok(await client.post(`/approvals/${asked.details.approval_id}/approve`))
  ok(await agent.post(`${contract}/cancel`))
  ok(await client.patch(`/gigs/${gigId}`, { status: 'closed' }))
  return {
    deal,
    contract,
    milestone,
    application: `/applications/${applicationId}`,
    negotiation: `/negotiations/${declined.id}`,
    dispute: `/disputes/${disputeId}`,
    approval: `/approvals/${asked.details.approval_id}`,
  }
}
