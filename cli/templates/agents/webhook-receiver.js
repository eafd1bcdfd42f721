import { createServer } from 'node:http'
import { Parley } from '@parley/sdk'

// Receives webhooks, from the service or from parley listen, and checks that they are genuine.

const secret = process.env.WEBHOOK_SECRET
if (!secret) throw new Error('Add WEBHOOK_SECRET to .env: parley listen shows it.')
const port = Number(process.env.PORT ?? 4000)
const handled = new Set()

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  try {
    const event = await Parley.webhooks.verify(body, request.headers, secret)
    // An event can arrive twice.
    if (!handled.has(event.id)) console.log(`receiver: ${event.type} ${event.id}`)
    handled.add(event.id)
    response.writeHead(204).end()
  } catch (error) {
    response.writeHead(401).end(error.message)
  }
}).listen(port, '127.0.0.1', () => console.log(`receiver: listening on http://localhost:${port}/`))
