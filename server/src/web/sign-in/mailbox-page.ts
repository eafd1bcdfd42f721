import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import type { Mail } from '../../platform/mail/domain.ts'
import { signInPath } from './domain.ts'

/** The emails that an email server would have sent. Links to this service can be opened. */
export function mailboxPage(site: Site, mails: readonly Mail[]): Html {
  const { words, formats, publicUrl } = site
  const timeOf = ({ created_at }: Mail) => html`<time datetime="${created_at}">${formats.moment(created_at)}</time>`
  return webPage(site, {
    title: words.mailbox.title,
    isWide: true,
    card: html`<h1>${words.mailbox.heading}</h1>
<p class="soft">${words.mailbox.text}</p>
${
  mails.length === 0
    ? html`<p class="note">${words.mailbox.empty((text) => html`<a href="/sign-in">${text}</a>`)}</p>`
    : html`<ol class="mails">${mails.map(
        (mail) => html`<li><h2>${mail.content.subject}</h2>
<p class="soft">${words.mailbox.sentTo(mail.to, timeOf(mail))}</p>
<pre>${withLinks(mail.content.text, publicUrl)}</pre></li>`,
      )}</ol>`
}`,
  })
}

/** For browsers that may not read it, until they open the link in the terminal. */
export function lockedMailbox(site: Site, problem: string | null): Html {
  const { mailbox } = site.words
  return webPage(site, {
    title: mailbox.title,
    card: html`
<form method="post" action="/mailbox" data-token hidden>
  <h1>${mailbox.heading}</h1>
  <p class="soft">${mailbox.openInBrowser}</p>
  <input type="hidden" name="token">
  <button>${mailbox.open}</button>
</form>
<div data-without-token>
  <h1>${mailbox.heading}</h1>
  ${problem && html`<p class="note warn" role="alert">${problem}</p>`}
  <p class="soft">${mailbox.howToOpen((text) => html`<a href="${signInPath('/mailbox', { isSwitch: true })}">${text}</a>`)}</p>
</div>`,
  })
}

function withLinks(text: string, publicUrl: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
