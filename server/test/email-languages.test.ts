import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { defaultBrand } from '../src/platform/kernel/brand.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { languages } from '../src/platform/kernel/languages.ts'
import { english } from '../src/platform/kernel/words/en/index.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import { Browser, newEmail, signedIn } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import { type Client, expectOk } from './support/client.ts'
import { milestoneOf, postGig } from './support/deals.ts'
import { confirmAddress, emailWorker } from './support/emails.ts'
import { exampleMails, written } from './support/example-mails.ts'
import { exampleSite } from './support/example-site.ts'
import { type ReceivedMail, startMailServer } from './support/mail-server.ts'
import { agentWith, approvalIdIn } from './support/mandates.ts'
import { pathsIn, pseudo, textsRead } from './support/pseudo.ts'
import { untranslatedIn } from './support/untranslated.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ settings: { mail: 'smtp', emailWaitSeconds: 300 } })
const { operator } = world
const server = await startMailServer()
afterAll(() => server.close())
const emails = emailWorker(world, server)

/** A user with a confirmed address, who has chosen a language. */
async function personWho(chose: string | null, display_name = 'Ada', role?: string): Promise<Client> {
  const user = await world.newUser({ display_name, ...(role && { role }) })
  await confirmAddress(world, user)
  await choose(user, chose)
  return user
}

function choose({ userId }: Client, language: string | null): Promise<unknown> {
  return world.inDatabase((db) =>
    db.query('update users set language = $1 where id = $2', [language, toId('usr', userId)]),
  )
}

/** What is sent because of this. */
async function sentAfter(act: () => Promise<unknown>): Promise<ReceivedMail[]> {
  await emails.send()
  const before = server.received.length
  await act()
  await emails.send()
  return server.received.slice(before)
}

const mailsTo = ({ userId }: Client, mails: readonly ReceivedMail[]) =>
  mails.filter(({ to }) => to === `${userId}@example.com`)

/** The language that an email says it's in. */
function languageOf({ headers, html }: ReceivedMail): string {
  const ofPage = /<html lang="(\w+)">/.exec(html)?.[1]
  const ofContent = /role="article"[^>]* lang="(\w+)"/.exec(html)?.[1]
  expect([ofPage, ofContent]).toEqual([headers['content-language'], headers['content-language']])
  return String(ofPage)
}

let number = 0
/** Puts a document that operators set into effect, such as the brand. */
function set(name: 'brand' | 'languages', value: object): void {
  world.core.context.applySettings([{ number: ++number, name, value }])
}

