import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { plainImage } from './support/images.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

/** Red on the left, green in the middle, blue on the right; with a note in its metadata. */
function threeColors(width = 900, height = 300) {
  const stripe = (background: string) => ({ create: { width: width / 3, height, channels: 3, background } as const })
  return sharp(stripe('red'))
    .extend({ right: (width / 3) * 2, background: 'red' })
    .composite([
      { input: stripe('lime'), left: width / 3, top: 0 },
      { input: stripe('blue'), left: (width / 3) * 2, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'SECRET' } })
}

async function setAvatar(user: Client, image: Buffer, headers?: Record<string, string>) {
  const { body } = await user.upload('me', image)
  return user.put('/profile/me/avatar', { attachment_id: body.id }, headers)
}

async function load(url: string) {
  const response = await fetch(url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a profile picture', () => {
  it('is the middle of an uploaded image, small and without metadata, wherever the person is shown', async () => {
    const ada = await world.newUser()
    const image = await threeColors().png().toBuffer()
    const { status, body, text } = await setAvatar(ada, image)
    expect(status, text).toBe(200)
    expect(body.avatar_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/avatars\/[0-9a-f]{64}\.webp$/)
    const { headers, bytes } = await load(body.avatar_url)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(bytes.includes('SECRET')).toBe(false)
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 256, height: 256 })
    const isGreen = (at: number) => (data[at] ?? 0) < 40 && (data[at + 1] ?? 0) > 215 && (data[at + 2] ?? 0) < 40
    expect(isGreen((128 * 256 + 8) * 3) && isGreen((128 * 256 + 248) * 3)).toBe(true)
    const ben = await world.newUser()
    expect((await ben.get(`/profile/${ada.userId}`)).body.avatar_url).toBe(body.avatar_url)
    await ben.put(`/blocks/${ada.userId}`)
    const [{ user }] = (await ben.get('/blocks?expand=user')).body.data
    expect(user.avatar_url).toBe(body.avatar_url)
    const page = await fetch(`${world.url}/people/${ada.userId}`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain(`<img class="avatar" src="${body.avatar_url}" alt=""`)
    while ((await sequenceEvents(world.database)) > 0);
    const { data: events } = (await ben.get(`/events?audience=market&subject_id=${ada.userId}`)).body
    expect(events.at(-1)).toMatchObject({ type: 'profile.updated', data: { avatar_url: body.avatar_url } })
    // The upload itself is gone by then.
    expect((await ada.get('/attachments')).body.data).toEqual([])
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('can be drawn from %s', async (format) => {
    const ada = await world.newUser()
    const { status, text } = await setAvatar(ada, await threeColors(90, 30).toFormat(format).toBuffer())
    expect(status, text).toBe(200)
  })

  it('of a photo taken sideways is upright', async () => {
    const ada = await world.newUser()
    // Red above blue, stored turned by 90 degrees.
    const blue = { create: { width: 100, height: 200, channels: 3, background: 'blue' } as const }
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
      .composite([{ input: blue, left: 100, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { body } = await setAvatar(ada, photo)
    const { data } = await sharp((await load(body.avatar_url)).bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [top, bottom] = [20, 236].map((row) => (row * 256 + 128) * 3)
    expect(data[top as number]).toBeGreaterThan(200)
    expect(data[(bottom as number) + 2]).toBeGreaterThan(200)
  })

  it('is replaced by the next, and gone when it is removed or its owner suspended', async () => {
    const ada = await world.newUser()
    // Colors that no one else has.
    const [first, second] = [
      (await setAvatar(ada, await plainImage('navy'))).body,
      (await setAvatar(ada, await plainImage('olive'))).body,
    ]
    expect(second.version).toBe(first.version + 1)
    expect((await load(first.avatar_url)).status).toBe(404)
    expect((await load(second.avatar_url)).status).toBe(200)
    await world.operator.post(`/users/${ada.userId}/suspend`, {})
    expect((await load(second.avatar_url)).status).toBe(404)
    await world.operator.post(`/users/${ada.userId}/reinstate`)
    expect((await load(second.avatar_url)).status).toBe(200)
    const removed = await ada.patch('/profile/me', { avatar_url: null })
    expect(removed.body).toMatchObject({ avatar_url: null, version: second.version + 1 })
    expect((await load(second.avatar_url)).status).toBe(404)
    expect((await load(`${world.url}/avatars/me.webp`)).status).toBe(404)
  })

  it('follows the service to another address', async () => {
    const ada = await world.newUser()
    const { avatar_url } = (await setAvatar(ada, await threeColors(90, 30).png().toBuffer())).body
    const moved = await world.startNode({ publicUrl: () => 'https://parley.example' })
    const { pathname } = new URL(avatar_url)
    const there = moved.as(ada.secret ?? '')
    expect((await there.get('/profile/me')).body.avatar_url).toBe(`https://parley.example${pathname}`)
    // Clients may send back what they read.
    const changed = await there.patch('/profile/me', {
      headline: 'Translator',
      avatar_url: `https://parley.example${pathname}`,
    })
    expect(changed.body.avatar_url).toBe(`https://parley.example${pathname}`)
    expect((await load(avatar_url)).status).toBe(200)
  })

  it('is refused when the file is no image, damaged, too large, used, another user’s or outdated', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    expect(issueCodesOf(await setAvatar(ada, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual([
      'not_allowed',
    ])
    // Whole as a file, but without pixels.
    const png = await threeColors(90, 30).png().toBuffer()
    const hollow = Buffer.concat([png.subarray(0, 33), png.subarray(-12)])
    expect(issueCodesOf(await setAvatar(ada, hollow))).toEqual(['damaged_image'])
    // 41 megapixels in a few kilobytes.
    const huge = await plainImage('red', 8_200, 5_000)
    expect(issueCodesOf(await setAvatar(ada, huge))).toEqual(['not_allowed'])
    const { body } = await ben.upload('me.png', png)
    const taken = await ada.put('/profile/me/avatar', { attachment_id: body.id })
    expect([taken.status, issueCodesOf(taken)]).toEqual([404, ['not_found']])
    const stale = await setAvatar(ada, png, { 'if-match': '"7"' })
    expect(issueCodesOf(stale)).toEqual(['stale_version'])
    expect((await ada.get('/profile/me')).body).toMatchObject({ avatar_url: null, version: 1 })
  })

  it('is set once per Idempotency-Key, even though the upload is gone by then', async () => {
    const ada = await world.newUser()
    const { body } = await ada.upload('me.png', await threeColors(90, 30).png().toBuffer())
    const headers = { 'idempotency-key': 'picture' }
    const send = () => ada.put('/profile/me/avatar', { attachment_id: body.id }, headers)
    // Colors that no one else has.
    const [first, second] = [await send(), await send()]
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(issueCodesOf(await ada.put('/profile/me/avatar', { attachment_id: body.id }))).toEqual(['not_found'])
  })
})
