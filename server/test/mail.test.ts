import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultBrand } from '../src/platform/kernel/brand.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import { createMailSender } from '../src/platform/mail/sender.ts'
import { queueMail } from '../src/platform/mail/service.ts'
import { exampleSite } from './support/example-site.ts'
import { startMailServer } from './support/mail-server.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ settings: { mail: 'smtp' } })

const server = await startMailServer()
const { received } = server
afterAll(() => server.close())

/** Each has its own connection. */
function newSender(from = 'Parley <parley@market.example>') {
  const sender = createMailSender({
    database: world.database,
    secrets: world.secrets,
    log: world.log,
    marketplaceName: () => 'Brückenwerk, Inc.',
    renew: async () => null,
    smtpUrl: server.url,
    from,
  })
  senders.push(sender)
  return sender
}
const senders: ReturnType<typeof createMailSender>[] = []
afterAll(() => {
  for (const one of senders) one.close()
})
const sender = newSender()

function queue(to: string): Promise<unknown> {
  return world.database.transaction(async (db) =>
    queueMail({ ...world.core.context, db }, exampleSite(), {
      to,
      subject: 'Hello',
      blocks: ['Good morning & welcome.'],
      reason: 'You asked for it.',
    }),
  )
}

async function rowOf(to: string) {
  const { rows } = await world.inDatabase((client) =>
    client.query(
      'select attempts, sent_at, send_at > now() as waits, send_at, content, last_error from mails where recipient = $1',
      [to],
    ),
  )
  return rows[0]
}

async function makeDue(): Promise<void> {
  await world.inDatabase((client) => client.query('update mails set send_at = now() where send_at is not null'))
}