describe('every email', () => {
  it('has all its texts in the language of its reader', async () => {
    const brand = {
      ...{ ...defaultBrand, name: 'Brückenwerk', support_email: 'help@market.example' },
      ...{ terms_url: 'https://a.example/t', privacy_url: 'https://a.example/p', imprint_url: 'https://a.example/i' },
    }
    const site = exampleSite('de', { brand, rewriteTexts: pseudo })
    await checkAll(Object.entries(exampleMails), (mail) => {
      const { subject, text, html } = contentOf(site, mail(site))
      // An element with a language of its own would be left out.
      const shown = [subject, text, html.replaceAll(' lang="de"', '')]
      expect(shown.flatMap((each) => untranslatedIn(each, [brand.name, ...written]))).toEqual([])
    })
    const texts = pathsIn(english, 'words').filter((path) =>
      mailWords.some((name) => path.startsWith(`words.${name}.`)),
    )
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((path) => !textsRead.has(path))).toEqual([])
  })

  it('is written by a function in a file of its own kind, which has an example here', () => {
    const root = fileURLToPath(new URL('../src/', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const writers = files
      .filter((file) => !file.startsWith('platform'))
      .map((file) => ({ file, source: readFileSync(root + file, 'utf8') }))
      .filter(({ source }) => /\bblocks: \[|\bblocks: MailBlock/.test(source))
    expect(writers.map(({ file }) => file).filter((file) => !/\/(mails|words-domain)\.ts$/.test(file))).toEqual([])
    const examples = ['mails', 'notices'].map((name) =>
      readFileSync(new URL(`support/example-${name}.ts`, import.meta.url), 'utf8'),
    )
    const functions = writers.flatMap(({ source }) =>
      [...source.matchAll(/export function (\w+Mail)\b/g)].map(([, name]) => name),
    )
    expect(functions.length).toBeGreaterThan(25)
    expect(
      functions.filter(
        (name) => !examples.some((source) => source.includes(`${name}(`) || source.includes(`(${name})`)),
      ),
    ).toEqual([])
  })
})

describe('an email about an account', () => {
  it('is in the language that its owner chose, with dates as they’re written there', async () => {
    const ada = await personWho('de')
    const email = `${ada.userId}@example.com`
    const stranger = new Browser(world.url, null)
    const [link] = await sentAfter(async () => expectOk(await stranger.post('/session/email', { email })))
    const token = /#token=([\w-]+)/.exec(String(link?.text))?.[1]
    const [mail] = await sentAfter(async () => expectOk(await stranger.post('/session', { token })))
    expect(mail && languageOf(mail)).toBe('de')
    expect(mail?.text).toMatch(/^Jemand hat sich .+ angemeldet: .+, am \d{1,2}\. \p{L}+\.? \d{4}, \d\d:\d\d UTC\./u)
  })

  it('is in the default language for people who haven’t chosen one, or one that isn’t offered anymore', async () => {
    const [ada, ben, cleo] = [await personWho(null), await personWho('fr'), await personWho('es')]
    const languagesOf = async () => {
      const mails = await sentAfter(async () => {
        for (const user of [ada, ben, cleo]) expectOk(await user.post('/keys', { name: 'CI' }))
      })
      return [ada, ben, cleo].map((user) => mailsTo(user, mails).map(languageOf))
    }
    expect(await languagesOf()).toEqual([['en'], ['fr'], ['es']])
    set('languages', { default: 'de', offered: ['de', 'es'] })
    expect(await languagesOf()).toEqual([['de'], ['de'], ['es']])
    set('languages', { default: 'en', offered: languages })
  })

  it('goes to each operator in their own language', async () => {
    const operators = [await personWho('es', 'Olga', 'operator'), await personWho('fr', 'Otto', 'operator')]
    const mails = await sentAfter(() => world.newUser({ display_name: 'Nadia', role: 'operator' }))
    expect(operators.map((user) => mailsTo(user, mails).map(languageOf))).toEqual([['es'], ['fr']])
  })

  it('uses the current brand: name, logo, support address and legal links', async () => {
    const ada = await personWho(null)
    const sendOne = async () => (await sentAfter(async () => expectOk(await ada.post('/keys', { name: 'CI' }))))[0]
    const before = await sendOne()
    expect(before?.subject).toBe('A new key for your Parley account')
    expect(before?.html).toContain('>Parley</a>')
    const image = { sha256: 'ab'.repeat(32), width: 960, height: 240 }
    const shades = { accent: '#0a7f5a', accent_hover: '#086b4c', accent_text: '#076446', accent_soft: '#e6f5ef' }
    const images = { logo: { ...image, background: 'any' }, icon: image, smallIcon: image, linkImage: image }
    const look = { style: 'x', shades: { light: shades, dark: shades }, hasOwnIcon: false, ...images }
    const links = { support_email: 'help@market.example', terms_url: 'https://market.example/terms' }
    set('brand', { name: 'Brückenwerk', ...links, look })
    const after = await sendOne()
    expect(after?.subject).toBe('A new key for your Brückenwerk account')
    expect(after?.text).toContain('it’s about your Brückenwerk account.')
    expect(after?.text).toContain('Support: help@market.example\nTerms: https://market.example/terms')
    expect(after?.html).toContain(
      `<img src="${world.url}/brand/images/${image.sha256}.png" alt="Brückenwerk" width="128" height="32"`,
    )
    expect(after?.html).toContain('href="mailto:help@market.example"')
    expect([before, after].map((mail) => /class="button"[^>]*background:(#\w+)/.exec(String(mail?.html))?.[1])).toEqual(
      ['#3b50b8', '#0a7f5a'],
    )
    expect(`${after?.text}${after?.html}`).not.toContain('Parley')
    set('brand', defaultBrand)
  })
})

describe('an email to an address', () => {
  it('is in the language its user chose, else in that of whoever asks for it', async () => {
    const ada = await personWho('de')
    const ask = (email: string) => async () =>
      expectOk(
        await new Browser(world.url, null).send(
          'POST',
          '/session/email',
          { email },
          { 'accept-language': 'fr-CA,fr;q=0.8' },
        ),
      )
    const [stranger] = await sentAfter(ask(newEmail()))
    const [known] = await sentAfter(ask(`${ada.userId}@example.com`))
    const [confirmation] = await sentAfter(async () => expectOk(await ada.patch('/profile/me', { email: newEmail() })))
    const form = new URLSearchParams({ email: newEmail() })
    const headers = { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' }
    const [fromPage] = await sentAfter(() => fetch(`${world.url}/sign-in`, { method: 'POST', body: form, headers }))
    const [invitation] = await sentAfter(async () => {
      const ben = await world.newUser({ display_name: 'Ben' })
      expectOk(
        await operator.send('POST', `/users/${ben.userId}/invite`, { email: newEmail() }, { 'accept-language': 'fr' }),
      )
    })
    const all = [stranger, known, confirmation, fromPage, invitation]
    expect(all.map((mail) => mail && languageOf(mail))).toEqual(['fr', 'de', 'de', 'es', 'en'])
  })
})

describe('an email about what happened', () => {
  it('is in its reader’s language, with amounts as they’re written there, while the API stays English', async () => {
    const [maya, ben] = [await personWho('de', 'Maya'), await personWho('en', 'Ben')]
    const gigId = await postGig(maya, { title: 'Translate a guide' })
    const path = await milestoneOf({ client: maya, worker: ben, gigId })
    const agent = await agentWith(world, maya, { ask_owner: ['milestones.fund'] })
    await emails.afterTheWait()
    approvalIdIn(await agent.post(`${path}/fund`))
    const [mail, ...more] = mailsTo(maya, await emails.afterTheWait())
    expect([mail && languageOf(mail), more]).toEqual(['de', []])
    expect(mail?.text).toMatch(/^Ihr Agent „Scout“ braucht Ihre Zustimmung: 100\s\$ für „.+“ in Treuhand geben\./)
    expect(mail?.text).toMatch(/Betrag: 100\s\$/)
    const { data } = expectOk(await maya.get('/inbox'))
    expect(data.find(({ action }: { action: string }) => action === 'approve').why).toContain('Put $100 into escrow')
    expect(expectOk(await maya.get('/approvals')).data[0].summary).toContain('Put $100 into escrow')
  })

  it('is composed again, in the language chosen by then, if it has to wait for the mail server', async () => {
    const [maya, ben] = [await personWho('de', 'Maya'), await personWho('en', 'Ben')]
    const gigId = await postGig(maya, { title: 'Translate a guide' })
    server.answer = () => Object.assign(new Error('not now'), { responseCode: 451 })
    expectOk(await ben.post(`/gigs/${gigId}/apply`, { message: 'I can start today.' }))
    await emails.afterTheWait()
    server.answer = () => null
    await choose(maya, 'fr')
    await emails.send()
    expect(mailsTo(maya, server.received).map(languageOf)).toEqual(['fr'])
  })

  it('is previewed in the language of whoever looks at it', async () => {
    const ada = await personWho('es')
    const { cookie } = await signedIn(world, ada)
    const page = await fetch(`${world.url}/settings/emails/daily`, { headers: { cookie: String(cookie) } })
    const previews = [await page.text(), expectOk(await ada.get('/notifications/preview?kind=security')).html]
    expect(previews.map((html) => html.includes('<html lang="es">'))).toEqual([true, true])
  })
})

/** The groups of texts that only emails have. */
const mailWords = [
  ...['accountMails', 'agentRequests', 'mailLayout', 'moderationMails', 'notices', 'operatorMails', 'signInMails'],
  ...['tasks', 'termsMails'],
]
