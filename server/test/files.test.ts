import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Answer, issueCodesOf } from './support/client.ts'
import { conversationOf, negotiate, newDeal } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n')

function ok({ status, body, text }: Answer) {
  expect([200, 201], text).toContain(status)
  return body
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an upload', () => {
  it('is a file of its user, with the type of its first bytes, until it is attached', async () => {
    const ada = await world.newUser()
    const uploaded = await ada.upload('manual-fr.pdf', PDF, { 'content-type': 'text/html' })
    expect(uploaded.status, uploaded.text).toBe(201)
    const file = {
      id: expect.stringMatching(/^att_/),
      name: 'manual-fr.pdf',
      media_type: 'application/pdf',
      bytes: PDF.length,
      sha256: sha256(PDF),
      width: null,
      height: null,
      created_at: expect.any(String),
    }
    expect(uploaded.body).toEqual(file)
    expect(uploaded.headers.get('location')).toBe(`${world.url}/api/attachments/${uploaded.body.id}`)
    expect(ok(await ada.get('/attachments')).data).toEqual([{ ...file, used_in: null }])
    const { status, headers, bytes } = await ada.download(`/attachments/${uploaded.body.id}`)
    expect(status).toBe(200)
    expect(bytes).toEqual(PDF)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="manual-fr.pdf"; filename*=UTF-8''manual-fr.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: `"${sha256(PDF)}"`,
    })
    const stranger = await world.newUser()
    expect((await stranger.download(`/attachments/${uploaded.body.id}`)).status).toBe(404)
    expect((await world.as(null).download(`/attachments/${uploaded.body.id}`)).status).toBe(401)
  })

  it('of an image keeps its pixels and loses its metadata', async () => {
    const ada = await world.newUser()
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .toBuffer()
    const uploaded = ok(await ada.upload('a.jpg', picture))
    expect(uploaded).toMatchObject({ media_type: 'image/jpeg', width: 60, height: 40 })
    const { headers, bytes } = await ada.download(`/attachments/${uploaded.id}`)
    expect(headers.get('content-disposition')).toMatch(/^inline;/)
    expect(bytes.includes('SECRET')).toBe(false)
    const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
    expect((await pixels(bytes)).equals(await pixels(picture))).toBe(true)
  })

  it('is refused without a name, with a path, or empty', async () => {
    const ada = await world.newUser()
    expect(issueCodesOf(await ada.send('POST', '/attachments', PDF))).toEqual(['required'])
    expect(issueCodesOf(await ada.upload('../a', PDF))).toEqual(['bad_format'])
    expect(issueCodesOf(await ada.upload('x'.repeat(300), PDF))).toEqual(['too_long'])
    expect(issueCodesOf(await ada.upload('a.pdf', ''))).toEqual(['too_short'])
    expect((await ada.upload('a.pdf', Buffer.alloc(26 * 1024 * 1024))).status).toBe(413)
  })

  it('with an Idempotency-Key happens once', async () => {
    const ada = await world.newUser()
    const headers = { 'idempotency-key': 'first' }
    const first = await ada.upload('a.pdf', PDF, headers)
    const second = await ada.upload('a.pdf', PDF, headers)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(issueCodesOf(await ada.upload('a.pdf', 'other', headers))).toEqual(['idempotency_mismatch'])
    expect(issueCodesOf(await ada.upload('b.pdf', PDF, headers))).toEqual(['idempotency_mismatch'])
    expect(ok(await ada.get('/attachments')).data).toHaveLength(1)
  })
})

describe('a message', () => {
  it('can have files, which both sides read until it is deleted', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const path = await conversationOf(deal)
    const { client, worker } = deal
    const { id } = ok(await client.upload('a.pdf', PDF))
    expect((await worker.download(`/attachments/${id}`)).status).toBe(404)
    const message = ok(await client.post(`${path}/messages`, { text: 'Here.', attachment_ids: [id] }))
    expect(message.attachments).toEqual([expect.objectContaining({ id, name: 'a.pdf' })])
    expect(ok(await worker.get(`${path}/messages`)).data[0].attachments).toEqual(message.attachments)
    expect((await worker.download(`/attachments/${id}`)).bytes).toEqual(PDF)
    expect(issueCodesOf(await client.post(`${path}/messages`, { text: 'x', attachment_ids: [id] }))).toEqual([
      'wrong_state',
    ])
    expect(ok(await client.delete(`/messages/${message.id}`)).attachments).toEqual([])
    for (const user of [client, worker]) expect((await user.download(`/attachments/${id}`)).status).toBe(404)
  })
})