describe('a queued mail', () => {
  beforeEach(() => {
    server.answer = () => null
    server.refuses = null
  })

  it('is sent once, with the same words as text and HTML, and its content isn’t kept', async () => {
    await queue('ada@example.com')
    await Promise.all([sender.sendDue(), sender.sendDue(), sender.sendDue()])
    const mails = received.filter(({ to }) => to === 'ada@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.raw).toContain('From: Parley <parley@market.example>')
    expect(mails[0]?.text).toContain('Good morning & welcome.')
    expect(mails[0]?.html).toContain('Good morning &#38; welcome.')
    // It can't be turned off.
    expect(mails[0]?.headers['list-unsubscribe']).toBeUndefined()
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@market\.example>$/)
    expect(await rowOf('ada@example.com')).toMatchObject({ attempts: 1, content: null, send_at: null })
  })

  it('doesn’t exist if its cause was rolled back, and is encrypted while it waits', async () => {
    const cause = world.database.transaction(async (db) => {
      const mail = { to: 'nobody@example.com', subject: 'x', blocks: [], reason: '' }
      queueMail({ ...world.core.context, db }, exampleSite(), mail)
      throw new Error('rolled back')
    })
    await expect(cause).rejects.toThrow('rolled back')
    expect(await rowOf('nobody@example.com')).toBeUndefined()
    await queue('sealed@example.com')
    expect((await rowOf('sealed@example.com')).content.toString('latin1')).not.toContain('Good morning')
    await sender.sendDue()
  })

  it('is retried after a temporary failure, with the same Message-ID, and given up on after a permanent one', async () => {
    const failure = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
    server.answer = () => failure(451)
    await queue('ben@example.com')
    await sender.sendDue()
    expect(await rowOf('ben@example.com')).toMatchObject({ attempts: 1, waits: true, sent_at: null })
    server.answer = () => null
    await makeDue()
    await sender.sendDue()
    expect(received.filter(({ to }) => to === 'ben@example.com')).toHaveLength(1)

    server.answer = () => failure(550)
    await queue('gone@example.com')
    await sender.sendDue()
    server.answer = () => null
    expect(await rowOf('gone@example.com')).toMatchObject({ attempts: 1, send_at: null, content: null })
  })

  it('is given up on after two days of failures, but not after many attempts, such as by killed workers', async () => {
    server.answer = () => Object.assign(new Error('not now'), { responseCode: 451 })
    await queue('patient@example.com')
    const change = (set: string) =>
      world.inDatabase((client) => client.query(`update mails set ${set} where recipient = 'patient@example.com'`))
    await change('attempts = 50')
    await sender.sendDue()
    expect(await rowOf('patient@example.com')).toMatchObject({ attempts: 51, waits: true })
    await change("send_at = now(), created_at = now() - interval '2 days'")
    await sender.sendDue()
    server.answer = () => null
    expect(await rowOf('patient@example.com')).toMatchObject({ attempts: 52, send_at: null, content: null })
  })

  it('is kept while the server refuses the connection, the login or the sender, and given up on if it refuses the recipient', async () => {
    for (const [step, responseCode] of [
      ['connection', 554],
      ['login', 530],
      ['login', 534],
      ['login', 535],
      ['sender', 550],
      ['sender', 530],
      ['recipient', 450],
    ] as const) {
      const to = `${step}-${responseCode}@example.com`
      server.refuses = { step, responseCode }
      await queue(to)
      await newSender().sendDue()
      expect([to, await rowOf(to)]).toMatchObject([to, { attempts: 1, waits: true, sent_at: null }])
      server.refuses = null
      await makeDue()
      await newSender().sendDue()
      expect([to, received.filter((mail) => mail.to === to).length]).toEqual([to, 1])
    }
    server.refuses = { step: 'recipient', responseCode: 550 }
    await queue('unknown@example.com')
    await newSender().sendDue()
    server.refuses = null
    expect(await rowOf('unknown@example.com')).toMatchObject({ attempts: 1, send_at: null, content: null })
  })

  it('goes to one address, whatever characters the address contains', async () => {
    for (const to of ['a<victim@example.com>', 'victim@example.com,b@example.com', 'victim@example.com(c)']) {
      await queue(to)
      await newSender().sendDue()
    }
    expect(received.filter((mail) => mail.to === 'victim@example.com')).toEqual([])
    await world.inDatabase((client) => client.query('update mails set send_at = null'))
  })

  it('is from the marketplace if the sender is only an address', async () => {
    await queue('named@example.com')
    await newSender('parley@market.example').sendDue()
    const mail = received.find(({ to }) => to === 'named@example.com')
    expect(mail?.headers.from).toBe('=?UTF-8?Q?Br=C3=BCckenwerk=2C_Inc=2E?= <parley@market.example>')
  })

  it('that a killed worker had sent but not marked is sent again with the same Message-ID', async () => {
    await queue('twice@example.com')
    await world.inDatabase((client) =>
      client.query(`create function keep_unsent() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$;
        create trigger keep_unsent before update of sent_at on mails for each row execute function keep_unsent()`),
    )
    await expect(sender.sendDue()).rejects.toThrow('killed')
    await world.inDatabase((client) => client.query('drop trigger keep_unsent on mails'))
    await makeDue()
    await sender.sendDue()
    const ids = received.filter(({ to }) => to === 'twice@example.com').map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the words of an email', () => {
  it('can’t contain markup written by someone else', () => {
    const brand = { ...defaultBrand, name: '<9>', support_email: '"><10>@a.example' }
    const { html, text } = contentOf(exampleSite('en', { brand }), {
      subject: '<b>',
      blocks: [
        '<script>',
        { link: 'https://a.example/?a=1&b="', label: '<i>' },
        { code: '<1>' },
        { facts: [['<2>', '<3>']] },
        { items: [{ title: '<4>', text: '<5>', link: 'https://a.example/"><6>' }] },
      ],
      reason: '<7>',
      unsubscribeUrl: 'https://a.example/"><8>',
    })
    expect(html).not.toMatch(/<script>|<b>|<i>|<\d+>|b="<|example\/">|"><10/)
    expect(text).toContain('<script>')
  })

  it('are the same in HTML and plain text, with full links, and end with why the recipient is getting it', () => {
    const words = {
      subject: 'A contract is waiting',
      blocks: [
        'Approve it.',
        { facts: [['Amount', '$90.00']] as const },
        { link: '/contracts/con_1', label: 'Review contract' },
        { items: [{ title: 'One', text: 'First', link: '/one' }] },
      ],
      reason: 'You get emails about tasks.',
    }
    const { html, text } = contentOf(exampleSite(), words)
    expect(text).toBe(`Approve it.

Amount: $90.00

Review contract:
https://market.example/contracts/con_1

– One
  First
  https://market.example/one

--${' '}
You get emails about tasks.
`)
    const shown = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ')
    for (const part of [
      'A contract is waiting',
      'Approve it.',
      'Amount',
      '$90.00',
      'Review contract',
      'One',
      'First',
    ]) {
      expect(shown).toContain(part)
    }
    expect(html).toContain('href="https://market.example/contracts/con_1"')
    expect(html).not.toContain('Unsubscribe')
    const unsubscribeUrl = 'https://market.example/unsubscribe?a=1&b=2'
    const other = contentOf(exampleSite(), { ...words, unsubscribeUrl })
    expect(other.text).toContain(`Unsubscribe: ${unsubscribeUrl}`)
    expect(other.html).toContain('href="https://market.example/unsubscribe?a=1&#38;b=2"')
    expect(other.html).toContain('href="https://market.example/settings"')
  })
})
