import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { removeDueFiles } from '../src/files/attachments/service.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Quotas, quotas } from '../src/platform/kernel/quotas.ts'
import { signedIn } from './support/browser.ts'
import { type Client, expectOk, issueCodesOf, ManagedUser } from './support/client.ts'
import { conversationOf, fundedMilestone, negotiate, newDeal } from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { allAgentScopes } from './support/mandates.ts'
import { connectMcp } from './support/mcp.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const usualQuotas = Object.fromEntries(Object.entries(quotas).map(([name, { limit }]) => [name, limit])) as Quotas
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n')

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
    expect(expectOk(await ada.get('/attachments')).data).toEqual([{ ...file, used_in: null }])
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

  it('can be sent as text as long as documented, even if every character takes the most bytes', async () => {
    const ada = await world.newUser()
    for (const character of ['😀', '\u0001']) {
      expectOk(await ada.post('/attachments/text', { name: 'a.txt', text: character.repeat(150_000) }))
    }
    const tooLong = await ada.post('/attachments/text', { name: 'a.txt', text: 'a'.repeat(150_001) })
    expect(tooLong.status).toBe(422)
  })

  it('of an image keeps its pixels and loses its metadata', async () => {
    const ada = await world.newUser()
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .toBuffer()
    const uploaded = expectOk(await ada.upload('a.jpg', picture))
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
    expect(expectOk(await ada.get('/attachments')).data).toHaveLength(1)
  })
})

describe('a file', () => {
  const gif = Buffer.from('GIF89a/*\0\0*/=1;alert(document.domain)//')
  const hollowZip = Buffer.from('PK\x03\x04 ../../etc/passwd')

  it.each([
    ['HTML with the name of an image', 'me.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain'],
    ['SVG', 'me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'text/plain'],
    ['a PDF', 'a.txt', PDF, 'application/pdf'],
    ['an archive', 'a.zip', hollowZip, 'application/zip'],
    ['a program', 'a.jpg', Buffer.from('MZ\x90\0'), 'application/octet-stream'],
  ])('is what its bytes say, and never anything that could run: %s', async (_what, name, bytes, mediaType) => {
    const ada = await world.newUser()
    const { id, media_type } = expectOk(await ada.upload(name, bytes, { 'content-type': 'image/png' }))
    expect(media_type).toBe(mediaType)
    const { headers, bytes: sent } = await ada.download(`/attachments/${id}`)
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('content-type')?.split(';')[0]).toBe(mediaType)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    // Not unpacked, and not changed.
    expect(sent).toEqual(bytes)
  })

  it('that only begins like an image is refused', async () => {
    const ada = await world.newUser()
    expect(issueCodesOf(await ada.upload('a.gif', gif))).toEqual(['damaged_image'])
    expect(expectOk(await ada.get('/attachments')).data).toEqual([])
  })

  it('has a name that hides and breaks nothing', async () => {
    const ada = await world.newUser()
    const given = 'in\u202egpj.exe "a%\r\nset-cookie: b=c\u200b 日本'
    const { id, name } = expectOk(await ada.upload(given, PDF))
    expect(name).toBe('ingpj.exe "a%  set-cookie: b=c 日本')
    const { headers } = await ada.download(`/attachments/${id}`)
    expect(headers.get('set-cookie')).toBeNull()
    const disposition = String(headers.get('content-disposition'))
    expect(disposition).toContain('filename="ingpj.exe _a_  set-cookie: b=c __"')
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name)
    for (const bad of ['..', 'a/b.pdf', 'a\\b.pdf'])
      expect(issueCodesOf(await ada.upload(bad, PDF))).toEqual(['bad_format'])
    expect(expectOk(await ada.upload('ß'.repeat(255), PDF)).name).toHaveLength(255)
  })

  it('that is uploaded twice is two files, each of which counts', async () => {
    const ada = await world.newUser()
    const [first, second] = [expectOk(await ada.upload('a.pdf', PDF)), expectOk(await ada.upload('a.pdf', PDF))]
    expect([second.sha256, second.id === first.id]).toEqual([first.sha256, false])
    expectOk(await ada.delete(`/attachments/${first.id}`))
    expect((await ada.download(`/attachments/${first.id}`)).status).toBe(404)
    expect((await ada.download(`/attachments/${second.id}`)).bytes).toEqual(PDF)
  })
})

