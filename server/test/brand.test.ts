import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { hostileSvgs } from './support/hostile-svgs.ts'
import { plainImage } from './support/images.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ mode: 'sandbox' })
const { operator } = world

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5" fill="#c2410c"/></svg>'

async function brandWith(fields: object, headers: Record<string, string> = {}): Promise<Answer> {
  return operator.put('/operator/brand', { name: 'Studio Hub', ...fields }, headers)
}

async function uploaded(name: string, bytes: Uint8Array | string, by: Client = operator): Promise<string> {
  return (await by.upload(name, bytes)).body.id
}

/** A file of the service itself. */
async function fileAt(url: string): Promise<{ type: string | null; bytes: Buffer; status: number }> {
  const response = await fetch(url)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function pixelsOf(png: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: data.length / info.channels }, (_, at) => [
    ...data.subarray(at * info.channels, (at + 1) * info.channels),
  ])
}

describe('the brand', () => {
  it('is the default until an operator changes it', async () => {
    const user = await world.newUser()
    expect((await user.get('/brand')).body).toMatchObject({
      name: 'Parley',
      accent: null,
      logo_url: null,
      font: 'system',
    })
    expect((await user.get('/operator/brand')).status).toBe(403)
  })

  it('is the same in other processes within a second, and returns to the default', async () => {
    const other = await world.startNode()
    const user = await world.newUser()
    const changed = await brandWith({ tagline: 'Illustrators for hire', accent: '#0F766E', font: 'lora' })
    expect(changed.body).toMatchObject({ name: 'Studio Hub', accent: '#0f766e', version: expect.any(Number) })
    const seenBy = async (client: Client) => (await client.get('/brand')).body.name
    expect(await seenBy(user)).toBe('Studio Hub')
    await expect.poll(() => seenBy(other.as(user.secret ?? '')), { timeout: 1_000 }).toBe('Studio Hub')

    const standard = await operator.put('/operator/brand', { name: 'Parley' })
    expect(standard.body).toMatchObject({ name: 'Parley', tagline: null, accent: null, font: 'system' })
    expect(standard.body.icon_url).toBe(`${world.url}/pages/icon.svg`)
  })

  it('refuses a change that was based on an older version', async () => {
    const { version } = (await brandWith({})).body
    expect((await brandWith({ tagline: 'Two' }, { 'if-match': `"${version}"` })).status).toBe(200)
    const stale = await brandWith({ tagline: 'Three' }, { 'if-match': `"${version}"` })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
    const together = await Promise.all([brandWith({ tagline: 'Four' }), brandWith({ tagline: 'Five' })])
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })

  it('refuses colors on which white text can’t be read, and suggests the nearest one', async () => {
    const refused = await brandWith({ accent: '#ffdd00' })
    expect([refused.status, issueCodesOf(refused)]).toEqual([422, ['unreadable_color']])
    const { suggestion } = refused.body.error.issues[0].details
    expect((await operator.get(`/operator/brand/shades?accent=${encodeURIComponent(suggestion)}`)).status).toBe(200)
    expect((await brandWith({ accent: suggestion })).body.accent).toBe(suggestion)
  })

  it('sets colors and font in a style sheet with a new name, and serves the font', async () => {
    await brandWith({ accent: '#0f766e', font: 'lora' })
    const { look } = world.core.context.settings.brand
    const style = await fileAt(`${world.url}/brand/style/${look?.style}.css`)
    expect(style.type).toBe('text/css; charset=utf-8')
    const text = style.bytes.toString()
    expect(text).toContain('--color-accent: light-dark(#0f766e, ')
    expect(text).toContain('--font-sans: "Lora", ')
    const [, font] = /url\((\/brand\/fonts\/lora-latin-400-normal\.woff2)\)/.exec(text) ?? []
    const file = await fileAt(`${world.url}${font}`)
    expect([file.type, file.bytes.subarray(0, 4).toString()]).toEqual(['font/woff2', 'wOF2'])
    for (const name of ['../package.json', 'lora-latin-400-normal.woff', 'lora-latin-900-normal.woff2', 'x']) {
      expect((await fileAt(`${world.url}/brand/fonts/${encodeURIComponent(name)}`)).status, name).toBe(404)
    }
    await brandWith({ accent: '#0f766e', font: 'inter' })
    expect(world.core.context.settings.brand.look?.style).not.toBe(look?.style)
  })

  it('makes a logo, an icon and an image for link previews from one upload, and deletes the upload', async () => {
    const id = await uploaded('logo.svg', LOGO)
    const { body } = await brandWith({ logo_attachment_id: id })
    expect(body.logo_sha256).toBe(createHash('sha256').update(LOGO).digest('hex'))
    const images = await Promise.all(
      [body.logo_url, body.icon_url, body.link_image_url].map(async (url) => {
        const { type, bytes } = await fileAt(url)
        const { format, width, height } = await sharp(bytes).metadata()
        return [type, format, width, height]
      }),
    )
    expect(images).toEqual([
      ['image/png', 'png', 768, 192],
      ['image/png', 'png', 512, 512],
      ['image/png', 'png', 1200, 630],
    ])
    expect((await operator.download(`/attachments/${id}`)).status).toBe(404)
    const kept = (await brandWith({ tagline: 'With the same logo' })).body
    expect(kept.logo_url).toBe(body.logo_url)
    expect((await brandWith({ logo_attachment_id: null })).body.logo_url).toBe(null)
  })

  it('deletes images 30 days after they were replaced', async () => {
    const own = await createWorld({ mode: 'sandbox' })
    const put = async (fields: object) => (await own.operator.put('/operator/brand', fields)).body
    const statusOf = async (url: string) => (await fileAt(url)).status
    const passDays = (days: number) =>
      own.inDatabase(async (db) => {
        await db.query('alter table setting_changes disable trigger setting_changes_append_only')
        await db.query("update setting_changes set created_at = created_at - $1 * interval '1 day'", [days])
        await db.query('alter table setting_changes enable trigger setting_changes_append_only')
      })
    const logo = await uploaded('logo.svg', LOGO, own.operator)
    const first = await put({ name: 'First', logo_attachment_id: logo })
    await passDays(100)
    const second = await put({ name: 'Second', logo_attachment_id: null })
    await passDays(29)
    const third = await put({ name: 'Third' })
    for (const { logo_url, icon_url, link_image_url } of [first, second, third]) {
      for (const url of [logo_url ?? icon_url, icon_url, link_image_url]) expect(await statusOf(url), url).toBe(200)
    }
    await passDays(2)
    const last = await put({ name: 'Last' })
    expect(await Promise.all([first.logo_url, first.icon_url, first.link_image_url].map(statusOf))).toEqual([
      404, 404, 404,
    ])
    const kept = [second, third, last].flatMap(({ icon_url, link_image_url }) => [icon_url, link_image_url])
    expect(new Set(await Promise.all(kept.map(statusOf)))).toEqual(new Set([200]))
  })

  it('doesn’t change if it’s set to what it is', async () => {
    const again = async () =>
      (await brandWith({ tagline: 'Same', logo_attachment_id: await uploaded('logo.svg', LOGO) })).body
    const first = await again()
    expect(await again()).toEqual(first)
  })

  it('accepts PNG, JPEG and WebP, and a separate icon', async () => {
    const icon = await brandWith({
      icon_attachment_id: await uploaded('icon.png', await plainImage('#ff0000', 64, 64)),
    })
    expect(icon.body.icon_sha256).toMatch(/^[0-9a-f]{64}$/)
    const renamed = (await brandWith({ name: 'Another name', accent: '#0f766e' })).body
    expect(renamed.icon_url).toBe(icon.body.icon_url)
    for (const format of ['jpeg', 'webp'] as const) {
      const image = await sharp(await plainImage('#00aa00', 300, 100))
        .toFormat(format)
        .toBuffer()
      expect((await brandWith({ logo_attachment_id: await uploaded(`a.${format}`, image) })).status).toBe(200)
    }
    expect((await brandWith({ icon_attachment_id: null })).body.icon_sha256).toBeNull()
  })

  it('says on which background a logo has to be shown so that all of it can be seen', async () => {
    const drawn = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${shapes}</svg>`
    const sign = '<rect width="10" height="10" rx="2" fill="#0f766e"/>'
    const letters = (color: string) =>
      `<path d="M14 1h2v8h-2zm4 0h2v8h-2zm4 0h2v8h-2zm4 0h2v8h-2zm4 0h2v8h-2z" fill="${color}"/>`
    const logos = {
      any: [
        LOGO,
        drawn(sign + letters('#c2410c')),
        // The page's background isn't next to the white or black shape.
        drawn(`${sign}<circle cx="5" cy="5" r="4" fill="#fff"/>`),
        drawn(`<rect width="10" height="10" rx="2" fill="#f59e0b"/><circle cx="5" cy="5" r="4" fill="#000"/>`),
      ],
      light: [LOGO.replace('#c2410c', '#111111'), drawn(sign + letters('#134e4a'))],
      dark: [LOGO.replace('#c2410c', '#ffffff'), drawn(sign + letters('#ffffff'))],
    }
    for (const [background, texts] of Object.entries(logos)) {
      for (const text of texts) {
        const { body } = await brandWith({ logo_attachment_id: await uploaded('a.svg', text) })
        expect(body.logo_background, text).toBe(background)
      }
    }
  })

  it('accepts only the operator’s own files', async () => {
    const user = await world.newUser()
    const refused = await brandWith({ logo_attachment_id: await uploaded('logo.svg', LOGO, user) })
    expect(refused.status).toBe(404)
  })

  it('draws names in other alphabets, and without the letters that no font has', async () => {
    for (const name of ['Łódź Ärzte', 'Работа', 'Εργασία', '仕事', '🦊']) {
      const { status, body } = await brandWith({ name })
      expect([status, body.name]).toEqual([200, name])
    }
  })

  it('stays when the sandbox is reset', async () => {
    const own = await createWorld({ mode: 'sandbox' })
    const logo = await uploaded('logo.svg', LOGO, own.operator)
    const { logo_url } = (await own.operator.put('/operator/brand', { name: 'Kept', logo_attachment_id: logo })).body
    expect((await own.operator.post('/sandbox/reset', { confirm: 'delete everything' })).status).toBe(200)
    expect((await own.operator.get('/operator/brand')).body).toMatchObject({ name: 'Kept', logo_url })
    expect((await fileAt(logo_url)).status).toBe(200)
  })
})

describe('a hostile SVG', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hostile-'))
  const called: string[] = []
  const server = createServer((request, response) => {
    called.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const traps = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    imagePath: join(dir, 'red.png'),
    textPath: join(dir, 'secret.txt'),
    image: await plainImage('#ff0000', 100, 100),
  }
  await writeFile(traps.imagePath, traps.image)
  await writeFile(traps.textPath, 'a secret on the disk')

  afterAll(async () => {
    server.close()
    await rm(dir, { recursive: true })
  })

  const tricks = Object.entries(hostileSvgs(traps))

  it.each(tricks)('does nothing: %s', async (_name, text) => {
    const id = await uploaded('logo.svg', Buffer.from(text, text.startsWith('\x89') ? 'latin1' : 'utf8'))
    const startedAt = performance.now()
    const answer = id ? await brandWith({ logo_attachment_id: id }) : null
    // Refused as an upload, refused as a logo, or drawn as it looks without the trick.
    if (answer?.status === 200) {
      const { type, bytes } = await fileAt(answer.body.logo_url)
      expect(type).toBe('image/png')
      expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      expect(bytes.toString('latin1')).not.toMatch(/<svg|<script|secret/)
      const red = (await pixelsOf(bytes)).filter(([r = 0, g = 0, , a = 0]) => a > 0 && r > 200 && g < 60)
      expect(red).toEqual([])
      expect((await operator.download(`/attachments/${id}`)).status).toBe(404)
    } else if (answer) {
      expect([answer.status, issueCodesOf(answer)]).toEqual([
        422,
        [expect.stringMatching(/^(damaged_image|not_allowed)$/)],
      ])
    }
    expect(performance.now() - startedAt).toBeLessThan(60_000)
    expect(called).toEqual([])
  })

  it('still can’t be a profile picture', async () => {
    expect(tricks.length).toBeGreaterThanOrEqual(30)
    await brandWith({ logo_attachment_id: await uploaded('logo.svg', LOGO) })
    const user = await world.newUser()
    const refused = await user.put('/profile/me/avatar', { attachment_id: await uploaded('me.svg', LOGO, user) })
    expect([refused.status, issueCodesOf(refused)]).toEqual([422, ['not_allowed']])
  })
})
