import { PROOF_MINUTES } from '../../people/sessions/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import { signInPath } from './domain.ts'

// The pages on which people sign in. Everything but passkeys and emailed links works without a script.

interface Shown {
  returnTo: string | null
  /** Whether to show the way to the mailbox of the sandbox. */
  hasMailbox: boolean
  problem?: string | Html | null
}

export function askForEmail(
  site: Site,
  {
    returnTo,
    hasMailbox,
    problem,
    isAgain,
    isSwitch = false,
    isFromTerminal = false,
  }: Shown & {
    isAgain: boolean
    /** Whether to continue as someone else. */
    isSwitch?: boolean
    /** Whether the page was opened with the operator's link from the terminal. */
    isFromTerminal?: boolean
  },
): Html {
  const { signIn } = site.words
  const heading = signIn.heading(site.brand.name)
  return webPage(site, {
    title: signIn.title,
    path: signInPath(returnTo, { isSwitch }),
    card: html`
<form method="post" action="/sign-in/use" data-token hidden>
  <h1>${heading}</h1>
  <p class="soft">${isFromTerminal ? signIn.linkFromTerminal : signIn.linkFromEmail}</p>
  <input type="hidden" name="token">${hidden('from', isFromTerminal ? 'terminal' : null)}
  <button>${signIn.button}</button>
</form>
<div data-without-token>
  <h1>${isAgain ? signIn.again : heading}</h1>
  <p class="soft">${isAgain ? signIn.whyAgain : signIn.how}</p>
  ${problemNote(problem)}
  <div data-passkeys data-texts="${passkeyTexts(site)}" hidden>
    <button type="button" data-sign-in data-return-to="${returnTo ?? '/'}">${signIn.usePasskey}</button>
    <p class="note warn" data-passkey-note hidden role="alert"></p>
    <div class="or">${signIn.or}</div>
  </div>
  <form method="post" action="/sign-in">
    ${hidden('return_to', returnTo)}
    <label for="email">${signIn.email}</label>
    <input type="email" id="email" name="email" required maxlength="254" autocomplete="username webauthn" placeholder="${signIn.emailExample}">
    <button class="plain">${signIn.sendCode}</button>
  </form>
  ${hasMailbox && html`<footer>${signIn.anyAddress(toMailbox)}</footer>`}
</div>`,
  })
}

export function askForCode(
  site: Site,
  { returnTo, hasMailbox, problem, email, attempt }: Shown & { email: string; attempt: string },
): Html {
  const { code, button } = site.words.signIn
  return webPage(site, {
    title: code.title,
    card: html`
<h1>${code.heading}</h1>
<p class="soft">${code.sent(html`<b>${email}</b>`, PROOF_MINUTES)}</p>
${problemNote(problem)}
<form method="post" action="/sign-in/use">
  ${hidden('return_to', returnTo)}${hidden('email', email)}${hidden('attempt', attempt)}
  <label for="code">${code.label}</label>
  <input type="text" class="code" id="code" name="code" required maxlength="6" pattern="[0-9]{6}" inputmode="numeric" autocomplete="one-time-code" autofocus>
  <button>${button}</button>
</form>
<footer>${code.resend((text) => html`<a href="${signInPath(returnTo)}">${text}</a>`)}${hasMailbox && html`<br>${code.inMailbox(toMailbox)}`}</footer>`,
  })
}

/**
 * Asks a new user for a name. The form sends the link or code again, together with the name and the version of the terms of use
 * that it links to.
 */
export function askForName(site: Site, given: Partial<Record<string, string>>, terms: number | null): Html {
  const { title, heading, text, label, kind, kinds, button } = site.words.signIn.name
  return webPage(site, {
    title,
    card: html`
<h1>${heading(site.brand.name)}</h1>
<p class="soft">${text}</p>
<form method="post" action="/sign-in/use">
  ${['token', 'attempt', 'code', 'email', 'return_to'].map((name) => hidden(name, given[name] ?? null))}
  <label for="display_name">${label}</label>
  <input type="text" id="display_name" name="display_name" required maxlength="100" autocomplete="name" autofocus value="${given.display_name ?? ''}">
  <label for="kind">${kind}</label>
  <select id="kind" name="kind"><option value="person">${kinds.person}</option><option value="organization">${kinds.organization}</option></select>
  ${terms !== null && agreement(site, terms)}
  <button>${button}</button>
</form>`,
  })
}

