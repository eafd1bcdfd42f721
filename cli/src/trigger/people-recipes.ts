import type { Recipe } from './recipe.ts'
import type { Party, Stage } from './stage.ts'

const HOUR_MS = 3_600_000
const APPROVAL_SECONDS = 72 * 3_600

/** Users, keys, sessions, apps, agents, approvals, profiles, vouches and webhooks. */
export const peopleRecipes: Readonly<Record<string, Recipe>> = {
  async 'user.created'(stage) {
    return about(await stage.newUser('user'))
  },
  async 'user.suspended'(stage) {
    const user = await stage.newUser('user')
    await stage.act(stage.caller, 'suspendUser', { params: { id: user.userId }, body: { reason: 'parley trigger' } })
    return about(user)
  },
  async 'user.reinstated'(stage) {
    const user = await stage.newUser('user')
    await stage.act(stage.caller, 'suspendUser', { params: { id: user.userId }, body: { reason: 'parley trigger' } })
    await stage.act(stage.caller, 'reinstateUser', { params: { id: user.userId } })
    return about(user)
  },
  async 'user.role_changed'(stage) {
    const user = await stage.newUser('user')
    await stage.act(stage.caller, 'changeRole', { params: { id: user.userId }, body: { role: 'arbiter' } })
    return about(user)
  },
  async 'user.email_changed'(stage) {
    const { user } = await userWithAddress(stage)
    return about(user)
  },
  async 'key.created'(stage) {
    return { subject: (await newKey(stage)).id }
  },
  async 'key.rotated'(stage) {
    const key = await newKey(stage)
    const rotated = await stage.act(stage.withKey(stage.caller, key.key), 'rotateKey', {})
    return { subject: rotated.id }
  },
  async 'key.revoked'(stage) {
    const { id } = await newKey(stage)
    await stage.act(stage.caller, 'revokeKey', { params: { id } })
    return { subject: id }
  },
  async 'session.started'(stage) {
    const { user, sessionId } = await signedIn(stage)
    return { subject: sessionId, reader: user }
  },
  async 'session.ended'(stage) {
    const { user, sessionId } = await signedIn(stage)
    await stage.act(user, 'endSession', { params: { id: sessionId } })
    return { subject: sessionId, reader: user }
  },
  async 'app.created'(stage) {
    return { subject: (await newApp(stage)).id }
  },
  async 'app.updated'(stage) {
    const { id } = await newApp(stage)
    await stage.act(stage.caller, 'changeApp', { params: { id }, body: { name: 'Renamed by parley trigger' } })
    return { subject: id }
  },
  async 'app.deleted'(stage) {
    const { id } = await newApp(stage)
    await stage.act(stage.caller, 'deleteApp', { params: { id } })
    return { subject: id }
  },
  async 'agent.created'(stage) {
    return { subject: (await newAgent(stage)).id }
  },
  async 'agent.updated'(stage) {
    const { id } = await newAgent(stage)
    await stage.act(stage.caller, 'changeAgent', { params: { id }, body: { name: 'Renamed agent' } })
    return { subject: id }
  },
  async 'agent.suspended'(stage) {
    const { id } = await newAgent(stage)
    await stage.act(stage.caller, 'suspendAgent', { params: { id } })
    return { subject: id }
  },
  async 'agent.resumed'(stage) {
    const { id } = await newAgent(stage)
    await stage.act(stage.caller, 'suspendAgent', { params: { id } })
    await stage.act(stage.caller, 'resumeAgent', { params: { id } })
    return { subject: id }
  },
  async 'agent.deleted'(stage) {
    const { id } = await newAgent(stage)
    await stage.act(stage.caller, 'deleteAgent', { params: { id } })
    return { subject: id }
  },
  async 'mandate.changed'(stage) {
    const { id } = await newAgent(stage)
    await stage.act(stage.caller, 'setMandate', { params: { id }, body: { max_rate_cents: 5_000, ask_owner: [] } })
    return { subject: id }
  },
  async 'approval.requested'(stage) {
    return { subject: (await askedApproval(stage)).approvalId }
  },
  async 'approval.approved'(stage) {
    const { approvalId } = await askedApproval(stage)
    await stage.act(stage.caller, 'approveApproval', { params: { id: approvalId } })
    return { subject: approvalId }
  },
  async 'approval.rejected'(stage) {
    const { approvalId } = await askedApproval(stage)
    await stage.act(stage.caller, 'rejectApproval', { params: { id: approvalId }, body: { reason: 'Not today.' } })
    return { subject: approvalId }
  },
  async 'approval.used'(stage) {
    const { approvalId, agent, gigId } = await askedApproval(stage)
    await stage.act(stage.caller, 'approveApproval', { params: { id: approvalId } })
    await stage.act(agent, 'deleteGig', { params: { id: gigId } })
    return { subject: approvalId }
  },
  async 'approval.expired'(stage) {
    const { approvalId } = await askedApproval(stage)
    await stage.advance(APPROVAL_SECONDS)
    return { subject: approvalId }
  },
  async 'profile.published'(stage) {
    return { subject: (await stage.newUser('user')).userId, audience: 'market' }
  },
  async 'profile.hidden'(stage) {
    const { userId } = await stage.newUser('user')
    await stage.act(stage.caller, 'suspendUser', { params: { id: userId }, body: { reason: 'parley trigger' } })
    return { subject: userId, audience: 'market' }
  },
  async 'profile.updated'(stage) {
    const headline = `Changed by parley trigger at ${new Date().toISOString()}`
    await stage.act(stage.caller, 'changeOwnProfile', { body: { headline } })
    return { subject: stage.caller.userId, matches: (data) => data.headline === headline }
  },
  async 'vouch.created'(stage) {
    return { subject: (await newVouch(stage)).id }
  },
  async 'vouch.removed'(stage) {
    const { id, userId } = await newVouch(stage)
    await stage.act(stage.caller, 'deleteVouch', { params: { userId, vouchId: id } })
    return { subject: id }
  },
  async 'vouch.restored'(stage) {
    const author = await stage.newUser('user')
    const { id } = await newVouch(stage, author)
    await stage.act(stage.caller, 'removeVouch', { params: { vouchId: id }, body: { reason: 'parley trigger' } })
    await stage.act(stage.caller, 'restoreVouch', { params: { vouchId: id } })
    return { subject: id, reader: author }
  },
  async 'report.created'(stage) {
    return { subject: (await newReport(stage)).id }
  },
  async 'report.resolved'(stage) {
    const { id, reporter } = await newReport(stage, await stage.newUser('user'))
    const body = { decision: 'dismissed', note: 'parley trigger' } as const
    await stage.act(stage.caller, 'resolveReport', { params: { id }, body })
    return { subject: id, reader: reporter }
  },
  async 'notice.created'(stage) {
    const user = await stage.newUser('user')
    const body = { text: 'parley trigger' }
    const { id } = await stage.act(stage.caller, 'sendNotice', { params: { id: user.userId }, body })
    return { subject: id, reader: user }
  },
  async 'objection.created'(stage) {
    const { id, owner } = await newObjection(stage)
    return { subject: id, reader: owner }
  },
  async 'objection.resolved'(stage) {
    const { id, owner } = await newObjection(stage)
    await stage.act(stage.caller, 'resolveObjection', { params: { id }, body: { decision: 'kept' } })
    return { subject: id, reader: owner }
  },
  async 'webhook.created'(stage) {
    return { subject: (await newWebhook(stage)).id }
  },
  async 'webhook.updated'(stage) {
    const { id } = await newWebhook(stage)
    await stage.act(stage.caller, 'changeWebhook', { params: { id }, body: { description: 'Changed' } })
    return { subject: id }
  },
  async 'webhook.deleted'(stage) {
    const { id } = await newWebhook(stage)
    await stage.act(stage.caller, 'deleteWebhook', { params: { id } })
    return { subject: id }
  },
  async 'webhook.rotated'(stage) {
    const { id } = await newWebhook(stage)
    await stage.act(stage.caller, 'rotateWebhookSecret', { params: { id } })
    return { subject: id }
  },
  async 'webhook.test'(stage) {
    const { id } = await newWebhook(stage)
    const { event_id } = await stage.act(stage.caller, 'testWebhook', { params: { id } })
    return { subject: id, eventId: event_id }
  },
}

