import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import { endpoints } from './metadata-service.ts'

/** Where the user types the code that their device shows. */
export function askForUserCode(
  site: Site,
  { secret, code, error }: { secret: string; code: string; error?: Error | undefined },
): Html {
  const { device } = site.words.oauth
  if (error?.name === 'AbortedError') {
    const { title, text } = device.notConnected
    return webPage(site, { title, card: html`<h1>${title}</h1><p class="soft">${text}</p>` })
  }
  return webPage(site, {
    title: device.title,
    card: html`
<h1>${device.title}</h1>
<p class="soft">${device.text}</p>
${error && html`<p class="note warn" role="alert">${device.badCode}</p>`}
<form method="post" action="${endpoints.code_verification}">
  <input type="hidden" name="xsrf" value="${secret}">
  <input type="hidden" name="confirm" value="yes">
  <label for="user_code">${device.code}</label>
  <input type="text" class="code" id="user_code" name="user_code" value="${code}" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus placeholder="XXXX-XXXX">
  <button>${device.proceed}</button>
</form>`,
  })
}

/** `name` is that of the app, if it has one. */
export function deviceConnected(site: Site, name: string | undefined): Html {
  const { title, heading, text, unnamedApp } = site.words.oauth.device.connected
  return webPage(site, {
    title,
    card: html`<h1>${heading(name ?? unnamedApp)}</h1><p class="soft">${text}</p>`,
  })
}

/** Why an authorization failed. */
export function failurePage(site: Site, error: string, description: Html | string | null): Html {
  const { failed, failures } = site.words.oauth
  const meanings: Partial<Record<string, string>> = failures
  return webPage(site, {
    title: failed,
    card: html`
<h1>${failed}</h1>
<p>${meanings[error] ?? failures.other}</p>
<p class="soft"><code>${error}</code>${description && html`<br>${description}`}</p>`,
  })
}
