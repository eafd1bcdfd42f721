import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client, DeviceCode, Interaction, Provider } from 'oidc-provider'
import { countAgentsNamed, createAgent, getAgent, listAgents } from '../../agents/agents/service.ts'
import { getMandate } from '../../agents/mandates/service.ts'
import { connectApp, findLastIdentity, findRememberedConnection } from '../../people/apps/connection-service.ts'
import { isFirstParty } from '../../people/apps/first-party-service.ts'
import { consumeInteraction } from '../../people/apps/token-service.ts'
import { reauthenticateSession } from '../../people/sessions/service.ts'
import type { User } from '../../people/users/domain.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, type AppScope, appScopes, sessionOf } from '../../platform/kernel/actor.ts'
import { agentActions } from '../../platform/kernel/agent-actions.ts'
import { notFound, Refusal } from '../../platform/kernel/errors.ts'
import { type AgentId, type ConnectedAppId, decodeId, encodeId, toId } from '../../platform/kernel/ids.ts'
import { lineFrom } from '../../platform/kernel/one-line.ts'
import { type OpenIdScope, openIdScopes } from '../../platform/kernel/openid-scopes.ts'
import { problemText } from '../../platform/kernel/problem-text.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { epochMsOf } from '../../platform/kernel/time.ts'
import { type PageAnswer, PageProblem } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/domain.ts'
import { isRecentlySignedIn } from '../sign-in/service.ts'
import { type ConsentView, consentPage } from './consent-page.ts'
import { CLI_CLIENT_ID, interactionPath, openIdScopesAt, resourceUrl } from './metadata-service.ts'
import { failurePage } from './pages.ts'

export interface ConsentOptions {
  context: ReadContext
  provider: () => Promise<Provider>
  publicUrl: () => string
}

export interface ConsentCall {
  site: Site
  session: Actor | null
  form: Partial<Record<string, string>>
  raw: { req: IncomingMessage; res: ServerResponse }
  write<T>(work: (ctx: WriteContext) => Promise<T>): Promise<T>
}

