// A web page where people sign in with Parley. Register a confidential app with the redirect address
// http://localhost:4000/callback, and run:
//   CLIENT_ID=oap_… CLIENT_SECRET=… node examples/sign-in.js
import { createServer } from 'node:http'
import * as openid from 'openid-client'

const { PARLEY_URL = 'http://localhost:3000', CLIENT_ID = '', CLIENT_SECRET, PORT = '4000' } = process.env
const issuer = new URL(PARLEY_URL)
// OpenID Connect needs https, except on the same machine.
const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
const config = await openid.discovery(issuer, CLIENT_ID, CLIENT_SECRET, undefined, { execute })

// What each browser is doing: signing in, or signed in. A real app keeps this in a database, and in a cookie with `Secure`.
const sessions = new Map()
let home = ''

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', home)
  const id = /(?:^|; )example_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? openid.randomState()
  response.setHeader('set-cookie', `example_session=${id}; HttpOnly; SameSite=Lax; Path=/`)
  try {
    if (pathname === '/sign-in') return redirect(response, await begin(id))
    if (pathname === '/callback') {
      await finish(id, new URL(request.url ?? '/', home))
      return redirect(response, '/')
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(sessions.get(id)?.person))
  } catch (error) {
    response.writeHead(502).end(`Signing in failed: ${error.message}`)
  }
})

/** Returns where to send the browser, and remembers what the response must match. */
async function begin(id) {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const expectedState = openid.randomState()
  sessions.set(id, { checks: { pkceCodeVerifier, expectedState } })
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: `${home}/callback`,
    scope: 'openid profile email',
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/** Checks the response and the ID token's signature, and fetches who signed in. */
async function finish(id, url) {
  const tokens = await openid.authorizationCodeGrant(config, url, sessions.get(id)?.checks)
  const person = await openid.fetchUserInfo(config, tokens.access_token, tokens.claims().sub)
  sessions.set(id, { person })
}

function page(person) {
  if (!person) return '<h1>Welcome</h1><a href="/sign-in">Sign in with Parley</a>'
  const name = person.name.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<h1>Hello, ${name}</h1><p>${person.sub}</p><p>${person.email ?? 'no email address'}</p>
<a href="/sign-in">Sign in again</a>`
}

function redirect(response, location) {
  response.writeHead(303, { location }).end()
}

server.listen(Number(PORT), 'localhost', () => {
  home = `http://localhost:${server.address().port}`
  console.log(`Listening at ${home}`)
})
