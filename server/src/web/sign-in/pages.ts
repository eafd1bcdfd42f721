import { PROOF_MINUTES } from '../../people/sessions/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { webPage } from '../../platform/kernel/web-page.ts'

// The pages on which people sign in. Everything but passkeys and emailed links works without a script.

interface Shown {
  returnTo: string | null
  /** Whether to show the way to the mailbox of the sandbox. */
  hasMailbox: boolean
  problem?: string | Html | null
}

export function askForEmail({
  returnTo,
  hasMailbox,
  problem,
  isAgain,
  isFromTerminal = false,
}: Shown & {
  isAgain: boolean
  /** Whether the page was opened with the operator's link from the terminal. */
  isFromTerminal?: boolean
}): Html {
  return webPage({
    title: 'Sign in',
    card: html`
<form method="post" action="/sign-in/use" data-token hidden>
  <h1>Sign in to ${MARKETPLACE_NAME}</h1>
  <p class="soft">${isFromTerminal ? 'You opened the link from the terminal.' : 'You opened the link that we emailed you.'} It works once.</p>
  <input type="hidden" name="token">${hidden('from', isFromTerminal ? 'terminal' : null)}
  <button>Sign in</button>
</form>
<div data-without-token>
  <h1>${isAgain ? 'Confirm it’s you' : `Sign in to ${MARKETPLACE_NAME}`}</h1>
  <p class="soft">${isAgain ? 'For your security, this needs a recent sign-in.' : 'Use a passkey or a code we email you.'}</p>
  ${problemNote(problem)}
  <div data-passkeys hidden>
    <button type="button" data-sign-in data-return-to="${returnTo ?? '/'}">Use a passkey</button>
    <p class="note warn" data-passkey-note hidden role="alert"></p>
    <div class="or">or</div>
  </div>
  <form method="post" action="/sign-in">
    ${hidden('return_to', returnTo)}
    <label for="email">Email address</label>
    <input type="email" id="email" name="email" required maxlength="254" autocomplete="username webauthn" placeholder="you@example.com">
    <button class="plain">Email me a code</button>
  </form>
  ${hasMailbox && html`<footer>This sandbox has no mail server. Use any address: emails arrive in the ${mailboxLink()}, which you can open with the link in the terminal.</footer>`}
</div>`,
  })
}

export function askForCode({
  returnTo,
  hasMailbox,
  problem,
  email,
  attempt,
}: Shown & { email: string; attempt: string }): Html {
  return webPage({
    title: 'Enter the code',
    card: html`
<h1>Check your email</h1>
<p class="soft">We sent a code to <b>${email}</b>. It expires in 15 minutes and can be used only once.</p>
${problemNote(problem)}
<form method="post" action="/sign-in/use">
  ${hidden('return_to', returnTo)}${hidden('email', email)}${hidden('attempt', attempt)}
  <label for="code">Code</label>
  <input type="text" class="code" id="code" name="code" required maxlength="6" pattern="[0-9]{6}" inputmode="numeric" autocomplete="one-time-code" autofocus>
  <button>Sign in</button>
</form>
<footer>Didn’t get it? <a href="/sign-in${returnTo === null ? '' : html`?return_to=${encodeURIComponent(returnTo)}`}">Resend</a>${hasMailbox && html`<br>This sandbox has no mail server. Check the ${mailboxLink()}, which you can open with the link in the terminal.`}</footer>`,
  })
}

/** Asks a new user for a name. The form sends the link or code again, together with the name. */
export function askForName(given: Partial<Record<string, string>>, problem: string | null): Html {
  return webPage({
    title: 'Your name',
    card: html`
<h1>Welcome to ${MARKETPLACE_NAME}</h1>
<p class="soft">There’s no account with this email address yet. What’s your name?</p>
${problemNote(problem)}
<form method="post" action="/sign-in/use">
  ${['token', 'attempt', 'code', 'email', 'return_to'].map((name) => hidden(name, given[name] ?? null))}
  <label for="display_name">Name</label>
  <input type="text" id="display_name" name="display_name" required maxlength="100" autocomplete="name" autofocus value="${given.display_name ?? ''}">
  <label for="kind">Account type</label>
  <select id="kind" name="kind"><option value="person">Individual</option><option value="organization">Organization</option></select>
  <button>Create account</button>
</form>`,
  })
}

export function signedIn({ name, email, isRecent }: { name: string; email: string | null; isRecent: boolean }): Html {
  return webPage({
    title: 'Signed in',
    card: html`
<h1>Hello, ${name}</h1>
<p class="soft">You’re signed in${email && html` as <b>${email}</b>`}.</p>
<a class="button" href="/">Continue</a>
${
  isRecent &&
  html`<div data-passkeys hidden>
  <p class="note" data-passkey-note hidden role="status"></p>
  <button type="button" class="plain" data-add-passkey data-name="This device">Add a passkey for this device</button>
</div>`
}
<form method="post" action="/sign-in/out"><button class="plain">Sign out</button></form>`,
  })
}

/** `account` is the one that is signed in. */
export function confirmAddress(account: AccountNamed | null, problem: string | null): Html {
  const card = account
    ? html`
<form method="post" action="/confirm-address" data-token hidden>
  <h1>Confirm your email address</h1>
  <p class="soft">The address we sent this link to will become the email address for your account, ${nameOf(account)}.</p>
  <input type="hidden" name="token">
  <button>Confirm</button>
  ${switchLink()}
</form>
<div data-without-token>
  <h1>Confirm your email address</h1>
  ${problemNote(problem)}
  <p class="soft">You’re signed in as ${nameOf(account)}. To confirm an address for this account, open the link we emailed to it, in a browser with JavaScript turned on.</p>
  ${switchLink()}
</div>`
    : html`
<h1>Sign in to confirm your email address</h1>
<p class="soft">Sign in to the account named in the email, then open the link again. If that isn’t your account, you can ignore the email.</p>
<a class="button" href="/sign-in?return_to=%2Fconfirm-address">Sign in</a>`
  return webPage({ title: 'Confirm your email address', card })
}

interface AccountNamed {
  display_name: string
  email: string | null
}

function nameOf({ display_name, email }: AccountNamed): Html {
  return html`<b>${display_name}</b>${email && html` (${email})`}`
}

function switchLink(): Html {
  return html`<footer>Not your account? <a href="/sign-in?switch&return_to=%2Fconfirm-address">Sign in to another account</a></footer>`
}

export function addressConfirmed(): Html {
  return webPage({
    title: 'Email address confirmed',
    card: html`<h1>Your email address is confirmed</h1><p class="soft">Use it to sign in from now on.</p><a class="button" href="/">Continue</a>`,
  })
}

/** Only the operator's link comes from a terminal, so only someone there can create another. */
export function spentOperatorLink(): Html {
  return html`This sign-in link no longer works. Links expire after ${PROOF_MINUTES} minutes and can be used only once. To get a new one, run <code>npm run operator-key</code> in the service’s folder. If the service uses the included PostgreSQL, stop it first.`
}

// In another tab, because the code is entered in this one.
function mailboxLink(): Html {
  return html`<a href="/mailbox" target="_blank" rel="noopener">mailbox</a>`
}

function problemNote(problem: string | Html | null | undefined): Html | null {
  return problem ? html`<p class="note warn" role="alert">${problem}</p>` : null
}

function hidden(name: string, value: string | null): Html | null {
  return value === null ? null : html`<input type="hidden" name="${name}" value="${value}">`
}