/** The page on which a user connects an app, and what its form does. */
export function createConsent({ context, provider, publicUrl }: ConsentOptions) {
  async function show(call: ConsentCall, problem: string | null = null): Promise<PageAnswer> {
    const begun = await begin(call)
    if ('answer' in begun) return begun.answer
    const { interaction, session, request, user } = begun
    if (interaction.result) return { redirect: interaction.returnTo }
    if (problem === null) {
      const granted = await grantWithoutAsking(call, begun)
      if (granted) return granted
    }
    const here = pathOf(interaction)
    if (!isRecentlySignedIn(session)) return { redirect: signInPath(here) }
    const { client, device } = request
    const [{ agents, names }, last] = await Promise.all([
      agentsOf(session),
      findLastIdentity(context.db, session.userId, client.clientId),
    ])
    const returnsTo = request.redirectUri
    const page = consentPage(call.site, {
      action: here,
      app: { name: appNameOf(client), url: client.clientUri ?? null, origin: originOf(call.site, client), returnsTo },
      device: device && deviceView(device),
      person: { name: user.display_name, email: user.email },
      scopes: request.scopes,
      openIdScopes: request.openIdScopes,
      sharedEmail: request.email,
      agents,
      suggested: suggestedIdentity(last, agents, request.scopes),
      newAgentName: freeName(appNameOf(client), names),
      isRemembered: request.isRemembered,
      switchTo: signInPath(here, { isSwitch: true }),
      problem,
    })
    return { status: problem === null ? 200 : 409, page, ...(returnsTo && { formTargets: [formTargetOf(returnsTo)] }) }
  }

  async function decide(call: ConsentCall): Promise<PageAnswer> {
    const begun = await begin(call)
    if ('answer' in begun) return begun.answer
    const { oidc, interaction, session, request } = begun
    if (!isRecentlySignedIn(session)) return { redirect: signInPath(pathOf(interaction)) }
    if (call.form.decision !== 'allow') {
      const denied = { error: 'access_denied', error_description: 'The user did not connect the app.' }
      return { redirect: await oidc.interactionResult(call.raw.req, call.raw.res, denied) }
    }
    // A form that is sent twice continues with the first decision.
    if (interaction.result) return { redirect: interaction.returnTo }
    try {
      return await grant(call, begun, async (ctx, actor) =>
        connectApp(ctx, actor, {
          ...connectionFrom(request),
          agent: await agentFor(ctx, actor, call),
          consent: request.isRemembered ? 'remembered' : 'once',
        }),
      )
    } catch (error) {
      if (error instanceof PageProblem) return show(call, error.message)
      if (!(error instanceof Refusal) || error.code === 'INTERNAL_ERROR') throw error
      return show(call, problemText(call.site, error))
    }
  }

  /** For a first-party app, or a request that the user has granted before; null if they have to be asked. */
  async function grantWithoutAsking(call: ConsentCall, begun: Begun): Promise<PageAnswer | null> {
    const { interaction, session, request } = begun
    // A decision that was not enough for the OAuth server would not be enough again.
    if (interaction.lastSubmission || promptsOf(interaction).includes('consent')) return null
    if (request.isFirstParty) {
      // No page has shown the address.
      const connection = { ...connectionFrom(request), email: null, agent: null, consent: 'not needed' } as const
      return grant(call, begun, (ctx, actor) => connectApp(ctx, actor, connection))
    }
    if (!request.isRemembered) return null
    const remembered = await findRememberedConnection(context.db, session.userId, connectionFrom(request))
    return remembered && grant(call, begun, async () => remembered.id)
  }

  /** Grants what an app asks for, and sends the user back to it. */
  async function grant(
    call: ConsentCall,
    { oidc, interaction, session, request }: Begun,
    connect: (ctx: WriteContext, actor: Actor) => Promise<ConnectedAppId>,
  ): Promise<PageAnswer> {
    const connectionId = await call.write((ctx) =>
      consumeAnd(ctx, { site: call.site, session, request, interaction }, connect),
    )
    const accountId = encodeId('usr', session.userId)
    const clientId = interaction.params.client_id
    const granted = new oidc.Grant({ accountId, clientId, jti: encodeId('cap', connectionId) })
    const refused = [...openIdScopes.filter((scope) => !request.openIdScopes.includes(scope)), 'offline_access'].join(
      ' ',
    )
    if (request.openIdScopes.length > 0) granted.addOIDCScope(request.openIdScopes.join(' '))
    granted.rejectOIDCScope(refused)
    for (const resource of request.resources) {
      granted.addResourceScope(resource, [...request.openIdScopes, ...request.scopes].join(' '))
      granted.rejectResourceScope(resource, refused)
    }
    const login = { accountId, ts: signedInAtOf(session) }
    const result = { login, consent: { grantId: await granted.save() } }
    return { redirect: await oidc.interactionResult(call.raw.req, call.raw.res, result) }
  }

  /** What is asked for and by whom, or the page that has to come first. */
  async function begin({ site, raw, session }: ConsentCall): Promise<Begun | { answer: PageAnswer }> {
    const oidc = await provider()
    let interaction: Interaction
    try {
      interaction = await oidc.interactionDetails(raw.req, raw.res)
    } catch {
      return { answer: expired(site) }
    }
    const here = pathOf(interaction)
    if (!session) return { answer: { redirect: signInPath(here) } }
    if (session.suspension) {
      return { answer: { status: 403, page: failurePage(site, 'user_suspended', session.suspension.reason) } }
    }
    // The app could go on acting as the user after the operator has stopped viewing as them.
    if (sessionOf(session).openedBy !== null) {
      return { answer: { status: 403, page: failurePage(site, 'not_on_behalf', null) } }
    }
    if (mustSignInAgain(interaction, session)) return { answer: { redirect: signInPath(here, { isSwitch: true }) } }
    // The description of an app may have become unreadable.
    const client = await oidc.Client.find(interaction.params.client_id).catch(() => undefined)
    if (!client) return { answer: { status: 400, page: failurePage(site, 'invalid_client', null) } }
    const appId = decodeId('oap', client.clientId)
    const [user, device, isTrusted] = await Promise.all([
      findUser(context, session.userId),
      interaction.deviceCode === undefined ? null : oidc.DeviceCode.find(interaction.deviceCode),
      appId !== null && isFirstParty(context.db, appId),
    ])
    // The code has since been typed a second time, and decided there.
    const isOver = device === undefined || device?.accountId !== undefined || device?.error !== undefined
    if (isOver) return { answer: expired(site) }
    const request = requestFrom(interaction, { client, device, user, isTrusted })
    return { oidc, interaction, session, user, request }
  }

  function requestFrom(
    { params }: Interaction,
    { client, device, user, isTrusted }: Pick<AppRequest, 'client' | 'device'> & { user: User; isTrusted: boolean },
  ): AppRequest {
    const asked = (params.scope ?? '').split(' ')
    const resource = params.resource ?? resourceUrl(publicUrl(), 'api')
    const resources = Array.isArray(resource) ? resource : [resource]
    const isForApi = resources.every((each) => each === resourceUrl(publicUrl(), 'api'))
    const possible = asked.includes('openid') ? openIdScopesAt(isForApi ? 'api' : 'mcp') : []
    const granted = possible.filter((scope) => asked.includes(scope))
    return {
      client,
      device,
      redirectUri: device ? null : (params.redirect_uri ?? null),
      scopes: appScopes.filter((scope) => asked.includes(scope)),
      openIdScopes: granted,
      email: granted.includes('email') && user.email_proven ? user.email : null,
      resources,
      // Only an app with a secret can prove that it is the one the user connected.
      isRemembered: !device && decodeId('oap', client.clientId) !== null && client.clientAuthMethod !== 'none',
      isFirstParty: !device && isTrusted,
    }
  }

  /** The agents that an app can act as, and the names that are taken. */
  async function agentsOf(session: Actor): Promise<{ agents: ConsentView['agents']; names: string[] }> {
    const { rows } = await listAgents(context, session, {}, { limit: AGENTS_SHOWN_MAX, after: null })
    const active = rows.filter(({ status }) => status === 'active')
    const agents = active.map(async ({ id, name }) => ({
      id,
      name,
      mandate: await getMandate(context, session, toId('agt', id)),
    }))
    return { agents: await Promise.all(agents), names: rows.map(({ name }) => name) }
  }

  return { show: (call: ConsentCall) => show(call), decide }
}

