import { type EmailKind, emailKinds } from '../../events/emails/kinds-domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME } from '../../platform/kernel/marketplace.ts'
import { webPage } from '../../platform/kernel/web-page.ts'

/** `action`: the address of the link itself, which says what to turn off. */
export function askToUnsubscribe(kind: EmailKind | 'daily', action: string): Html {
  return webPage({
    title: 'Unsubscribe',
    card: html`
<form method="post" action="${action}">
  <h1>Unsubscribe?</h1>
  <p class="soft">${MARKETPLACE_NAME} will no longer send you ${namedEmails(kind)}. Emails about your account and its security are always sent.</p>
  <button>Unsubscribe</button>
</form>`,
  })
}

export function unsubscribed(kind: EmailKind | 'daily'): Html {
  return webPage({
    title: 'Unsubscribed',
    card: html`
<h1>You’re unsubscribed</h1>
<p class="soft">You won’t get ${namedEmails(kind)} anymore. You can turn them back on in your <a href="/settings">notification settings</a>.</p>`,
  })
}

export function badUnsubscribeLink(): Html {
  return webPage({
    title: 'Unsubscribe',
    card: html`
<h1>This link doesn’t work</h1>
<p class="soft">Use the link in a more recent email, or choose which emails you get in your <a href="/settings">notification settings</a>.</p>`,
  })
}

function namedEmails(kind: EmailKind | 'daily'): string {
  return kind === 'daily' ? 'daily emails' : `emails about ${emailKinds[kind].about}`
}
