import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { webPage } from '../../platform/kernel/web-page.ts'

export function preparingPayment(site: Site): Html {
  const { title, preparing } = site.words.paying
  return webPage(site, { title, card: headingAndText(preparing) })
}

export function paymentEnded(site: Site): Html {
  const { title, ended } = site.words.paying
  return webPage(site, { title, card: html`${headingAndText(ended)}<p><a href="/wallet">${ended.button}</a></p>` })
}

export function preparingAccount(site: Site): Html {
  const { account } = site.words.paying
  return webPage(site, { title: account.title, card: headingAndText(account) })
}

function headingAndText({ heading, text }: { heading: string; text: string }): Html {
  return html`
<h1>${heading}</h1>
<p class="soft">${text}</p>`
}
