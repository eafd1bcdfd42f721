// Signs people in with OAuth 2.1 and PKCE: they confirm on a page of the marketplace, and come back with a code.

const { VITE_PARLEY_URL, VITE_CLIENT_ID, VITE_PUBLISHABLE_KEY } = import.meta.env
export const baseUrl: string = VITE_PARLEY_URL
/** Undefined if the setup was run with the key of a member: only operators create publishable keys. */
export const publishableKey: string | undefined = VITE_PUBLISHABLE_KEY

const SCOPE = 'read applications:write negotiations:write'
const REDIRECT_URI = `${location.origin}/`
const STARTED = 'sign-in'
const TOKENS = 'tokens'

/** A sign-in that the person hasn't come back from yet. */
interface SignIn {
  verifier: string
  state: string
  /** The page they were on. */
  page: string
}

interface Tokens {
  access_token: string
  refresh_token: string
}

export function isSignedIn(): boolean {
  return storedTokens() !== null
}

/** Sends the person to the marketplace; they come back to the page they left. */
export async function signIn(): Promise<void> {
  const [verifier, state] = [randomText(), randomText()]
  sessionStorage.setItem(STARTED, JSON.stringify({ verifier, state, page: location.hash }))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const ask = new URLSearchParams({
    client_id: VITE_CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: SCOPE,
    resource: `${baseUrl}/api`,
    state,
    code_challenge: base64Url(hash),
    code_challenge_method: 'S256',
  })
  location.assign(`${baseUrl}/oauth/authorize?${ask}`)
}

/** Trades the code for tokens, if the person has just come back with one. */
export async function finishSignIn(): Promise<void> {
  const answer = new URLSearchParams(location.search)
  const started = JSON.parse(sessionStorage.getItem(STARTED) ?? 'null') as SignIn | null
  const code = answer.get('code')
  if (!answer.has('state')) return
  sessionStorage.removeItem(STARTED)
  history.replaceState(null, '', `/${started?.page ?? ''}`)
  // Without this check, someone else's link could sign this person in to another account.
  if (!code || answer.get('state') !== started?.state) return
  await getTokens({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: started.verifier,
  })
}

/** The current token, or a new one if the service has refused it. */
export async function accessToken(refused: string | null): Promise<string> {
  // A refresh token works only once, so only one tab at a time can use it.
  return navigator.locks.request(TOKENS, async () => {
    const tokens = storedTokens()
    if (tokens && tokens.access_token !== refused) return tokens.access_token
    if (tokens && (await getTokens({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })))
      return storedTokens()?.access_token ?? ''
    localStorage.removeItem(TOKENS)
    location.reload()
    throw new Error('Sign in again.')
  })
}

/** Ends this app's access on the server, rather than just forgetting the tokens. */
export async function signOut(): Promise<void> {
  const token = storedTokens()?.refresh_token
  localStorage.removeItem(TOKENS)
  if (token) await post('/oauth/revoke', { token })
  location.assign('/')
}

async function getTokens(grant: Record<string, string>): Promise<boolean> {
  const response = await post('/oauth/token', grant)
  if (response.ok) localStorage.setItem(TOKENS, await response.text())
  return response.ok
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(baseUrl + path, { method: 'POST', body: new URLSearchParams({ client_id: VITE_CLIENT_ID, ...fields }) })
}

function storedTokens(): Tokens | null {
  return JSON.parse(localStorage.getItem(TOKENS) ?? 'null')
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)).buffer)
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
