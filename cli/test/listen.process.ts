import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { postGig } from '../../server/test/support/deals.ts'
import { openReceiver, Receiver, verifySignature } from '../../server/test/support/receiver.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { newMachine } from './support/parley.ts'

const world = await createWorld({ working: true })

async function newListener() {
  const [ada, receiver] = await Promise.all([world.newUser(), openReceiver()])
  const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: ada.secret ?? '' })
  const args = ['listen', '--forward-to', receiver.url.replace('http://', '')]
  return { ada, receiver, machine, args }
}

function idsIn(receiver: Receiver): string[] {
  return receiver.received.map(({ body }) => body.data.id)
}

/** Resolves, with the event's id, once what happened to the subject is in the feed. */
async function inFeed(reader: Client, subjectId: string): Promise<string> {
  const find = async () => (await reader.get(`/events?subject_id=${subjectId}`)).body.data[0]?.id
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return find()
}

describe('parley listen', () => {
  it('forwards new events as signed webhooks, and shows the status, latency and body of each response', async () => {
    const { ada, receiver, machine, args } = await newListener()
    await inFeed(ada, await postGig(ada))
    const listening = machine.start([...args, '--events', 'gig.*'])
    const [, secret = ''] = await listening.stderr.until(/Signed with +(\S+)/)
    receiver.answer = (response, _, count) => response.writeHead(count === 1 ? 200 : 500).end(`answer ${count}`)
    const [first, second] = [await postGig(ada), await postGig(ada)]
    await listening.stdout.until(/answer 2/)
    listening.interrupt()
    expect((await listening.done).code).toBe(130)
    // What happened before the first start isn't forwarded.
    expect(idsIn(receiver)).toEqual([first, second])
    for (const received of receiver.received) verifySignature(secret, received)
    const [event] = (await ada.get(`/events?subject_id=${first}`)).body.data
    expect(receiver.received[0]?.body).toEqual({
      id: event.id,
      type: 'gig.created',
      timestamp: event.created_at,
      data: event.data,
    })
    expect(listening.stdout.value).toMatch(new RegExp(`gig.created {2}${event.id} {2}→ 200 in \\d+ ms {2}answer 1\n`))
    expect(listening.stdout.value).toMatch(/→ 500 in \d+ ms {2}answer 2\n/)
  })

  it('continues after a restart from where it stopped, with the same secret', async () => {
    const { ada, receiver, machine, args } = await newListener()
    const posted: string[] = []
    const secrets = new Set<string>()
    const start = () => machine.start([...args, '--events', 'gig.created'])
    const allArrived = () => receiver.until(() => new Set(idsIn(receiver)).size >= posted.length)
    for (let round = 0; round < 3; round += 1) {
      const listening = start()
      const [, secret = ''] = await listening.stderr.until(/Signed with +(\S+)/)
      secrets.add(secret)
      posted.push(await postGig(ada))
      await allArrived()
      listening.interrupt()
      await listening.done
      posted.push(await postGig(ada))
    }
    const last = start()
    await allArrived()
    last.interrupt()
    await last.done
    expect([...new Set(idsIn(receiver))]).toEqual(posted)
    expect(secrets.size).toBe(1)
  })

  it('waits for a receiver that isn’t running yet, and loses nothing', async () => {
    const { ada, machine } = await newListener()
    const receiver = await new Receiver().open()
    await receiver.close()
    const listening = machine.start(['listen', '--forward-to', receiver.url])
    await listening.stderr.until(/Signed with/)
    const id = await postGig(ada)
    await listening.stderr.until(/Can’t reach .* \(ECONNREFUSED\)/)
    const again = await new Receiver().open(Number(new URL(receiver.url).port))
    // The event of its user's sign-up may come first: it enters the feed a moment after the sign-up.
    await again.until(() => idsIn(again).includes(id))
    listening.interrupt()
    await listening.done
    await again.close()
  })

  it('says so when the server doesn’t know where it stopped, and continues when told to forget that', async () => {
    const { ada, receiver, machine, args } = await newListener()
    const first = machine.start([...args, '--events', 'gig.created'])
    await first.stderr.until(/Signed with/)
    const posted = [await postGig(ada)]
    await receiver.until(() => idsIn(receiver).length === 1)
    await first.stdout.until(/→ 200/)
    first.interrupt()
    await first.done

    // As if the server had been restored from a copy without the event, or one with other events at that position.
    const folder = join(machine.env.PARLEY_CONFIG_DIR ?? '', 'listen')
    const [name = ''] = (await readdir(folder)).filter((each) => /^[0-9a-f]{32}\.json$/.test(each))
    const kept = JSON.parse(await readFile(join(folder, name), 'utf8'))
    for (const position of ['evt_01kz3v9d6ye8tb2xw4qh5mrc7a', 'WyI0MiJd.VhJzBEBm0e0gMVkVjE9ZgA']) {
      await writeFile(join(folder, name), JSON.stringify({ ...kept, position }))
      const { code, stderr } = await machine.run([...args, '--events', 'gig.created'])
      expect(code).toBe(1)
      expect(stderr).toMatch(/the server no longer knows that position[\s\S]*--forget\n[\s\S]*--forget --from-start\n/)
    }
    expect(idsIn(receiver)).toEqual(posted)

    const again = machine.start([...args, '--events', 'gig.created', '--forget', '--from-start'])
    await receiver.until(() => idsIn(receiver).length === 2)
    again.interrupt()
    await again.done
    expect(idsIn(receiver)).toEqual([...posted, ...posted])
    await writeFile(join(folder, name), JSON.stringify({ ...kept, position: 'evt_01kz3v9d6ye8tb2xw4qh5mrc7a' }))
    const next = machine.start([...args, '--events', 'gig.created', '--forget'])
    await next.stderr.until(/Signed with/)
    const newest = await postGig(ada)
    await receiver.until(() => idsIn(receiver).includes(newest))
    next.interrupt()
    await next.done
    expect(idsIn(receiver)).toEqual([...posted, ...posted, newest])
  })

  it('follows the market', async () => {
    const { ada, receiver, machine, args } = await newListener()
    const listening = machine.start([...args, '--audience', 'market'])
    await listening.stderr.until(/Signed with/)
    const [own, other] = [await postGig(ada), await postGig(await world.newUser())]
    await receiver.until(() => idsIn(receiver).includes(other))
    listening.interrupt()
    await listening.done
    expect(idsIn(receiver).filter(Boolean)).toEqual([own, other])
    const refused = await machine.run([...args, '--audience', 'all'])
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('Only operators can read all events')])
  })

  it('forwards an earlier event again', async () => {
    const { ada, receiver, machine, args } = await newListener()
    const id = await postGig(ada)
    const { code, stdout } = await machine.run([...args, '--replay', await inFeed(ada, id)])
    expect([code, stdout]).toEqual([0, expect.stringContaining('→ 200')])
    expect(idsIn(receiver)).toEqual([id])
    const unknown = await machine.run([...args, '--replay', 'evt_unknown'])
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('evt_unknown')])
  })
})
