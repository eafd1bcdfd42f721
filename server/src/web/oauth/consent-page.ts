import type { Static } from 'typebox'
import { askedActions } from '../../agents/mandates/domain.ts'
import type { Mandate } from '../../agents/mandates/schema.ts'
import type { AppScope } from '../../platform/kernel/actor.ts'
import { type AgentAction, agentActions } from '../../platform/kernel/agent-actions.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { OpenIdScope } from '../../platform/kernel/openid-scopes.ts'
import type { Site } from '../../platform/kernel/site.ts'
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
  device: { code: string; address: string | undefined; userAgent: string | undefined } | null
  person: { name: string; email: string | null }
  scopes: readonly AppScope[]
  openIdScopes: readonly OpenIdScope[]
  /** The address that the app gets if it acts as the person; null for none. */
  sharedEmail: string | null
  agents: readonly AgentChoice[]
  /** What is preselected: `me`, `new`, or the id of an agent. */
  suggested: string
  newAgentName: string
  isRemembered: boolean
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
export function consentPage(site: Site, view: ConsentView): Html {
  const { consent, scopes: scopeWords } = site.words
  const { facts } = consent
  const { app, device, person, scopes } = view
  const toSignIn = (text: string) => html`<a href="${view.switchTo}">${text}</a>`
  return webPage(site, {
    title: consent.title(app.name),
    card: html`
<h1>${consent.heading(app.name)}</h1>
<p class="soft">${consent.signedInAs(html`<b>${person.name}</b>${person.email && html` (${person.email})`}`, toSignIn)}</p>
${view.problem && html`<p class="note warn" role="alert">${view.problem}</p>`}
${device && html`<p class="note warn">${consent.deviceWarning(site.brand.name)}</p>`}
<dl class="facts">
  ${device && html`<div><dt>${facts.code}</dt><dd class="code">${device.code}</dd></div>`}
  ${device && html`<div><dt>${facts.requestedFrom}</dt><dd>${device.address || consent.unknown.address}<br><small>${device.userAgent || consent.unknown.program}</small></dd></div>`}
  <div><dt>${facts.app}</dt><dd>${app.name}<br><small>${app.origin}</small></dd></div>
  ${app.url && html`<div><dt>${facts.website}</dt><dd>${app.url}</dd></div>`}
  ${app.returnsTo && html`<div><dt>${facts.returnsTo}</dt><dd>${app.returnsTo}</dd></div>`}
</dl>
<h2>${consent.wants}</h2>
<ul class="scopes">
  ${view.openIdScopes.map((scope) => openIdLine(site, scope, view))}
  ${scopes.map((scope) => html`<li>${scopeWords[scope]}</li>`)}
</ul>
<p class="soft">${consent.never}</p>
<form method="post" action="${view.action}">
  ${scopes.length > 0 ? identityChoices(site, view) : html`<input type="hidden" name="act_as" value="me">`}
  <div class="actions">
    <button class="plain" name="decision" value="deny">${consent.cancel}</button>
    <button name="decision" value="allow">${consent.connect}</button>
  </div>
</form>
<footer>${view.isRemembered ? consent.remembered : consent.notRemembered}</footer>`,
  })
}

function openIdLine({ words }: Site, scope: OpenIdScope, { sharedEmail, scopes }: ConsentView): Html {
  if (scope !== 'email') return html`<li>${words.scopes[scope]}</li>`
  // The address would otherwise look shared.
  if (sharedEmail === null) return html``
  const { seesEmail, seesEmailAsYou } = words.consent
  return html`<li>${(scopes.length > 0 ? seesEmailAsYou : seesEmail)(html`<b>${sharedEmail}</b>`)}</li>`
}

function identityChoices(site: Site, { suggested, newAgentName, agents }: ConsentView): Html {
  const { actsAs, newAgent, me, asMe } = site.words.consent
  const radio = (value: string) =>
    html`<input type="radio" name="act_as" value="${value}"${value === suggested ? html` checked` : ''}>`
  return html`<h2>${actsAs}</h2>
  <label class="choice">${radio('new')}
    <b>${newAgent.title}</b>
    <small>${newAgent.text}</small>
    <input type="text" name="agent_name" maxlength="100" value="${newAgentName}" aria-label="${newAgent.name}">
  </label>
  ${agents.map((agent) => agentChoice(site, agent, radio(agent.id)))}
  <label class="choice">${radio('me')}
    <b>${me}</b>
    <small>${asMe}</small>
  </label>`
}

function agentChoice(site: Site, { name, mandate }: AgentChoice, radio: Html): Html {
  const lines = mandateInWords(site, mandate)
  return html`<label class="choice">${radio}
    <b>${site.words.consent.agent(name)}</b>
    ${lines.map((line) => html`<small>${line}</small>`)}
  </label>`
}

/** What a mandate allows and where it ends, each in a phrase. Withdrawals are left out: no app can make them. */
function mandateInWords({ words, formats }: Site, mandate: Static<typeof Mandate>): string[] {
  const { mandate: phrases } = words.consent
  const { money } = formats
  const limit = (cents: number | null, phrase: (amount: string) => string) =>
    cents === null ? [] : [phrase(money(cents))]
  const total = (
    cents: number | null,
    usedCents: number,
    phrase: (amount: string) => string,
    phraseUsed: (amount: string, used: string) => string,
  ) => limit(cents, usedCents ? (amount) => phraseUsed(amount, money(usedCents)) : phrase)
  const { used, may, ask_owner, allowed_counterparties, expires_at } = mandate
  const alone = may.filter((action) => !ask_owner.includes(action))
  const asked = askedActions(mandate)
  const limits = [
    ...limit(mandate.min_rate_cents, phrases.minRate),
    ...limit(mandate.max_rate_cents, phrases.maxRate),
    ...limit(mandate.max_contract_cents, phrases.maxContract),
    ...total(mandate.max_funding_cents, used.funding_cents, phrases.maxFunding, phrases.maxFundingUsed),
    ...total(mandate.max_release_cents, used.release_cents, phrases.maxRelease, phrases.maxReleaseUsed),
    ...total(mandate.max_refund_cents, used.refund_cents, phrases.maxRefund, phrases.maxRefundUsed),
    ...limit(mandate.min_dispute_worker_cents, phrases.minShare),
    ...limit(mandate.max_dispute_worker_cents, phrases.maxShare),
    ...(allowed_counterparties === null ? [] : [phrases.people(allowed_counterparties.length)]),
  ]
  const isBound = limits.length > 0 || mandate.max_withdrawal_cents !== null || expires_at !== null
  if (!isBound && asked.length === 0) return [phrases.noLimits]
  return [
    ...limits,
    ...(alone.length === 0 ? [] : [phrases.alone(listed(words, alone))]),
    ...(asked.length === 0 ? [] : [askingInWords(words, asked)]),
    ...(expires_at === null ? [] : [phrases.ends(formats.day(expires_at))]),
  ]
}

// Long lists are read less than what is missing in them.
function askingInWords(words: Site['words'], asked: readonly AgentAction[]): string {
  const { asksAlways, asksExcept, asksFirst } = words.consent.mandate
  const others = agentActions.filter((action) => !asked.includes(action))
  if (others.length === 0) return asksAlways
  return others.length < asked.length ? asksExcept(listed(words, others)) : asksFirst(listed(words, asked))
}

function listed(words: Site['words'], actions: readonly AgentAction[]): string {
  return actions.map((action) => words.agentActions[action]).join(', ')
}
