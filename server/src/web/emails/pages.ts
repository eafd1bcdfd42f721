import type { EmailKind } from '../../events/emails/kinds-domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { webPage } from '../../platform/kernel/web-page.ts'

/** `action`: the address of the link itself, which says what to turn off. */
export function askToUnsubscribe(site: Site, kind: EmailKind | 'daily', action: string): Html {
  const { brand, words } = site
  const { title, heading, text, button, emails } = words.unsubscribing
  return webPage(site, {
    title,
    card: html`
<form method="post" action="${action}">
  <h1>${heading}</h1>
  <p class="soft">${text(brand.name, emails[kind])}</p>
  <button>${button}</button>
</form>`,
  })
}

export function unsubscribed(site: Site, kind: EmailKind | 'daily'): Html {
  const { done, emails } = site.words.unsubscribing
  return webPage(site, {
    title: done.title,
    card: html`
<h1>${done.heading}</h1>
<p class="soft">${done.text(emails[kind], toSettings)}</p>`,
  })
}

export function badUnsubscribeLink(site: Site): Html {
  const { title, badLink } = site.words.unsubscribing
  return webPage(site, {
    title,
    card: html`
<h1>${badLink.heading}</h1>
<p class="soft">${badLink.text(toSettings)}</p>`,
  })
}

function toSettings(text: string): Html {
  return html`<a href="/settings">${text}</a>`
}
