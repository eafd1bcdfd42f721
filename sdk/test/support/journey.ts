import type * as sdk from '../../src/index.ts'

/**
 * A way through the SDK for environments other than Node: a write, a list, a refusal, an event of the stream, a webhook.
 * It uses nothing from outside, since it is sent to the environment as text.
 */
export async function journey({ Parley, NotFoundError }: typeof sdk, baseUrl: string, key: string) {
  const parley = new Parley({ baseUrl, key })
  const gig = await parley.gigs.create({ title: 'Translate', description: 'Sixty pages.', rate_type: 'fixed' })
  const found: string[] = []
  for await (const { id } of parley.gigs.list({ client_id: gig.client_id, limit: 1 })) found.push(id)
  const refused = await parley.gigs.get('gig_nothing').catch((error: unknown) => error)
  let followed = ''
  for await (const event of parley.events.follow({ types: ['gig.created'] })) {
    followed = event.subject.id
    break
  }

  const secret = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0'
  const body = JSON.stringify({ id: 'evt_1', type: 'gig.created' })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const hmac = await crypto.subtle.importKey('raw', bytes(atob(secret.slice(6))), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', hmac, bytes(`evt_1.${timestamp}.${body}`))
  const signed = `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': signed }
  const received = await Parley.webhooks.verify(body, headers, secret)
  return {
    isListed: found.length === 1 && found[0] === gig.id,
    isFollowed: followed === gig.id,
    refusal: refused instanceof NotFoundError ? refused.code : String(refused),
    received: received.type,
  }
}

export const journeyResult = { isListed: true, isFollowed: true, refusal: 'NOT_FOUND', received: 'gig.created' }
