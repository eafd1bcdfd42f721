import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client, Interaction, Provider } from 'oidc-provider'
import { createAgent, getAgent, listAgents } from '../../agents/agents/service.ts'
import { getMandate } from '../../agents/mandates/service.ts'
import { connectApp } from '../../people/apps/connection-service.ts'
import { consumeInteraction } from '../../people/apps/token-service.ts'
import { reauthenticateSession } from '../../people/sessions/service.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, appScopes, type Scope, sessionOf } from '../../platform/kernel/actor.ts'
import { agentActions } from '../../platform/kernel/agent-actions.ts'
import { conflict, forbidden, notFound, Refusal } from '../../platform/kernel/errors.ts'
import { type AgentId, encodeId, toId } from '../../platform/kernel/ids.ts'
import { lineFrom } from '../../platform/kernel/one-line.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { isRecentlySignedIn, signInPath } from '../sign-in/service.ts'
import { type ConsentView, consentPage } from './consent-page.ts'
import { CLI_CLIENT_ID, interactionPath, resourceUrl } from './metadata-service.ts'
import { EXPIRED, failurePage } from './pages.ts'

export interface ConsentOptions {
  context: ReadContext
  provider: () => Promise<Provider>
  publicUrl: () => string
}

export interface ConsentCall {
  session: Actor | null
  form: Partial<Record<string, string>>
  raw: { req: IncomingMessage; res: ServerResponse }
  write<T>(work: (ctx: WriteContext) => Promise<T>): Promise<T>
}

/** The page on which a user lets an app in, and what its form does. */
export function createConsent({ context, provider, publicUrl }: ConsentOptions) {
  async function show(call: ConsentCall, problem: string | null = null): Promise<PageAnswer> {
    const begun = await begin(call)
    if ('answer' in begun) return begun.answer
    const { interaction, session, request } = begun
    if (interaction.result) return { redirect: interaction.returnTo }
    const [user, agents, device] = await Promise.all([
      findUser(context, session.userId),
      activeAgentsOf(session),
      deviceOf(interaction),
    ])
    const { client } = request
    const returnsTo = device ? null : (interaction.params.redirect_uri ?? null)
    const page = consentPage({
      action: `${interactionPath}/${interaction.uid}`,
      app: { name: appNameOf(client), url: client.clientUri ?? null, origin: originOf(client), returnsTo },
      device,
      person: { name: user.display_name, email: user.email },
      scopes: request.scopes,
      agents,
      currency: context.settings.currency,
      switchTo: `${signInPath(`${interactionPath}/${interaction.uid}`)}&switch=yes`,
      problem,
    })
    return { status: problem === null ? 200 : 409, page, ...(returnsTo && { formTargets: [formTargetOf(returnsTo)] }) }
  }

  async function decide(call: ConsentCall): Promise<PageAnswer> {
    const begun = await begin(call)
    if ('answer' in begun) return begun.answer
    const { oidc, interaction, session, request } = begun
    const finish = async (result: object): Promise<PageAnswer> => ({
      redirect: await oidc.interactionResult(call.raw.req, call.raw.res, result),
    })
    if (call.form.decision !== 'allow') {
      return finish({ error: 'access_denied', error_description: 'The user did not let the app in.' })
    }
    // A form that is sent twice goes on with the first decision.
    if (interaction.result) return { redirect: interaction.returnTo }
    let connectionId: string
    try {
      connectionId = await call.write((ctx) => connect(ctx, session, { ...request, uid: interaction.uid }, call.form))
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'INTERNAL_ERROR') throw error
      return show(call, error.message)
    }
    const accountId = encodeId('usr', session.userId)
    const grant = new oidc.Grant({ accountId, clientId: interaction.params.client_id, jti: connectionId })
    for (const resource of request.resources) grant.addResourceScope(resource, request.scopes.join(' '))
    grant.rejectOIDCScope('openid offline_access')
    return finish({ login: { accountId }, consent: { grantId: await grant.save() } })
  }

  /** What is asked for and by whom, or the page that has to come first. */
  async function begin({ raw, session }: ConsentCall) {
    const oidc = await provider()
    let interaction: Interaction
    try {
      interaction = await oidc.interactionDetails(raw.req, raw.res)
    } catch {
      return { answer: { status: 400, page: failurePage('invalid_request', EXPIRED) } }
    }
    const here = `${interactionPath}/${interaction.uid}`
    if (!session || !isRecentlySignedIn(session)) return { answer: { redirect: signInPath(here) } }
    if (session.suspension) {
      return { answer: { status: 403, page: failurePage('user_suspended', session.suspension.reason) } }
    }
    // The description of an app may have become unreadable.
    const client = await oidc.Client.find(interaction.params.client_id).catch(() => undefined)
    if (!client) return { answer: { status: 400, page: failurePage('invalid_client', null) } }
    return { oidc, interaction, session, request: requestFrom(interaction, client) }
  }

  function requestFrom({ params }: Interaction, client: Client): AppRequest {
    const asked = (params.scope ?? '').split(' ')
    const resource = params.resource ?? resourceUrl(publicUrl(), 'api')
    return {
      client,
      scopes: appScopes.filter((scope) => asked.includes(scope)),
      resources: Array.isArray(resource) ? resource : [resource],
    }
  }

  async function activeAgentsOf(session: Actor): Promise<ConsentView['agents']> {
    const { rows } = await listAgents(context, session, { limit: AGENTS_SHOWN_MAX, after: null })
    const active = rows.filter(({ status }) => status === 'active')
    return Promise.all(
      active.map(async ({ id, name }) => ({
        id,
        name,
        mandate: await getMandate(context, session, toId('agt', id)),
      })),
    )
  }

  async function deviceOf({ deviceCode }: Interaction): Promise<ConsentView['device']> {
    const found = deviceCode === undefined ? undefined : await (await provider()).DeviceCode.find(deviceCode)
    if (!found) return null
    const { address = 'unknown', userAgent = 'unknown' } = found.deviceInfo ?? {}
    return { code: found.userCode.replace(/(.{4})(?=.)/, '$1-'), address, userAgent }
  }

  return { show: (call: ConsentCall) => show(call), decide }
}

