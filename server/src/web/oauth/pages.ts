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
      card: html`<h1>Not connected</h1><p class="soft">The code can’t be used again. You can close this page.</p>`,
    })
  }
  return webPage({
    title: 'Connect a device',
    card: html`
<h1>Connect a device</h1>
<p class="soft">Enter the code that your program or device shows. Continue only if you started this yourself.</p>
${error && html`<p class="note warn" role="alert">That code didn’t work. Check it, or start over on the device.</p>`}
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
    card: html`<h1>${name} is connected</h1><p class="soft">You can close this page and go back to your device. You can disconnect the app at any time.</p>`,
  })
}

/** Why an authorization failed. */
export function failurePage(error: string, description: string | null): Html {
  return webPage({
    title: 'Something went wrong',
    card: html`
<h1>Something went wrong</h1>
<p>${meanings[error] ?? 'The app sent an invalid request. Go back to the app and try again.'}</p>
<p class="soft">${error}${description && html`: ${description}`}</p>`,
  })
}

export const EXPIRED = 'This page has expired, or was opened in another browser.'

const meanings: Record<string, string> = {
  cross_site: 'This form came from another site, so we ignored it.',
  invalid_client: 'We don’t recognize this app, or can’t read its description.',
  invalid_redirect_uri: 'The app asked us to send you to an address that isn’t registered for it, so we didn’t.',
  invalid_request: 'The request is incomplete or has expired. Go back to the app and try again.',
  not_on_behalf: 'You’re viewing as another user. Exit to connect apps to your own account.',
  user_suspended: 'Your account is suspended, so you can’t connect apps.',
  server_error: 'Something went wrong on our side. Go back to the app and try again.',
}