function expired(site: Site): PageAnswer {
  return { status: 400, page: failurePage(site, 'invalid_request', site.words.oauth.expired) }
}

/** A request of an app that a user who is signed in has to decide. */
interface Begun {
  oidc: Provider
  interaction: Interaction
  session: Actor
  user: User
  request: AppRequest
}

interface AppRequest {
  client: Client
  device: DeviceCode | null
  redirectUri: string | null
  scopes: readonly AppScope[]
  openIdScopes: readonly OpenIdScope[]
  /** The address that the app gets if it acts as the user. */
  email: string | null
  resources: readonly string[]
  /** Whether the same request is granted again without asking, for a while. */
  isRemembered: boolean
  isFirstParty: boolean
}

/** Uses the request up and connects the app, in one transaction. */
async function consumeAnd(
  ctx: WriteContext,
  {
    site,
    session: admitted,
    request,
    interaction,
  }: Pick<Begun, 'session' | 'request' | 'interaction'> & { site: Site },
  connect: (ctx: WriteContext, actor: Actor) => Promise<ConnectedAppId>,
): Promise<ConnectedAppId> {
  // The session may have ended, or its user been suspended, since the page was opened.
  const session = await reauthenticateSession(ctx.db, sessionOf(admitted))
  const { suspended, asksForNothing, alreadyConnected } = site.words.consent
  if (session.suspension) throw new PageProblem(403, suspended)
  if (request.scopes.length === 0 && request.openIdScopes.length === 0) throw new PageProblem(403, asksForNothing)
  if (!(await consumeInteraction(ctx.db, interaction.uid))) throw new PageProblem(409, alreadyConnected)
  return connect(ctx, session)
}

