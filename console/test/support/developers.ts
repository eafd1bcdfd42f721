import { vi } from 'vitest'
import type { Client } from '../../../server/test/support/client.ts'
import type { Receiver } from '../../../server/test/support/receiver.ts'
import type { World } from '../../../server/test/support/world.ts'
import { done } from './done.ts'

export interface Developers {
  /** Has keys, an agent, endpoints in each state, and requests. */
  developer: Client
  /** Has only what everyone has. */
  beginner: Client
  /** Works. */
  webhookId: string
  /** Its attempts fail. */
  failingWebhookId: string
  /** Switched off by the service. */
  goneWebhookId: string
  failedDeliveryId: string
}

const GIG = { title: 'Port a parser to Rust', description: 'From C, with its tests.', rate_type: 'fixed' }

/** A developer with something on every page. */
export async function createDevelopers(world: World, receiver: Receiver): Promise<Developers> {
  const developer = await world.newUser({ display_name: 'Grace Okafor' })
  const beginner = await world.newUser({ display_name: 'Tom Lindqvist' })
  const agent = await world.newAgent(developer)
  const { id: reportsId } = await done(developer.post('/keys', { name: 'Nightly report', scopes: ['read'] }))
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
  await done(
    developer.post('/keys', {
      name: 'Posting bot on the build server',
      scopes: ['read', 'gigs:write', 'applications:write'],
      expires_at: inAMonth,
    }),
  )
  const { id: oldId } = await done(developer.post('/keys', { name: 'Prototype' }))
  await done(developer.post(`/keys/${oldId}/revoke`))
  const url = (path: string) => receiver.url.replace('/hook', path)
  const events = ['gig.created', 'gig.updated']
  const [works, fails, gone] = await Promise.all([
    done(developer.post('/webhooks', { url: url('/hooks/parley'), events, description: 'Tells the team channel' })),
    done(developer.post('/webhooks', { url: url('/hooks/v1/parley'), events: ['*'] })),
    done(developer.post('/webhooks', { url: url('/hooks/retired'), events })),
  ])
  for (let count = 0; count < 3; count++) await done(developer.post('/gigs', GIG))
  await developer.post('/gigs', { title: '' })
  await agent.get('/gigs')
  await developer.get('/gigs/gig_00000000000000000000000000')
  await developer.get(`/keys/${reportsId}`)
  const failedDeliveryId = await attempted(developer, fails.id)
  await attempted(developer, gone.id)
  await world.app.requestLog.flush()
  return {
    developer,
    beginner,
    webhookId: works.id,
    failingWebhookId: fails.id,
    goneWebhookId: gone.id,
    failedDeliveryId,
  }
}

/** How the receiver responds: one path works, one fails, one is gone. */
export const answers: Receiver['answer'] = (response, received) => {
  const path = String(received.path)
  if (path.includes('/v1/')) return response.writeHead(500).end('{"error":"no route for /hooks/v1/parley"}')
  if (path.includes('retired')) return response.writeHead(410).end()
  return response.end('{"ok":true}')
}

/** The newest delivery of an endpoint that was attempted. */
function attempted(owner: Client, webhookId: string): Promise<string> {
  return vi.waitUntil(
    async () => {
      const { data } = await done(owner.get(`/webhooks/${webhookId}/deliveries`))
      return data.find(({ attempts }: { attempts: unknown[] }) => attempts.length > 0)?.id
    },
    { timeout: 120_000 },
  )
}
