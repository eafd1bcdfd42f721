import type { Static } from 'typebox'
import { askedActions } from '../../agents/mandates/domain.ts'
import type { Mandate } from '../../agents/mandates/schema.ts'
import type { Scope } from '../../platform/kernel/actor.ts'
import { type AgentAction, agentActions } from '../../platform/kernel/agent-actions.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { moneyFormatOf } from '../../platform/kernel/money.ts'
import { scopeWords } from '../../platform/kernel/scope-words.ts'
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
  agents: readonly AgentChoice[]
  currency: string
  /** Where to sign in as somebody else. */
  switchTo: string
  problem: string | null
}

export interface AgentChoice {
  id: string
  name: string
  mandate: Static<typeof Mandate>
}

/** The page on which a user lets an app in, and says as whom. */
export function consentPage(view: ConsentView): Html {
  const { app, device, person, scopes, agents } = view
  return webPage({
    title: `Let ${app.name} in`,
    card: html`
<h1>Let “${app.name}” in?</h1>
<p class="soft">Signed in as <b>${person.name}</b>${person.email && html` (${person.email})`}. <a href="${view.switchTo}">Not you?</a></p>
${view.problem && html`<p class="note warn" role="alert">${view.problem}</p>`}
${device && html`<p class="note warn">Go on only if <b>you</b> started this, and your device shows exactly this code. Nobody from Parley will ever ask you for it.</p>`}
<dl class="facts">
  ${device && html`<div><dt>Code</dt><dd class="code">${device.code}</dd></div>`}
  ${device && html`<div><dt>Asked from</dt><dd>${device.address}<br><small>${device.userAgent}</small></dd></div>`}
  <div><dt>App</dt><dd>${app.name}<br><small>${app.origin}</small></dd></div>
  ${app.url && html`<div><dt>Web page</dt><dd>${app.url}</dd></div>`}
  ${app.returnsTo && html`<div><dt>Returns to</dt><dd>${app.returnsTo}</dd></div>`}
</dl>
<h2>It asks to</h2>
<ul class="scopes">${scopes.map((scope) => html`<li>${scopeWords[scope] ?? scope}</li>`)}</ul>
<p class="soft">It can never withdraw money, decide approvals, or see or change how you sign in.</p>
<form method="post" action="${view.action}">
  <h2>It acts as</h2>
  <label class="choice"><input type="radio" name="act_as" value="new" checked>
    <b>A new agent that asks me first</b>
    <small>It can look and prepare; everything that binds you or moves money waits for your approval.</small>
    <input type="text" name="agent_name" maxlength="100" value="${app.name}" aria-label="Name of the new agent">
  </label>
  ${agents.map((agent) => agentChoice(agent, view.currency))}
  <label class="choice"><input type="radio" name="act_as" value="me">
    <b>Me</b>
    <small>Everything above, without limits and without asking.</small>
  </label>
  <div class="actions">
    <button class="plain" name="decision" value="deny">Cancel</button>
    <button name="decision" value="allow">Let it in</button>
  </div>
</form>
<footer>You can disconnect it at any time. It has to ask again after 180 days.</footer>`,
  })
}

function agentChoice({ id, name, mandate }: AgentChoice, currency: string): Html {
  const lines = mandateInWords(mandate, currency)
  return html`<label class="choice"><input type="radio" name="act_as" value="${id}">
    <b>My agent “${name}”</b>
    ${lines.map((line) => html`<small>${line}</small>`)}
  </label>`
}

/** What a mandate gives and where it ends, each in a sentence. Withdrawals are left out: no app can make them. */
function mandateInWords(mandate: Static<typeof Mandate>, currency: string): string[] {
  const money = moneyFormatOf(currency)
  const from = (limit: number | null, words: string) => (limit === null ? [] : [`${words} from ${money(limit)}`])
  const upTo = (limit: number | null, words: string, used?: number) =>
    limit === null ? [] : [`${words} up to ${money(limit)}${used ? ` (${money(used)} used)` : ''}`]
  const { used, may, ask_owner, allowed_counterparties, expires_at } = mandate
  const alone = may.filter((action) => !ask_owner.includes(action))
  const asked = askedActions(mandate)
  const limits = [
    ...from(mandate.min_rate_cents, 'Rates'),
    ...upTo(mandate.max_rate_cents, 'Rates'),
    ...upTo(mandate.max_contract_cents, 'Contracts'),
    ...upTo(mandate.max_funding_cents, 'Pays into escrow, in all', used.funding_cents),
    ...upTo(mandate.max_release_cents, 'Releases, in all', used.release_cents),
    ...upTo(mandate.max_refund_cents, 'Refunds, in all', used.refund_cents),
    ...from(mandate.min_dispute_worker_cents, 'In disputes, for the worker'),
    ...upTo(mandate.max_dispute_worker_cents, 'In disputes, for the worker'),
    ...(allowed_counterparties === null ? [] : [`Deals only with ${allowed_counterparties.length} chosen people`]),
  ]
  const isBound = limits.length > 0 || mandate.max_withdrawal_cents !== null || expires_at !== null
  if (!isBound && asked.length === 0) return ['Without limits']
  return [
    ...limits,
    ...(alone.length === 0 ? [] : [`Decides alone: ${inWords(alone)}`]),
    ...(asked.length === 0 ? [] : [askingInWords(asked)]),
    ...(expires_at === null ? [] : [`Mandate until ${expires_at.slice(0, 10)}`]),
  ]
}

// Long lists are read less than what is missing in them.
function askingInWords(asked: readonly AgentAction[]): string {
  const others = agentActions.filter((action) => !asked.includes(action))
  if (others.length === 0) return 'Asks you before everything that binds you'
  return others.length <= 4
    ? `Asks you before everything that binds you, except ${inWords(others)}`
    : `Asks you first: ${inWords(asked)}`
}

function inWords(actions: readonly AgentAction[]): string {
  return actions.map((action) => actionWords[action]).join(', ')
}

const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'offers',
  'negotiations.agree': 'agreements',
  'contracts.approve': 'approving contracts',
  'contracts.cancel': 'cancelling contracts',
  'contracts.complete': 'completing contracts',
  'milestones.change': 'changing milestones',
  'milestones.fund': 'paying into escrow',
  'milestones.release': 'releasing money',
  'milestones.refund': 'refunds',
  'disputes.open': 'opening disputes',
  'disputes.propose': 'proposals in disputes',
  'disputes.accept': 'accepting in disputes',
  'disputes.reject': 'rejecting in disputes',
  'disputes.withdraw': 'withdrawing disputes',
  'reviews.write': 'reviews',
  'vouches.write': 'vouches',
  'gigs.delete': 'deleting gigs',
  'wallet.withdraw': 'withdrawals',
}