interface AppRequest {
  client: Client
  scopes: readonly Scope[]
  resources: readonly string[]
}

async function connect(
  ctx: WriteContext,
  admitted: Actor,
  { uid, client, scopes }: AppRequest & { uid: string },
  form: ConsentCall['form'],
): Promise<string> {
  // The session may have ended, or its user been suspended, since the page was opened.
  const session = await reauthenticateSession(ctx.db, sessionOf(admitted))
  if (session.suspension) {
    throw forbidden('user_suspended', 'You are suspended, and cannot let an app in.', session.suspension)
  }
  if (scopes.length === 0) {
    throw forbidden('missing_scope', 'The app asks for nothing that it can get. Cancel.', { scope: 'read' })
  }
  if (!(await consumeInteraction(ctx.db, uid))) {
    const message = 'You have let this app in already. Go back to it.'
    throw conflict('wrong_state', message, { status: 'decided', possible_in: [] })
  }
  const agent = await agentFor(ctx, session, form)
  const id = await connectApp(ctx, session, {
    clientId: client.clientId,
    name: appNameOf(client),
    url: client.clientUri ?? null,
    agent,
    scopes,
  })
  return encodeId('cap', id)
}

/** The agent as which the app acts; null for the user. */
async function agentFor(
  ctx: WriteContext,
  session: Actor,
  { act_as, agent_name }: ConsentCall['form'],
): Promise<{ id: AgentId; name: string } | null> {
  if (act_as === 'me') return null
  if (act_as === 'new') {
    const name = lineFrom(agent_name ?? '', 100) ?? 'An app'
    // Everything that binds the owner waits for their approval.
    const mandate = { may: [], ask_owner: [...agentActions] }
    const agent = await createAgent(ctx, session, { name, mandate })
    return { id: toId('agt', agent.id), name: agent.name }
  }
  const agent = await getAgent(ctx, session, toId('agt', act_as ?? ''))
  if (agent.status !== 'active') throw notFound()
  return { id: toId('agt', agent.id), name: agent.name }
}

/** What users see as the name of an app. */
export function appNameOf({ clientName, clientId }: Client): string {
  return lineFrom(clientName ?? '', 100) ?? lineFrom(clientId, 100) ?? 'An app'
}

function originOf({ clientId }: Client): string {
  if (clientId === CLI_CLIENT_ID) return 'The command line of Parley, on a device of yours'
  if (URL.canParse(clientId)) return `Described at ${new URL(clientId).host}`
  return 'Registered at this marketplace; nobody has checked its name'
}

/** What the security policy of the page calls the address to which the app wants the user to return. */
function formTargetOf(redirectUri: string): string {
  const { protocol, hostname, origin } = new URL(redirectUri)
  // A policy can name hosts, but no IPv6 addresses; schemes stand for the rest.
  const isNameable = /^https?:$/.test(protocol) && /^[a-z0-9.-]+$/.test(hostname)
  return isNameable ? origin : protocol
}

// A page has to stay readable, so it offers the newest agents only.
const AGENTS_SHOWN_MAX = 100
