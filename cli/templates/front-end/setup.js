import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Parley } from '@parley/sdk'

// Registers this front end as one of your apps, so that people can sign in to it. With an operator's key, it also creates a
// publishable key, so that visitors can see gigs before they sign in. Writes both to .env.

const baseUrl = process.env.PARLEY_URL ?? '{{URL}}'
const key = process.env.PARLEY_KEY
if (!key) throw new Error('Set PARLEY_KEY to one of your keys.')

const parley = new Parley({ baseUrl, key })
const app = (await registeredApp()) ?? (await register())
const settings = { VITE_PARLEY_URL: baseUrl, VITE_CLIENT_ID: app.id, VITE_PUBLISHABLE_KEY: await publishableKey() }
const lines = Object.entries(settings).flatMap(([name, value]) => (value ? [`${name}=${value}\n`] : []))
writeFileSync('.env', lines.join(''))
console.log('Written to .env. Next: npm run dev')

/** The app that an earlier setup registered, if any. */
async function registeredApp() {
  for await (const app of parley.apps.list()) if (app.name === '{{NAME}}') return app
  return null
}

function register() {
  return parley.apps.create({
    name: '{{NAME}}',
    type: 'public',
    // On your own machine, any port will do. Add the https address of your site before you publish it.
    redirect_uris: ['http://localhost:5173/', 'http://127.0.0.1:5173/'],
  })
}

/** The publishable key from an earlier setup, or a new one. Only operators can create one. */
async function publishableKey() {
  const earlier = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  if (earlier.VITE_PARLEY_URL === baseUrl && earlier.VITE_PUBLISHABLE_KEY) return earlier.VITE_PUBLISHABLE_KEY
  const { user } = await parley.me.get()
  if (user.role !== 'operator') return null
  return (await parley.keys.create({ name: '{{NAME}}', publishable: true })).key
}
