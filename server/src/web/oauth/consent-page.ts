import type { Static } from 'typebox'
import { askedActions } from '../../agents/mandates/domain.ts'
import type { Mandate } from '../../agents/mandates/schema.ts'
import type { Scope } from '../../platform/kernel/actor.ts'
import { type AgentAction, agentActions } from '../../platform/kernel/agent-actions.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { moneyFormatOf } from '../../platform/kernel/money.ts'
import { type OpenIdScope, openIdScopeWords } from '../../platform/kernel/openid-scopes.ts'
import { scopeWords } from '../../platform/kernel/scope-words.ts'
import { formatDay } from '../../platform/kernel/time.ts'
import { webPage } from '../../platform/kernel/web-page.ts'

export interface ConsentView {
  action: string
  app: {
    name: string
    url: string | null
    /** Where the app comes from, as far as it is known. */
    origin: string
    /** Where the user is sent afterwards; null for a device. */
    returnsTo: string | null
  }
  /** The device that asks; null for an app that asked with this browser. */
  device: { code: string; address: string; userAgent: string } | null
  person: { name: string; email: string | null }
  scopes: readonly Scope[]
  openIdScopes: readonly OpenIdScope[]
  /** The address that the app gets if it acts as the person; null for none. */
  sharedEmail: string | null
  agents: readonly AgentChoice[]
  /** What is preselected: `me`, `new`, or the id of an agent. */
  suggested: string
  newAgentName: string
  isRemembered: boolean
  currency: string
  /** Where to sign in as someone else. */
  switchTo: string
  problem: string | null
}

export interface AgentChoice {
  id: string
  name: string
  mandate: Static<typeof Mandate>
}

/** The page on which a user connects an app and chooses what it acts as. */
export function consentPage(view: ConsentView): Html {
  const { app, device, person, scopes } = view
  return webPage({
    title: `Connect ${app.name}`,
    card: html`
<h1>Connect “${app.name}”?</h1>
<p class="soft">Signed in as <b>${person.name}</b>${person.email && html` (${person.email})`}. <a href="${view.switchTo}">Not you?</a></p>
${view.problem && html`<p class="note warn" role="alert">${view.problem}</p>`}
${device && html`<p class="note warn">Continue only if <b>you</b> started this, and your device shows exactly this code. No one from ${MARKETPLACE_NAME} will ever ask you for it.</p>`}
<dl class="facts">
  ${device && html`<div><dt>Code</dt><dd class="code">${device.code}</dd></div>`}
  ${device && html`<div><dt>Requested from</dt><dd>${device.address}<br><small>${device.userAgent}</small></dd></div>`}
  <div><dt>App</dt><dd>${app.name}<br><small>${app.origin}</small></dd></div>
  ${app.url && html`<div><dt>Website</dt><dd>${app.url}</dd></div>`}
  ${app.returnsTo && html`<div><dt>Returns to</dt><dd>${app.returnsTo}</dd></div>`}
</dl>
<h2>It wants to</h2>
<ul class="scopes">
  ${view.openIdScopes.map((scope) => openIdLine(scope, view))}
  ${scopes.map((scope) => html`<li>${scopeWords[scope] ?? scope}</li>`)}
</ul>
<p class="soft">It can never withdraw money, approve your agents’ requests, or see or change how you sign in.</p>
<form method="post" action="${view.action}">
  ${scopes.length > 0 ? identityChoices(view) : html`<input type="hidden" name="act_as" value="me">`}
  <div class="actions">
    <button class="plain" name="decision" value="deny">Cancel</button>
    <button name="decision" value="allow">Connect</button>
  </div>
</form>
<footer>${view.isRemembered ? 'You won’t be asked again for 90 days, unless it asks for more.' : 'It has to ask you every time it signs you in.'} You can disconnect it at any time.</footer>`,
  })
}

function openIdLine(scope: OpenIdScope, { sharedEmail, scopes }: ConsentView): Html {
  if (scope !== 'email') return html`<li>${openIdScopeWords[scope]}</li>`
  // The address would otherwise look shared.
  if (sharedEmail === null) return html``
  const condition = scopes.length > 0 ? ' (only if it acts as you)' : ''
  return html`<li>${openIdScopeWords.email}, <b>${sharedEmail}</b>${condition}</li>`
}

