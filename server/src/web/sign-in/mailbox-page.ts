import { type Html, html } from '../../platform/kernel/html.ts'
import { formatMoment } from '../../platform/kernel/time.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import type { Mail } from '../../platform/mail/domain.ts'

/** The emails that an email server would have sent. Links to this service can be opened. */
export function mailboxPage(mails: readonly Mail[], publicUrl: string): Html {
  return webPage({
    title: 'Mailbox',
    isWide: true,
    card: html`<h1>Sandbox mailbox</h1>
<p class="soft">This sandbox has no mail server, so all emails arrive here, no matter who they’re for.</p>
${
  mails.length === 0
    ? html`<p class="note">No emails yet. <a href="/sign-in">Request a code</a> with any address, then reload this page.</p>`
    : html`<ol class="mails">${mails.map(
        ({ to, content, created_at }) => html`<li><h2>${content.subject}</h2>
<p class="soft">To ${to}, <time datetime="${created_at}">${formatMoment(created_at)}</time></p>
<pre>${withLinks(content.text, publicUrl)}</pre></li>`,
      )}</ol>`
}`,
  })
}

/** For browsers that may not read it, until they open the link in the terminal. */
export function lockedMailbox(problem: string | null): Html {
  return webPage({
    title: 'Mailbox',
    card: html`
<form method="post" action="/mailbox" data-token hidden>
  <h1>Sandbox mailbox</h1>
  <p class="soft">Open the mailbox to see the sandbox’s emails in this browser.</p>
  <input type="hidden" name="token">
  <button>Open mailbox</button>
</form>
<div data-without-token>
  <h1>Sandbox mailbox</h1>
  ${problem && html`<p class="note warn" role="alert">${problem}</p>`}
  <p class="soft">Open the mailbox link shown in the terminal when the service started, or <a href="/sign-in?switch&return_to=%2Fmailbox">sign in as the operator</a>.</p>
</div>`,
  })
}

function withLinks(text: string, publicUrl: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
