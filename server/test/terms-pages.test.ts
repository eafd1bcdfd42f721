import { describe, expect, it } from 'vitest'
import { Browser, mailTo, newEmail } from './support/browser.ts'
import { newPerson, Person } from './support/oauth.ts'
import { publishTerms, replaceTerms } from './support/terms.ts'
import { createWorld, type World } from './support/world.ts'

const NAMED = { display_name: 'Kim', kind: 'person' }

describe('the page of the terms of use', () => {
  it('shows visitors the version in force, formatted, and links to it from every public page', async () => {
    const world = await createWorld()
    const visitor = newVisitor(world)
    expect((await visitor.open('/terms')).status).toBe(404)
    expect((await visitor.open('/gigs')).text).not.toContain('href="/terms"')
    await publishTerms(world.operator, { text: '# Fair play\n\nBe **honest**. <script>alert(1)</script>' })
    for (const path of ['/terms', '/terms/1']) {
      const { status, text } = await visitor.open(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('<h3>Fair play</h3><p>Be <strong>honest</strong>. &#60;script&#62;')
      expect(text).toContain('Version 1, in effect since')
      expect(text).toContain('/sign-in?return_to=%2Fterms%2F1')
      expect(text).not.toContain('action="/terms/accept"')
      expect(text).not.toContain('noindex')
    }
    expect((await visitor.open('/gigs')).text).toContain('<a href="/terms">Terms</a>')
    for (const path of ['/terms/2', '/terms/0', '/terms/x', '/terms/1e0']) {
      expect([path, (await visitor.open(path)).status]).toEqual([path, 404])
    }
  })

  it('is where people who are signed in accept them', async () => {
    const world = await createWorld()
    const ada = await newPerson(world)
    await publishTerms(world.operator)
    const { terms_version: version } = await publishTerms(world.operator, { summary: 'Refunds are *faster*.' })
    const planned = await ada.open('/terms/2')
    expect(planned.text).toContain('Version 2, takes effect on')
    expect(planned.text).toContain('Refunds are <em>faster</em>.')
    for (const path of ['/terms/1', '/terms/2']) {
      expect((await ada.open(path)).text).toContain('action="/terms/accept"')
      const accepted = await ada.open('/terms/accept', { terms_version: path.slice('/terms/'.length) })
      expect([accepted.url.pathname, accepted.text.includes('You accepted this version on')]).toEqual([path, true])
      expect(accepted.text).not.toContain('action="/terms/accept"')
    }
    const { in_force, planned: next } = (await ada.api.get('/me')).body.terms
    expect([in_force.accepted_at, next.terms_version, next.accepted_at]).toEqual([
      expect.any(String),
      version,
      expect.any(String),
    ])

    const stranger = newVisitor(world)
    expect((await stranger.open('/terms/accept', { terms_version: '1' })).url.href).toContain('return_to=%2Fterms%2F1')
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await ada.open('/terms/accept', { terms_version: '1' }, elsewhere)).status).toBe(403)
    expect((await ada.open('/terms/accept', { terms_version: '9' })).status).toBe(422)
  })

  it('says when a version has been replaced or withdrawn', async () => {
    const world = await createWorld()
    const ada = await newPerson(world)
    await publishTerms(world.operator, { text: 'The old rules.' })
    await replaceTerms(world)
    await publishTerms(world.operator, { text: 'The new rules.' })
    await world.operator.post('/operator/terms/withdraw', { terms_version: 3 })
    const old = await ada.open('/terms/1')
    expect([old.text.includes('The old rules.'), old.text.includes('no longer in effect')]).toEqual([true, true])
    const never = await ada.open('/terms/3')
    expect([never.text.includes('The new rules.'), never.text.includes('withdrawn before')]).toEqual([true, true])
    for (const { text } of [old, never]) {
      expect(text).not.toContain('action="/terms/accept"')
      expect(text).toContain('noindex')
      expect(text).toContain('<a href="/terms">Read the current version</a>')
    }
  })

  it('redirects to terms on another site', async () => {
    const world = await createWorld()
    const ada = await newPerson(world)
    await publishTerms(world.operator, { text: undefined, external_url: 'https://legal.example/terms' })
    const answer = await fetch(`${world.url}/terms`, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://legal.example/terms'])
    const { text } = await ada.open('/terms/1')
    expect(text).toContain('href="https://legal.example/terms"')
    expect(text).toContain('action="/terms/accept"')
  })
})

describe('creating an account', () => {
  it('accepts the terms of use that the page links to', async () => {
    const world = await createWorld()
    expect((await askedForName(world)).page).not.toContain('Terms of Use')
    await publishTerms(world.operator)
    const { person, page, proof } = await askedForName(world)
    expect(page).toContain('By creating an account, you agree to the <a href="/terms/1"')
    const { version = '' } = /name="terms_version" value="(?<version>\d+)"/.exec(page)?.groups ?? {}
    await person.open('/sign-in/use', { ...proof, ...NAMED, terms_version: version })
    const [acceptance] = (await world.operator.get('/operator/terms/acceptances')).body.data
    expect(acceptance).toMatchObject({ terms_version: 1, session_id: null, key_id: null, accepted_by: null })
    const { user, terms } = await sessionOf(person)
    expect([user.user_id, terms.in_force.accepted_at]).toEqual([acceptance.user_id, acceptance.accepted_at])
  })

  it('doesn’t accept a version that was replaced after the page was shown', async () => {
    const world = await createWorld()
    await publishTerms(world.operator)
    const { person, proof } = await askedForName(world)
    await replaceTerms(world)
    await person.open('/sign-in/use', { ...proof, ...NAMED, terms_version: '1' })
    expect((await sessionOf(person)).terms.in_force).toMatchObject({ terms_version: 2, accepted_at: null })
    expect((await world.operator.get('/operator/terms/acceptances')).body.data).toEqual([])
  })

  it('over the API accepts what the caller sends, and otherwise asks before the first obligation', async () => {
    const world = await createWorld()
    await publishTerms(world.operator)
    for (const [more, status] of [
      [{ terms_version: 1 }, 201],
      [{ terms_version: 5 }, 403],
      [{}, 403],
    ] as const) {
      const browser = new Browser(world.url, null)
      const email = newEmail()
      await browser.post('/session/email', { email })
      const { token } = await mailTo(world, email)
      expect((await browser.post('/session', { token, ...NAMED, ...more })).status).toBe(201)
      expect((await browser.post('/gigs', gig)).status).toBe(status)
    }
    expect((await (await world.newUser()).post('/gigs', gig)).status).toBe(403)
  })
})

function newVisitor(world: World): Person {
  return new Person(world.url, newEmail(), new Browser(world.url, null))
}

/** Someone new who has entered the code from the email. */
async function askedForName(world: World) {
  const person = newVisitor(world)
  const asked = await person.open('/sign-in', { email: person.email })
  const attempt = /name="attempt" value="(\w+)"/.exec(asked.text)?.[1] ?? ''
  const proof = { email: person.email, attempt, code: (await mailTo(world, person.email)).code }
  const { status, text } = await person.open('/sign-in/use', proof)
  expect([status, text.includes('What’s your name?')]).toEqual([422, true])
  return { person, proof, page: text }
}

async function sessionOf(person: Person) {
  return JSON.parse((await person.open('/api/session')).text)
}

const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
