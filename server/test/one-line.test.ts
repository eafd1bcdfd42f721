import { describe, expect, it } from 'vitest'
import { isBlank, toOneLine } from '../src/platform/kernel/one-line.ts'
import { milestoneOf, newDeal, postGig } from './support/deals.ts'
import { disputeAbout } from './support/fixtures.ts'
import { agentWith, approvalIdIn } from './support/mandates.ts'
import { readOperations } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('a single-line text', () => {
  it.each([
    ['Pay\u202e000,1 \u2066now\u2069', 'Pay000,1 now'],
    ['Ze\u200bro\u200d wi\u2060dth\ufeff', 'Zero width'],
    ['Bell\u0007 and escape\u001b[31m', 'Bell and escape[31m'],
    ['Two\nlines\r\nand\ttabs\u2028', 'Two lines  and tabs '],
    ['Soft\u00adhyphen, tag\u{e0041}', 'Softhyphen, tag'],
    ['Ünïcödé, 日本語, ❤️', 'Ünïcödé, 日本語, ❤️'],
  ])('has no control, bidirectional or invisible characters: %j', (given, expected) => {
    expect(toOneLine(given)).toBe(expected)
  })

  it.each(['', '  ', '\u00a0\u3000', '\u2800'])('is blank if a reader sees nothing: %j', (text) => {
    expect(isBlank(text)).toBe(true)
  })
})

describe('every single-line field of every operation', () => {
  it('is declared as single-line or multi-line text', async () => {
    const operations = await readOperations()
    const plain = operations.flatMap(({ id, body, query }) =>
      [...textsIn(body), ...Object.entries(query).flatMap(([name, schema]) => textsIn(schema, name))]
        .filter(({ schema }) => !schema.format && !schema.enum && !schema.examples?.[0]?.includes('_01kz3v'))
        .map(({ name }) => `${id} ${name}`),
    )
    const prose =
      /(description|message|statement|reason|rationale|comment|bio|content|Note text|(sendMessage|sendNotice|createReport|createObjection) text|resolve(Report|Objection) note|publishTerms (text|summary)|accent|intro|country|createTextAttachment text|q|cursor|after|url|redirect_uris|terms_hash|subject_id|currency)$/
    expect(plain.filter((field) => !prose.test(field))).toEqual([])
  })

  it('is cleaned up when it’s written', async () => {
    const ada = await world.newUser()
    const hidden = (text: string) => `\u202e${text}\u200b\u0007`
    const profile = await ada.patch('/profile/me', {
      display_name: hidden('Ada'),
      headline: hidden('Translator'),
      location: hidden('Bern'),
      skills: [hidden('french')],
      links: [{ label: hidden('Work'), url: 'https://ada.example/work' }],
    })
    expect(profile.body).toMatchObject({
      display_name: 'Ada',
      headline: 'Translator',
      location: 'Bern',
      skills: ['french'],
      links: [{ label: 'Work' }],
    })
    const gigId = await postGig(ada, {
      title: hidden('Translate'),
      category: hidden('words'),
      skills: [hidden('french')],
    })
    expect((await ada.get(`/gigs/${gigId}`)).body).toMatchObject({
      title: 'Translate',
      category: 'words',
      skills: ['french'],
    })
    const query = `category=${encodeURIComponent(hidden('words'))}&skill=${encodeURIComponent(hidden('french'))}`
    expect((await ada.get(`/gigs?client_id=me&${query}`)).body.data).toHaveLength(1)
    expect((await ada.post('/keys', { name: hidden('export') })).body.name).toBe('export')
    expect((await ada.post('/agents', { name: hidden('Scout') })).body.name).toBe('Scout')
    const duplicate = await ada.patch('/profile/me', { skills: ['french', hidden('french')] })
    expect(duplicate.body.error.issues).toMatchObject([{ path: 'skills', code: 'duplicate_item' }])
  })

  it.each(['   ', '\u200b\u200b\u200b', '\u202e \u2800 ', '\n\t\r'])(
    'is refused when it is blank: %j',
    async (text) => {
      const ada = await world.newUser()
      const requests = [
        ['title', await ada.post('/gigs', { title: text, description: 'x', rate_type: 'fixed' })],
        ['category', await ada.post('/gigs', { title: 'Work', category: text, description: 'x', rate_type: 'fixed' })],
        ['headline', await ada.patch('/profile/me', { headline: text })],
        ['skills.0', await ada.patch('/profile/me', { skills: [text] })],
        ['name', await ada.post('/agents', { name: text })],
        ['category', await ada.get(`/gigs?category=${encodeURIComponent(text)}`)],
      ] as const
      for (const [path, answer] of requests) {
        expect(answer.status, path).toBe(422)
        const code = /^\u200b/.test(text) ? 'too_short' : expect.stringMatching(/^(blank|too_short)$/)
        expect(answer.body.error.issues).toMatchObject([{ path, code }])
      }
    },
  )

  it('still refuses NUL, and links with invisible characters', async () => {
    const ada = await world.newUser()
    const nul = await ada.patch('/profile/me', { headline: 'a\0b' })
    expect(nul.body.error.issues).toMatchObject([{ path: 'headline', code: 'bad_characters' }])
    for (const url of ['https://ada.example/\u202egnp.exe', 'https://ada.example/a\nb']) {
      const link = await ada.patch('/profile/me', { links: [{ label: 'Work', url }] })
      expect(link.body.error.issues).toMatchObject([{ path: 'links.0.url', code: 'bad_format' }])
    }
  })

  it('is quoted without hidden characters in approvals, the inbox and disputes', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 500)
    await deal.client.patch(path, { title: 'Deposit\u202e of 1 cent\u2028' })
    const agent = await agentWith(world, deal.client, { ask_owner: ['milestones.fund'] })
    const id = approvalIdIn(await agent.post(`${path}/fund`))
    const { summary } = (await deal.client.get(`/approvals/${id}`)).body
    expect(summary).toBe('Put $5 into escrow for “Deposit of 1 cent ”.')
    expect((await deal.client.get('/inbox')).body.data[0].why).toContain(summary)
    await deal.client.post(`${path}/fund`, { amount_cents: 500 })
    const evidence = [{ title: '\u2066Proof', kind: 'text', content: 'Two\nlines' }]
    const dispute = await deal.client.post('/disputes/create', {
      ...disputeAbout(path),
      proposed_worker_cents: 5,
      evidence,
    })
    expect(dispute.body.statements[0].evidence).toEqual([{ title: 'Proof', kind: 'text', content: 'Two\nlines' }])
  })
})

// biome-ignore lint/suspicious/noExplicitAny: A JSON schema.
type Schema = any

/** The fields of a schema that take text. */
function textsIn(schema: Schema, name = ''): { name: string; schema: Schema }[] {
  if (!schema) return []
  if ([schema.type].flat().includes('string')) return [{ name, schema }]
  if (schema.items) return textsIn(schema.items, name)
  return Object.entries<Schema>(schema.properties ?? {}).flatMap(([field, one]) => textsIn(one, field))
}