function connectionFrom({ client, redirectUri, scopes, openIdScopes, email }: AppRequest) {
  const { clientId, clientUri = null } = client
  return { clientId, name: appNameOf(client), url: clientUri, redirectUri, scopes, openIdScopes, email }
}

/** The agent as which the app acts; null for the user. */
async function agentFor(
  ctx: WriteContext,
  session: Actor,
  { site, form: { act_as, agent_name } }: Pick<ConsentCall, 'site' | 'form'>,
): Promise<{ id: AgentId; name: string } | null> {
  if (act_as === 'me') return null
  if (act_as === 'new') {
    const { newAgent, agentExists } = site.words.consent
    const name = lineFrom(agent_name ?? '', 100) ?? newAgent.unnamed
    // Everything that binds the owner waits for their approval.
    const mandate = { may: [], ask_owner: [...agentActions] }
    const agent = await createAgent(ctx, session, { name, mandate })
    // Counted when agents of this user can no longer be made elsewhere.
    if ((await countAgentsNamed(ctx, session, name)) > 1) throw new PageProblem(409, agentExists(name))
    return { id: toId('agt', agent.id), name: agent.name }
  }
  const agent = await getAgent(ctx, session, toId('agt', act_as ?? ''))
  if (agent.status !== 'active') throw notFound()
  return { id: toId('agt', agent.id), name: agent.name }
}

/** Which identity is preselected: that of the last time, and otherwise one that can't bind the user by itself. */
function suggestedIdentity(
  last: AgentId | null | undefined,
  agents: ConsentView['agents'],
  scopes: readonly AppScope[],
): string {
  if (last === null) return 'me'
  const before = last && agents.find(({ id }) => id === encodeId('agt', last))
  return before ? before.id : scopes.every((scope) => scope === 'read') ? 'me' : 'new'
}

/** A name for a new agent that no other one has. */
function freeName(appName: string, taken: readonly string[]): string {
  const others = new Set(taken.map((name) => name.toLowerCase()))
  const numbered = taken.map((_, index) => `${appName} ${index + 2}`)
  return [appName, ...numbered].find((name) => !others.has(name.toLowerCase())) ?? appName
}

/** Whether the app wants a newer sign-in than that of the session. */
function mustSignInAgain(interaction: Interaction, session: Actor): boolean {
  const { max_age } = interaction.params
  const signedInAt = signedInAtOf(session)
  if (promptsOf(interaction).includes('login') && signedInAt < interaction.iat) return true
  return max_age !== undefined && signedInAt < interaction.iat - max_age
}

function signedInAtOf(session: Actor): number {
  return Math.floor(epochMsOf(sessionOf(session).signedInAt) / 1000)
}

function promptsOf({ params }: Interaction): string[] {
  return (params.prompt ?? '').split(' ')
}

function pathOf({ uid }: Interaction): string {
  return `${interactionPath}/${uid}`
}

function deviceView({ userCode, deviceInfo }: DeviceCode): ConsentView['device'] {
  const { address, userAgent } = deviceInfo ?? {}
  return { code: userCode.replace(/(.{4})(?=.)/, '$1-'), address, userAgent }
}

/** What users see as the name of an app. */
export function appNameOf({ clientName, clientId }: Client): string {
  return lineFrom(clientName ?? '', 100) ?? lineFrom(clientId, 100) ?? clientId
}

/** Where an app comes from, as far as it's known. */
export function originOf({ words: { consent } }: Site, { clientId }: Pick<Client, 'clientId'>): string {
  if (clientId === CLI_CLIENT_ID) return consent.origins.commandLine
  if (URL.canParse(clientId)) return consent.origins.from(new URL(clientId).host)
  return consent.origins.unverified
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