function about(user: Party) {
  return { subject: user.userId, reader: user }
}

/** Ends by itself, so that many triggers leave no keys behind. */
async function newKey(stage: Stage) {
  const expires_at = new Date(Date.now() + HOUR_MS).toISOString()
  return stage.act(stage.caller, 'createKey', { body: { name: 'parley trigger', expires_at } })
}

/** A user who has proved an email address, as far as the mailbox of the sandbox can prove one. */
async function userWithAddress(stage: Stage) {
  const user = await stage.newUser('user')
  const email = `${user.userId}@trigger.example`
  await stage.act(user, 'changeOwnProfile', { body: { email } })
  await stage.act(user, 'confirmAddress', { body: { token: await tokenMailedTo(stage, email) } })
  return { user, email }
}

async function signedIn(stage: Stage) {
  const { user, email } = await userWithAddress(stage)
  await stage.act(stage.anonymous, 'sendSignInMail', { body: { email } })
  const token = await tokenMailedTo(stage, email)
  const { session } = await stage.act(stage.anonymous, 'signIn', { body: { token } })
  return { user, sessionId: session.id }
}

async function tokenMailedTo(stage: Stage, email: string): Promise<string> {
  const { data } = await stage.act(stage.caller, 'listMailbox', { query: { to: email, limit: 1 } })
  const token = /#token=([\w-]+)/.exec(data[0]?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`The mailbox of the sandbox has no email to ${email}.`)
  return token
}

