import { describe, expect, it } from 'vitest'
import { makeOperatorLink } from '../src/people/sessions/proof-service.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { mailsTo, mailTo, newEmail, signUp } from './support/browser.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import { createWorld, type World } from './support/world.ts'

const world = await createWorld()

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

describe('the setup', () => {
  it('remembers which steps are done, in every process, until operators finish it', async () => {
    const { operator, ...marketplace } = await createWorld()
    const other = await marketplace.startNode()
    expect((await operator.get('/operator/setup')).body).toEqual({
      steps: ['brand', 'trade', 'money', 'email', 'people'].map((name) => ({ name, is_done: false })),
      is_finished: false,
    })
    await Promise.all([
      operator.patch('/operator/setup', { done: ['people'] }),
      operator.patch('/operator/setup', { done: ['brand', 'money'] }),
    ])
    const { body } = await operator.patch('/operator/setup', { is_finished: true })
    expect(body).toEqual({
      steps: [
        { name: 'brand', is_done: true },
        { name: 'trade', is_done: false },
        { name: 'money', is_done: true },
        { name: 'email', is_done: false },
        { name: 'people', is_done: true },
      ],
      is_finished: true,
    })
    expect((await other.as(operator.secret ?? '').get('/operator/setup')).body).toEqual(body)
    const again = await operator.patch('/operator/setup', { done: ['brand'], is_finished: true })
    expect(again.body).toEqual(body)
    const { rows } = await marketplace.inDatabase((db) =>
      db.query(`select count(*)::int as count from setting_changes where name = 'setup'`),
    )
    expect(rows[0].count).toBe(3)
  })

  it('is finished once all steps are done', async () => {
    const { operator } = await createWorld()
    const done = ['brand', 'trade', 'money', 'email']
    expect((await operator.patch('/operator/setup', { done })).body.is_finished).toBe(false)
    expect((await operator.patch('/operator/setup', { done: ['people'] })).body.is_finished).toBe(true)
  })

  it('refuses steps that don’t exist', async () => {
    const answer = await world.operator.patch('/operator/setup', { done: ['brand', 'menu'] })
    expect(refusal(answer)).toEqual([422, ['not_allowed']])
  })
})

describe('the operator’s link from the terminal', () => {
  it('leads to the setup until it’s finished, and other sign-ins lead where they always do', async () => {
    const marketplace = await createWorld()
    expect(await placeAfterLink(marketplace)).toBe('/operator/setup')
    expect(await placeAfterMail(marketplace)).toBe('/')
    await marketplace.operator.patch('/operator/setup', { is_finished: true })
    expect(await placeAfterLink(marketplace)).toBe('/')
  })

  async function placeAfterLink({ operator, url, database, core }: World): Promise<string | null> {
    const { user } = (await operator.get('/me')).body
    const link = await database.transaction(async (db) =>
      makeOperatorLink({ ...core.context, db }, toId('usr', user.user_id), url),
    )
    return placeAfter(url, { token: link.split('#token=')[1] ?? '', from: 'terminal' })
  }

  async function placeAfterMail(marketplace: World): Promise<string | null> {
    const { operator, url } = marketplace
    const email = newEmail()
    const { userId } = await signUp(marketplace, email)
    await operator.patch(`/users/${userId}`, { role: 'operator' })
    await operator.post('/session/email', { email })
    return placeAfter(url, { token: (await mailTo(marketplace, email)).token })
  }

  async function placeAfter(url: string, form: Record<string, string>): Promise<string | null> {
    const body = new URLSearchParams(form)
    const headers = { origin: url }
    const answer = await fetch(`${url}/sign-in/use`, { method: 'POST', body, headers, redirect: 'manual' })
    return answer.headers.get('location')
  }
})

describe('a test email', () => {
  it('goes to the operator’s confirmed address unless it names another one, in the marketplace’s name', async () => {
    const email = newEmail()
    const operator = await signUp(world, email)
    await world.operator.patch(`/users/${operator.userId}`, { role: 'operator' })
    await world.operator.put('/operator/brand', { name: 'Studio Hub' })
    const sent = await operator.post('/operator/test-email')
    expect([sent.status, sent.body]).toEqual([200, { email, delivery: 'mailbox' }])
    expect((await mailTo(world, email)).subject).toBe('Test email from Studio Hub')

    const other = newEmail()
    expect((await operator.post('/operator/test-email', { email: other })).body.email).toBe(other)
    expect(await mailsTo(world, other)).toHaveLength(1)
  })

  it('says that it’s sent through the mail server, if there is one', async () => {
    const { operator } = await createWorld({ settings: { mail: 'smtp' } })
    const email = newEmail()
    expect((await operator.post('/operator/test-email', { email })).body).toEqual({ email, delivery: 'smtp' })
  })

  it('needs an address, and a marketplace that sends email', async () => {
    expect(refusal(await world.operator.post('/operator/test-email'))).toEqual([422, ['required']])
    const { operator } = await createWorld({ settings: { mail: 'off' } })
    expect(refusal(await operator.post('/operator/test-email', { email: newEmail() }))).toEqual([409, ['email_off']])
  })
})
