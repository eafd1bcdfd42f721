import { type Html, html } from '../../platform/kernel/html.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import type { Mail } from '../../platform/mail/domain.ts'

/** The mails that a mail server would have sent. Links to this service can be opened. */
export function mailboxPage(mails: readonly Mail[], publicUrl: string): Html {
  return webPage({
    title: 'Mailbox',
    isWide: true,
    card: html`<h1>Mailbox of the sandbox</h1>
<p class="soft">Without a mail server, all mails arrive here, whomever they are for. Only browsers on this machine can see this page.</p>
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

function withLinks(text: string, publicUrl: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