function newApp(stage: Stage) {
  const redirect_uris = ['https://app.example/callback']
  return stage.act(stage.caller, 'createApp', { body: { name: 'parley trigger', redirect_uris, type: 'public' } })
}

function newAgent(stage: Stage) {
  return stage.act(stage.caller, 'createAgent', { body: { name: 'parley trigger' } })
}

/** An agent without a mandate asks its owner before it deletes a gig. */
async function askedApproval(stage: Stage) {
  const { id: hosted_agent_id } = await newAgent(stage)
  const { key } = await stage.act(stage.caller, 'createKey', { body: { name: 'parley trigger', hosted_agent_id } })
  const agent = stage.withKey(stage.caller, key, 'agent')
  const { id: gigId } = await stage.newGig(agent)
  const approvalId = await stage.askFor(agent, 'deleteGig', { params: { id: gigId } })
  return { agent, gigId, approvalId }
}

async function newVouch(stage: Stage, author = stage.caller) {
  const { userId } = await stage.newUser('user')
  const { id } = await stage.act(author, 'createVouch', { params: { userId }, body: { message: 'Reliable.' } })
  return { id, userId }
}

async function newReport(stage: Stage, reporter = stage.caller) {
  const { userId: subject_id } = await stage.newUser('user')
  const body = { subject_type: 'profile', subject_id, reason: 'spam', text: 'parley trigger' } as const
  const { id } = await stage.act(reporter, 'createReport', { body })
  return { id, reporter }
}

async function newObjection(stage: Stage) {
  const owner = await stage.newUser('client')
  const gig = await stage.newGig(owner)
  await stage.act(stage.caller, 'removeGig', { params: { id: gig.id }, body: { reason: 'parley trigger' } })
  const { id } = await stage.act(owner, 'createObjection', { body: { subject_id: gig.id, text: 'parley trigger' } })
  return { id, owner }
}

/** A name that no DNS server knows: nothing is ever sent to it. */
function newWebhook(stage: Stage) {
  const body = { url: 'https://parley-trigger.invalid/hook', events: ['gig.deleted' as const] }
  return stage.act(stage.caller, 'createWebhook', { body })
}