function agreement({ words }: Site, terms: number): Html {
  const link = (text: string) => html`<a href="/terms/${terms}" target="_blank" rel="noopener">${text}</a>`
  return html`${hidden('terms_version', String(terms))}<p class="soft">${words.terms.signUp(link)}</p>`
}

export function signedIn(
  site: Site,
  { name, email, isRecent }: { name: string; email: string | null; isRecent: boolean },
): Html {
  const { title, heading, text, textAs, proceed, addPasskey, passkeyName, signOut } = site.words.signIn.signedIn
  return webPage(site, {
    title,
    card: html`
<h1>${heading(name)}</h1>
<p class="soft">${email === null ? text : textAs(html`<b>${email}</b>`)}</p>
<a class="button" href="/">${proceed}</a>
${
  isRecent &&
  html`<div data-passkeys data-texts="${passkeyTexts(site)}" hidden>
  <p class="note" data-passkey-note hidden role="status"></p>
  <button type="button" class="plain" data-add-passkey data-name="${passkeyName}">${addPasskey}</button>
</div>`
}
<form method="post" action="/sign-in/out"><button class="plain">${signOut}</button></form>`,
  })
}

/** `account` is the one that is signed in. */
export function confirmAddress(site: Site, account: AccountNamed | null, problem: string | null): Html {
  const { address, button } = site.words.signIn
  const card = account
    ? html`
<form method="post" action="/confirm-address" data-token hidden>
  <h1>${address.title}</h1>
  <p class="soft">${address.text(nameOf(account))}</p>
  <input type="hidden" name="token">
  <button>${address.button}</button>
  ${switchLink(site)}
</form>
<div data-without-token>
  <h1>${address.title}</h1>
  ${problemNote(problem)}
  <p class="soft">${address.openLink(nameOf(account))}</p>
  ${switchLink(site)}
</div>`
    : html`
<h1>${address.signInFirst}</h1>
<p class="soft">${address.whichAccount}</p>
<a class="button" href="${signInPath('/confirm-address')}">${button}</a>`
  return webPage(site, { title: address.title, card })
}

interface AccountNamed {
  display_name: string
  email: string | null
}

function nameOf({ display_name, email }: AccountNamed): Html {
  return html`<b>${display_name}</b>${email && html` (${email})`}`
}

function switchLink({ words }: Site): Html {
  const path = signInPath('/confirm-address', { isSwitch: true })
  const toOther = (text: string) => html`<a href="${path}">${text}</a>`
  return html`<footer>${words.signIn.address.switch(toOther)}</footer>`
}

export function addressConfirmed(site: Site): Html {
  const { title, heading, text, proceed } = site.words.signIn.address.confirmed
  return webPage(site, {
    title,
    card: html`<h1>${heading}</h1><p class="soft">${text}</p><a class="button" href="/">${proceed}</a>`,
  })
}

/** Only the operator's link comes from a terminal, so only someone there can create another. */
export function spentOperatorLink({ words }: Site): Html {
  return words.signIn.expiredTerminalLink(PROOF_MINUTES, html`<code>npm run operator-key</code>`)
}

/** What the script of the page says about passkeys. */
function passkeyTexts({ words }: Site): string {
  return JSON.stringify(words.signIn.passkeys)
}

// In another tab, because the code is entered in this one.
function toMailbox(text: string): Html {
  return html`<a href="/mailbox" target="_blank" rel="noopener">${text}</a>`
}

function problemNote(problem: string | Html | null | undefined): Html | null {
  return problem ? html`<p class="note warn" role="alert">${problem}</p>` : null
}

function hidden(name: string, value: string | null): Html | null {
  return value === null ? null : html`<input type="hidden" name="${name}" value="${value}">`
}
