import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll } from 'vitest'

/** One delivery. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  body: any
  atMs: number
}

export type Answering = (response: ServerResponse, received: Received, count: number) => void

/** A webhook endpoint that keeps every delivery. */
export class Receiver {
  readonly received: Received[] = []
  answer: Answering = (response) => response.end('thanks')
  url = ''
  #wake = () => {}
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const received = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text),
        atMs: Date.now(),
      }
      this.received.push(received)
      this.answer(response, received, this.received.length)
      this.#wake()
    })
  })

  async open(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
    return this
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Resolves when the deliveries so far meet the condition. */
  async until(condition: (received: readonly Received[]) => boolean): Promise<readonly Received[]> {
    while (!condition(this.received)) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return this.received
  }

  /** Waits for the first event of a type. */
  async first(type: string): Promise<Received> {
    const all = await this.until((received) => received.some(({ body }) => body.type === type))
    return all.find(({ body }) => body.type === type) as Received
  }
}

export async function openReceiver(): Promise<Receiver> {
  const receiver = await new Receiver().open()
  afterAll(() => receiver.close())
  return receiver
}

/** Throws unless the delivery was signed with the secret, as an independent library sees it. */
export function verifySignature(secret: string, { text, headers }: Received): void {
  new Webhook(secret).verify(text, headers as Record<string, string>)
}