it('uploads at the same time don’t exceed the quota together', async () => {
  const small = await createWorld({ settings: { quotas: { ...usualQuotas, file_mebibytes: 1 } } })
  const ada = await small.newUser()
  const third = Buffer.alloc(300_000, 'abc')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ada.upload(`${index}.txt`, third)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(issueCodesOf)).toEqual(Array(5).fill(['quota_reached']))
  expect(expectOk(await ada.get('/attachments')).data).toHaveLength(3)
  // Nothing of the others remains.
  while (await removeDueFiles(small.database, small.files));
  const { rowCount } = await small.inDatabase((db) => db.query('select id from attachments'))
  expect(rowCount).toBe(3)
  const [{ id }] = expectOk(await ada.get('/attachments')).data
  expectOk(await ada.delete(`/attachments/${id}`))
  expectOk(await ada.upload('more.txt', third))
})

describe('operators and arbiters', async () => {
  const [arbiter, operator] = [await world.newUser({ role: 'arbiter' }), await world.newUser({ role: 'operator' })]
  const readsOf = async (user: Client) => {
    const { data } = expectOk(await world.operator.get(`/operator/audit-log?user_id=${user.userId}&limit=100`))
    return data
      .filter(({ operation }: { operation: string }) => /Attachment/.test(operation))
      .map((act: Record<string, string>) => `${act.operation} ${act.subject_id}`)
  }

  it('read files only while there is a dispute about them, and each read is in the audit log', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const path = await conversationOf(deal)
    const text = { name: 'secret.txt', text: 'Secret words.' }
    const newFile = async (by: Client) => expectOk(await by.post('/attachments/text', text)).id as string
    const [ofMessage, ofDelivery, unused] = [
      await newFile(deal.client),
      await newFile(deal.worker),
      await newFile(deal.worker),
    ]
    expectOk(await deal.client.post(`${path}/messages`, { text: 'Here.', attachment_ids: [ofMessage] }))
    expectOk(await deal.worker.post(`${milestone}/submit`, { message: 'Done.', attachment_ids: [ofDelivery] }))
    const ways = [ofMessage, ofDelivery, unused].flatMap((id) => [`/attachments/${id}`, `/attachments/${id}/preview`])
    const statusesOf = (reader: Client) => Promise.all(ways.map(async (way) => (await reader.download(way)).status))
    const staff = [arbiter, operator]
    for (const reader of staff) expect(await statusesOf(reader)).toEqual(Array(6).fill(404))
    expect([await readsOf(arbiter), await readsOf(operator)]).toEqual([[], []])

    const dispute = expectOk(await deal.client.post('/disputes/create', disputeAbout(milestone)))
    for (const reader of staff) {
      expect(await statusesOf(reader)).toEqual([200, 200, 200, 200, 404, 404])
      // A part, and what the reader has already, are the same read.
      expect((await reader.download(ways[0] as string, { range: 'bytes=0-5' })).bytes.toString()).toBe('Secret')
      const { headers } = await reader.download(ways[0] as string)
      const known = { 'if-none-match': String(headers.get('etag')) }
      expect((await reader.download(ways[0] as string, known)).status).toBe(304)
      expect((await readsOf(reader)).sort()).toEqual(
        [
          `downloadAttachment ${ofMessage}`,
          `downloadAttachment ${ofDelivery}`,
          `previewAttachment ${ofMessage}`,
          `previewAttachment ${ofDelivery}`,
        ].sort(),
      )
      // They aren't their files.
      expect((await reader.delete(`/attachments/${ofMessage}`)).status).toBe(404)
      expect((await reader.put('/profile/me/avatar', { attachment_id: ofMessage })).status).toBe(404)
      expect(expectOk(await reader.get('/attachments')).data).toEqual([])
    }
    const others = [await world.newAgent(operator, allAgentScopes), await world.newUser(), world.as(null)]
    for (const other of others) {
      const statuses = await statusesOf(other)
      expect(statuses).toEqual(Array(6).fill(other.secret ? 404 : 401))
    }
    expectOk(await deal.client.post(`/disputes/${dispute.id}/withdraw`))
    for (const reader of staff) expect(await statusesOf(reader)).toEqual(Array(6).fill(404))
    expect([(await readsOf(arbiter)).length, (await readsOf(operator)).length]).toEqual([4, 4])
  })

  it('are in the audit log when they read on behalf of a managed user, or view as someone', async () => {
    const mia = await ManagedUser.create(world.operator)
    const { id } = expectOk(await mia.post('/attachments/text', { name: 'a.txt', text: 'Mine.' }))
    expectOk(await mia.get(`/attachments/${id}/preview`))
    const { data } = expectOk(await world.operator.get(`/operator/audit-log?on_behalf_of=${mia.userId}&limit=100`))
    expect(data[0]).toMatchObject({ operation: 'previewAttachment', subject_id: id, on_behalf_of: mia.userId })

    const ada = await world.newUser()
    const { id: own } = expectOk(await ada.post('/attachments/text', { name: 'a.txt', text: 'Mine.' }))
    await world.inDatabase((db) => db.query('insert into demo_users (user_id) values ($1)', [toId('usr', ada.userId)]))
    const browser = await signedIn(world, operator)
    expectOk(await browser.post('/sandbox/sessions', { user_id: ada.userId }))
    expectOk(await browser.get(`/attachments/${own}/preview`))
    expect((await readsOf(operator))[0]).toBe(`previewAttachment ${own}`)
  })

  it('have no other way to a file: lists, events, tools and other people’s keys don’t show its content', async () => {
    const deal = await newDeal(world)
    await fundedMilestone(deal)
    const path = await conversationOf(deal)
    const { id } = expectOk(await deal.client.post('/attachments/text', { name: 'plan.txt', text: 'Words in a file.' }))
    const message = expectOk(
      await deal.client.post(`${path}/messages`, { text: 'Words beside it.', attachment_ids: [id] }),
    )
    while ((await sequenceEvents(world.database)) > 0);
    const ways = [
      '/attachments',
      '/conversations?limit=100&expand=gig,client,worker',
      `/conversations?gig_id=${deal.gigId}`,
      '/events?audience=all&limit=100',
      '/events/recent?audience=all&limit=100',
      '/inbox',
      '/disputes',
      '/contracts?limit=100',
      `/users/${deal.client.userId}`,
      `/messages/${message.id}`,
      `${path}/messages`,
      `/attachments/${id}/preview`,
    ]
    for (const reader of [arbiter, operator]) {
      for (const way of ways) expect((await reader.get(way)).text, way).not.toMatch(/Words (in|beside)|plan\.txt/)
      const tools = await connectMcp(world.url, reader.secret)
      const asked = await Promise.all([
        tools.call('my_deals', { kind: 'conversations' }),
        tools.call('my_deals', { kind: 'conversations', conversation_id: path.split('/')[2] }),
        tools.call('wait_for_events', { wait: 0 }),
        tools.call('api_read', { operation: 'previewAttachment', input: { id } }),
        tools.call('api_read', { operation: 'getMessage', input: { id: message.id } }),
      ])
      for (const { text } of asked) expect(text).not.toMatch(/Words (in|beside)|plan\.txt/)
      expect((await readsOf(reader)).filter((read: string) => read.endsWith(id))).toEqual([])
    }
  })
})

describe('a message', () => {
  it('can have files, which both sides read until it is deleted', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    const path = await conversationOf(deal)
    const { client, worker } = deal
    const { id } = expectOk(await client.upload('a.pdf', PDF))
    expect((await worker.download(`/attachments/${id}`)).status).toBe(404)
    const message = expectOk(await client.post(`${path}/messages`, { text: 'Here.', attachment_ids: [id] }))
    expect(message.attachments).toEqual([expect.objectContaining({ id, name: 'a.pdf' })])
    expect(expectOk(await worker.get(`${path}/messages`)).data[0].attachments).toEqual(message.attachments)
    expect((await worker.download(`/attachments/${id}`)).bytes).toEqual(PDF)
    expect(issueCodesOf(await client.post(`${path}/messages`, { text: 'x', attachment_ids: [id] }))).toEqual([
      'wrong_state',
    ])
    expect(expectOk(await client.delete(`/messages/${message.id}`)).attachments).toEqual([])
    for (const user of [client, worker]) expect((await user.download(`/attachments/${id}`)).status).toBe(404)
  })
})
