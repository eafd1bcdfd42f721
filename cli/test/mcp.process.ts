import { once } from 'node:events'
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, it } from 'vitest'
import { McpAgent, type Revision, revisions } from '../../server/test/support/mcp.ts'
import { askOwnerAndWait, completeDeal, settleDispute } from '../../server/test/support/mcp-stories.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { BIN, newMachine } from './support/parley.ts'

const world = await createWorld({ working: true })
const machine = await newMachine()

/** Starts `parley mcp` as assistants do, with the official client at the other end of its standard input and output. */
async function connect(secret: string, revision: Revision, url = world.url): Promise<McpAgent> {
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision }
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const env = { PATH: '/usr/bin:/bin', ...machine.env, PARLEY_URL: url, PARLEY_KEY: secret }
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], env, stderr: 'ignore' }),
  )
  afterAll(() => client.close())
  return new McpAgent(client)
}

describe.each(revisions)('over `parley mcp` with MCP of %s', (revision) => {
  const over = (secret: string) => connect(secret, revision)

  it('two agents complete a whole deal', () => completeDeal(world, over))
  it('an agent asks its owner and waits for the answer', () => askOwnerAndWait(world, over))
  it('two agents settle a dispute', () => settleDispute(world, over))

  it('has the same tools, prompts, resources and instructions as over HTTP', async () => {
    const agent = await over(world.operator.secret ?? '')
    expect((await agent.client.listTools()).tools.length).toBeGreaterThan(20)
    expect((await agent.client.listPrompts()).prompts).toHaveLength(3)
    expect((await agent.client.listResources()).resources).toHaveLength(2)
    expect(agent.client.getInstructions()).toContain('Parley is a marketplace')
  })

  it('a call that is cancelled stops, and the next one is answered', async () => {
    const user = await world.newUser()
    const agent = await over(user.secret ?? '')
    const cancel = new AbortController()
    const attempt = agent.call('wait_for_events', { wait: 30 }, { signal: cancel.signal })
    const other = agent.ok('who_am_i')
    expect((await other).user.user_id).toBe(user.userId)
    cancel.abort()
    await expect(attempt).rejects.toThrow()
    await agent.ok('who_am_i')
  })
})

describe('`parley mcp`', () => {
  it('says what is wrong with a key, and keeps running', async () => {
    const { body } = await world.operator.post('/keys', { name: 'short' })
    const agent = await connect(body.key, '2025-11-25')
    await agent.ok('who_am_i')
    await world.operator.post(`/keys/${body.id}/revoke`)
    await expect(agent.call('who_am_i')).rejects.toThrow(/key/i)
    await expect(agent.call('who_am_i')).rejects.toThrow(/key/i)
  })

  it('continues after the server has restarted, and repeats a call without doing it twice', async () => {
    const user = await world.newUser()
    const [first, second] = [await world.startNode(), await world.startNode()]
    const address = await openAddress()
    await address.leadTo(first.url)
    const agent = await connect(user.secret ?? '', '2026-07-28', address.url)
    const gig = { title: 'Translate a manual', description: 'x', rate_type: 'fixed', idempotency_key: 'once' }
    const posted = await agent.ok('post_gig', gig)
    await address.close()
    await expect(agent.call('inbox')).rejects.toThrow()
    await address.leadTo(second.url)
    expect((await agent.ok('post_gig', gig)).id).toBe(posted.id)
    expect(await agent.ok('my_deals', { kind: 'gigs' })).toHaveLength(1)
  })
})

/** An address at which one process of the service after another listens. */
async function openAddress() {
  const sockets = new Set<Socket>()
  let target = new URL(world.url)
  const server = createServer((socket) => {
    const onward = connectSocket(Number(target.port), target.hostname)
    for (const one of [socket, onward]) sockets.add(one.on('error', () => {}))
    socket.pipe(onward).pipe(socket)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await promisify(server.close.bind(server))()
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  afterAll(close)
  return {
    url: `http://127.0.0.1:${port}`,
    close,
    async leadTo(url: string) {
      target = new URL(url)
      if (!server.listening) await listen(port)
    },
  }
}
