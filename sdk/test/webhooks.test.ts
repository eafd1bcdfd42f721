import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { Parley, WebhookVerificationError } from '../src/index.ts'

const OLD = 'whsec_b2xkIG9sZCBvbGQgb2xkIG9sZCBvbGQ='
const NEW = 'whsec_bmV3IG5ldyBuZXcgbmV3IG5ldyBuZXc='
const body = JSON.stringify({
  id: 'evt_1',
  type: 'gig.created',
  timestamp: '2026-11-14T23:55:00.000Z',
  data: { title: 'Ü' },
})

/** The headers of a request that is signed with these secrets, as the service signs it. */
function signed({ secrets = [NEW], text = body, ageSeconds = 0 } = {}) {
  const at = new Date(Date.now() - ageSeconds * 1000)
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign('evt_1', at, text)).join(' '),
  }
}

describe('a webhook', () => {
  it('is returned as an event if its signature is right, as text or bytes and with Node or web headers', async () => {
    const event = await Parley.webhooks.verify(body, signed(), NEW)
    expect(event.type === 'gig.created' && event.data.title).toBe('Ü')
    expect(await Parley.webhooks.verify(Buffer.from(body), new Headers(signed()), NEW)).toEqual(event)
  })

  it('is accepted with either secret while one is being replaced', async () => {
    const both = signed({ secrets: [NEW, OLD] })
    for (const secret of [OLD, NEW, [OLD], [OLD, NEW]]) await Parley.webhooks.verify(body, both, secret)
    await Parley.webhooks.verify(body, signed({ secrets: [OLD] }), [NEW, OLD])
  })

  it.each([
    ['another secret', signed({ secrets: [OLD] }), body],
    ['another body', signed(), `${body} `],
    ['another id', { ...signed(), 'webhook-id': 'evt_2' }, body],
    ['a signature that is no base64', { ...signed(), 'webhook-signature': 'v1,§ v1, v2,abc' }, body],
    ['no signature', { ...signed(), 'webhook-signature': undefined }, body],
    ['a time that is no number', { ...signed(), 'webhook-timestamp': 'soon' }, body],
    ['a time long ago', signed({ ageSeconds: 400 }), body],
    ['a time in the future', signed({ ageSeconds: -400 }), body],
  ])('is refused with %s', async (_, headers, text) => {
    await expect(Parley.webhooks.verify(text, headers, NEW)).rejects.toBeInstanceOf(WebhookVerificationError)
  })

  it('that was already parsed is refused with what to do instead', async () => {
    const parsed = JSON.parse(body)
    await expect(Parley.webhooks.verify(parsed, signed(), NEW)).rejects.toThrow(/not parsed.*express\.raw/)
    await expect(Parley.webhooks.verify(parsed, signed(), NEW)).rejects.toBeInstanceOf(TypeError)
  })

  it('can be signed as the service does, for testing a receiver', async () => {
    const request = await Parley.webhooks.sign({ type: 'gig.created', data: { title: 'Ü' } }, NEW)
    new Webhook(NEW).verify(request.body, request.headers)
    expect(await Parley.webhooks.verify(request.body, request.headers, NEW)).toMatchObject({ type: 'gig.created' })
    expect((await Parley.webhooks.sign(body, NEW)).body).toBe(body)
    const old = await Parley.webhooks.sign(body, NEW, { at: new Date(Date.now() - 400_000) })
    await expect(Parley.webhooks.verify(old.body, old.headers, NEW)).rejects.toThrow('too old')
  })

  it('may be as old as the receiver allows', async () => {
    await Parley.webhooks.verify(body, signed({ ageSeconds: 400 }), NEW, { toleranceSeconds: 500 })
  })
})
