import { type Html, html } from '../../platform/kernel/html.ts'
import { webPage } from '../../platform/kernel/web-page.ts'
import { endpoints } from './metadata-service.ts'

/** Where the user types the code that their device shows. */
export function askForUserCode({
  secret,
  code,
  error,
}: {
  secret: string
  code: string
  error?: Error | undefined
}): Html {
  if (error?.name === 'AbortedError') {
    return webPage({
      title: 'Not connected',
      card: html`<h1>Nothing was connected</h1><p class="soft">The code cannot be used again. You can close this page.</p>`,
    })
  }
  return webPage({
    title: 'Connect a device',
    card: html`
<h1>Connect a device</h1>
<p class="soft">Type the code that the program or device shows. Go on only if you started it yourself.</p>
${error && html`<p class="note warn" role="alert">This code is unknown, used or expired. Look again, or start again on the device.</p>`}
<form method="post" action="${endpoints.code_verification}">
  <input type="hidden" name="xsrf" value="${secret}">
  <input type="hidden" name="confirm" value="yes">
  <label for="user_code">Code</label>
  <input type="text" class="code" id="user_code" name="user_code" value="${code}" required maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus placeholder="XXXX-XXXX">
  <button>Continue</button>
</form>`,
  })
}

export function deviceConnected(name: string): Html {
  return webPage({
    title: 'Connected',
    card: html`<h1>${name} is connected</h1><p class="soft">Go back to your device; you can close this page. You can disconnect the app at any time.</p>`,
  })
}

/** Why an authorisation cannot go on. */
export function failurePage(error: string, description: string | null): Html {
  return webPage({
    title: 'This did not work',
    card: html`
<h1>This did not work</h1>
<p>${meanings[error] ?? 'The app sent a request that cannot be answered. Go back to the app and start again.'}</p>
<p class="soft">${error}${description && html`: ${description}`}</p>`,
  })
}

export const EXPIRED = 'This page has expired, or was opened in another browser.'

const meanings: Record<string, string> = {
  cross_site: 'This form was sent by a page of another site, so nothing was done.',
  invalid_client: 'This service does not know the app, or cannot read its description.',
  invalid_redirect_uri: 'The app wants you to be sent to an address that is not one of its own. Nothing was done.',
  invalid_request: 'The request is not complete, or it has expired. Go back to the app and start again.',
  user_suspended: 'You are suspended, and cannot let an app in.',
  server_error: 'Something went wrong on our side. Go back to the app and start again.',
}
