import { completeOnboarding } from './accounts.ts'
import { pay } from './checkout.ts'
import { find, type State } from './state.ts'

/** A page of Stripe's, for browsers, or where they go next. */
export type Page = { html: string } | { location: string }

/** The hosted checkout (`/pay/…`) and onboarding (`/setup/…`): each button posts the form. */
export function openPage(state: State, path: string, pressed: string | null): Page | null {
  const [, area, id = ''] = path.split('/')
  if (area === 'pay') return checkoutPage(state, id, pressed)
  if (area === 'setup') return setupPage(state, id, pressed)
  return null
}

function checkoutPage(state: State, id: string, pressed: string | null): Page {
  const { session } = find(state.sessions, id, 'checkout.session')
  if (session.status !== 'open') return { html: page('Checkout', '<p>This link has expired.</p>') }
  if (pressed === 'Cancel' && session.cancel_url !== null) return { location: session.cancel_url }
  if (pressed === 'Pay' || pressed === 'Decline') pay(state, id, pressed === 'Pay' ? 'ok' : 'declined')
  if (pressed === 'Pay') return { location: (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id) }
  const amount = `${((session.amount_total ?? 0) / 100).toFixed(2)} ${session.currency?.toUpperCase()}`
  const declined = pressed === 'Decline' ? '<p role="alert">Your card was declined.</p>' : ''
  return { html: page('Checkout', `<p>${amount}</p>${declined}`, ['Pay', 'Decline', 'Cancel']) }
}

function setupPage(state: State, id: string, pressed: string | null): Page {
  const found = find(state.links, id, 'account_link')
  const { link } = found
  const urls = link.use_case.account_onboarding ?? link.use_case.account_update
  const isExpired = Date.parse(link.expires_at) <= state.now() * 1000
  // A link works once: who comes back to it is sent to the platform, which makes a new one.
  if (found.isUsed || isExpired) return { location: urls?.refresh_url ?? '' }
  if (pressed === null) return { html: page('Onboarding', `<p>${link.account}</p>`, ['Complete', 'Leave incomplete']) }
  found.isUsed = true
  if (pressed === 'Complete') completeOnboarding(state, link.account)
  return { location: urls?.return_url ?? '' }
}

function page(title: string, content: string, buttons: string[] = []): string {
  const form = buttons.map((name) => `<button name="pressed" value="${name}">${name}</button>`).join('\n')
  return `<!doctype html>
<html lang="en">
<title>${title}</title>
<main>
<h1>${title}</h1>
${content}
<form method="post">${form}</form>
</main>
</html>
`
}