function identityChoices({ suggested, newAgentName, agents, currency }: ConsentView): Html {
  const radio = (value: string) =>
    html`<input type="radio" name="act_as" value="${value}"${value === suggested ? html` checked` : ''}>`
  return html`<h2>Acts as</h2>
  <label class="choice">${radio('new')}
    <b>New agent that asks me first</b>
    <small>It can look things up and prepare drafts. Anything that commits you or moves money needs your approval.</small>
    <input type="text" name="agent_name" maxlength="100" value="${newAgentName}" aria-label="Name of the new agent">
  </label>
  ${agents.map((agent) => agentChoice(agent, currency, radio(agent.id)))}
  <label class="choice">${radio('me')}
    <b>Me</b>
    <small>It can do everything above without limits and without asking you.</small>
  </label>`
}

function agentChoice({ name, mandate }: AgentChoice, currency: string, radio: Html): Html {
  const lines = mandateInWords(mandate, currency)
  return html`<label class="choice">${radio}
    <b>My agent “${name}”</b>
    ${lines.map((line) => html`<small>${line}</small>`)}
  </label>`
}

/** What a mandate allows and where it ends, each in a phrase. Withdrawals are left out: no app can make them. */
function mandateInWords(mandate: Static<typeof Mandate>, currency: string): string[] {
  const money = moneyFormatOf(currency)
  const from = (limit: number | null, words: string) => (limit === null ? [] : [`${words}: at least ${money(limit)}`])
  const upTo = (limit: number | null, words: string, used?: number) =>
    limit === null ? [] : [`${words}: up to ${money(limit)}${used ? ` (${money(used)} used)` : ''}`]
  const { used, may, ask_owner, allowed_counterparties, expires_at } = mandate
  const alone = may.filter((action) => !ask_owner.includes(action))
  const asked = askedActions(mandate)
  const limits = [
    ...from(mandate.min_rate_cents, 'Rates'),
    ...upTo(mandate.max_rate_cents, 'Rates'),
    ...upTo(mandate.max_contract_cents, 'Contracts'),
    ...upTo(mandate.max_funding_cents, 'Total put into escrow', used.funding_cents),
    ...upTo(mandate.max_release_cents, 'Total released', used.release_cents),
    ...upTo(mandate.max_refund_cents, 'Total refunded', used.refund_cents),
    ...from(mandate.min_dispute_worker_cents, 'Worker’s share in disputes'),
    ...upTo(mandate.max_dispute_worker_cents, 'Worker’s share in disputes'),
    ...(allowed_counterparties === null
      ? []
      : [
          allowed_counterparties.length === 1
            ? 'Deals only with the person you chose'
            : `Deals only with the ${allowed_counterparties.length} people you chose`,
        ]),
  ]
  const isBound = limits.length > 0 || mandate.max_withdrawal_cents !== null || expires_at !== null
  if (!isBound && asked.length === 0) return ['No limits']
  return [
    ...limits,
    ...(alone.length === 0 ? [] : [`On its own: ${inWords(alone)}`]),
    ...(asked.length === 0 ? [] : [askingInWords(asked)]),
    ...(expires_at === null ? [] : [`Ends on ${formatDay(expires_at)}`]),
  ]
}

// Long lists are read less than what is missing in them.
function askingInWords(asked: readonly AgentAction[]): string {
  const others = agentActions.filter((action) => !asked.includes(action))
  if (others.length === 0) return 'Asks you before it commits you to anything'
  return others.length < asked.length
    ? `Asks you before it commits you to anything, except for ${inWords(others)}`
    : `Asks you first: ${inWords(asked)}`
}

function inWords(actions: readonly AgentAction[]): string {
  return actions.map((action) => actionWords[action]).join(', ')
}

const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'making offers',
  'negotiations.agree': 'accepting offers',
  'contracts.approve': 'approving contracts',
  'contracts.cancel': 'canceling contracts',
  'contracts.complete': 'completing contracts',
  'milestones.change': 'adding, editing and removing milestones',
  'milestones.fund': 'funding milestones',
  'milestones.release': 'releasing payments',
  'milestones.refund': 'refunding clients',
  'disputes.open': 'opening disputes',
  'disputes.propose': 'proposing settlements',
  'disputes.accept': 'accepting settlements',
  'disputes.reject': 'rejecting recommendations',
  'disputes.withdraw': 'withdrawing disputes',
  'reviews.write': 'writing reviews',
  'vouches.write': 'vouching for people',
  'gigs.publish': 'publishing gigs',
  'gigs.delete': 'closing and deleting gigs',
  'wallet.withdraw': 'withdrawing from the wallet',
}
