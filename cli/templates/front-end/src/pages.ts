import type { Application, Gig, Negotiation, Parley } from '@parley/sdk'
import { button, element, field, form, notify } from './dom.ts'
import { baseUrl } from './sign-in.ts'

/** The open gigs, newest first. */
export async function gigsPage(parley: Parley): Promise<HTMLElement> {
  const gigs = await parley.gigs.list({ limit: 20 }).page()
  return element(
    'section',
    {},
    element('h1', {}, 'Gigs'),
    gigs.data.length === 0 ? element('p', {}, 'No open gigs yet. New ones appear here.') : null,
    ...gigs.data.map((gig) =>
      element(
        'article',
        {},
        element('h2', {}, element('a', { href: `#/gigs/${gig.id}` }, gig.title)),
        element('p', {}, budgetOf(gig)),
      ),
    ),
  )
}

/** One gig, with everything between you and its client. The service says what you can do: there's a button for each allowed action. */
export async function gigPage(parley: Parley, id: Gig['id'], isSignedIn: boolean): Promise<HTMLElement> {
  const none = { data: [] }
  const [gig, applications, negotiations] = await Promise.all([
    parley.gigs.get(id),
    isSignedIn ? parley.applications.list({ gig_id: id, role: 'worker', limit: 20 }).page() : none,
    isSignedIn ? parley.negotiations.list({ gig_id: id, limit: 20 }).page() : none,
  ])
  return element(
    'section',
    {},
    element('h1', {}, gig.title),
    element('p', {}, budgetOf(gig)),
    element('p', { class: 'text' }, gig.description),
    isSignedIn ? null : element('p', {}, 'Sign in to apply.'),
    gig.allowed_actions.includes('apply') ? applyForm(parley, gig) : null,
    ...applications.data
      .filter(({ negotiation_id }) => negotiation_id === null)
      .map((application) => applicationCard(parley, gig, application)),
    ...negotiations.data.map((negotiation) => negotiationCard(parley, gig, negotiation)),
  )
}

/** Where your negotiations stand. */
export async function negotiationsPage(parley: Parley): Promise<HTMLElement> {
  const { data } = await parley.negotiations.list({ limit: 20, expand: ['gig', 'client'] }).page()
  return element(
    'section',
    {},
    element('h1', {}, 'Negotiations'),
    data.length === 0 ? element('p', {}, 'No negotiations yet. Apply to a gig to start one.') : null,
    ...data.map(({ gig_id, gig, client, round_count, status }) =>
      element(
        'article',
        {},
        element('h2', {}, element('a', { href: `#/gigs/${gig_id}` }, gig?.title ?? 'A gig that was removed')),
        element('p', {}, `With ${client?.display_name ?? 'someone'} · round ${round_count} · ${status}`),
      ),
    ),
  )
}

function applyForm(parley: Parley, gig: Gig): HTMLElement {
  const fields = [field('Message', 'message', { required: '' }), field(`Your rate (${gig.currency})`, 'rate', NUMBER)]
  return form('Apply', fields, (entered) =>
    commit(parley, () =>
      parley.gigs.apply(gig.id, { message: String(entered.get('message')), rate_cents: centsIn(entered) }),
    ),
  )
}

function applicationCard(parley: Parley, gig: Gig, application: Application): HTMLElement {
  const { id, message, rate_cents, status, allowed_actions } = application
  return element(
    'article',
    {},
    element('h2', {}, `Your application: ${money(rate_cents, gig)}`),
    element('p', {}, status),
    element('p', { class: 'text' }, message),
    allowed_actions.includes('withdraw')
      ? button('Withdraw', () => commit(parley, () => parley.applications.withdraw(id, {})))
      : null,
  )
}

function negotiationCard(parley: Parley, gig: Gig, negotiation: Negotiation): HTMLElement {
  const { id, terms, terms_hash, offered_by, status, allowed_actions } = negotiation
  const may = (action: string) => allowed_actions.some((each) => each === action)
  return element(
    'article',
    {},
    element('h2', {}, `Current offer: ${money(terms.rate_cents, gig)}`),
    element('p', {}, `By the ${offered_by} · ${status}`),
    // The hash names the offer you saw, so that you never accept one that came in the meantime.
    may('agree')
      ? button('Accept offer', () => commit(parley, () => parley.negotiations.agree(id, { terms_hash })))
      : null,
    may('decline') ? button('Decline', () => commit(parley, () => parley.negotiations.decline(id, {}))) : null,
    may('round')
      ? form('Make an offer', [field(`Your offer (${gig.currency})`, 'rate', { required: '', ...NUMBER })], (entered) =>
          commit(parley, () => parley.negotiations.round(id, { rate_cents: centsIn(entered) })),
        )
      : null,
  )
}

/** If the app acts as an agent that has to ask first, waits until the person has approved it on a page of the marketplace. */
function commit<Answer>(parley: Parley, call: () => Promise<Answer>): Promise<Answer> {
  return parley.agents.runWithApproval(call, {
    onWaiting: () =>
      notify(
        'This needs your approval. ',
        element('a', { href: `${baseUrl}/approvals`, target: '_blank' }, 'Review it'),
      ),
  })
}

const NUMBER = { type: 'number', min: '0', step: '0.01' }

/** The amount in whole cents; undefined if the field was left blank. */
function centsIn(entered: FormData): number | undefined {
  const text = entered.get('rate')
  return text ? Math.round(Number(text) * 100) : undefined
}

function budgetOf(gig: Gig): string {
  const rates = new Set([gig.rate_min_cents, gig.rate_max_cents].filter((cents) => cents !== null))
  if (rates.size === 0) return 'Open to offers'
  const amounts = [...rates].map((cents) => money(cents, gig)).join(' to ')
  return gig.rate_type === 'hourly' ? `${amounts} per hour` : amounts
}

function money(cents: number | null, { currency }: Gig): string {
  return cents === null ? 'no rate yet' : (cents / 100).toLocaleString('en-US', { style: 'currency', currency })
}
