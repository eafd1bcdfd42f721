import { type Html, html } from '../../platform/kernel/html.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import type { Mail } from '../../platform/mail/domain.ts'

/** The mails that a mail server would have sent. Links to this service can be opened. */
export function mailboxPage(mails: readonly Mail[], publicUrl: string): Html {
  return webPage({
    title: 'Mailbox',
    isWide: true,
    card: html`<h1>Mailbox of the sandbox</h1>
<p class="soft">Without a mail server, all emails arrive here, whoever they are for.</p>
${
  mails.length === 0
    ? html`<p class="note">No mail yet. <a href="/sign-in">Ask for a code</a> with any address, and look again.</p>`
    : html`<ol class="mails">${mails.map(
        ({ to, content, created_at }) => html`<li><h2>${content.subject}</h2>
<p class="soft">To ${to}, <time datetime="${created_at}">${created_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
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
  <h1>Mailbox of the sandbox</h1>
  <p class="soft">This browser will show the emails of the sandbox from now on.</p>
  <input type="hidden" name="token">
  <button>Open the mailbox</button>
</form>
<div data-without-token>
  <h1>Mailbox of the sandbox</h1>
  ${problem && html`<p class="note warn" role="alert">${problem}</p>`}
  <p class="soft">Open the mailbox link that the terminal shows when the service starts, or <a href="/sign-in?switch&return_to=%2Fmailbox">sign in as the operator</a>.</p>
</div>`,
  })
}

function withLinks(text: string, publicUrl: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
