import { createClient } from './generated/hey-api/client/index.ts'
import { createGig, listEvents } from './generated/hey-api/sdk.gen.ts'
import type { Event, NewGig } from './generated/hey-api/types.gen.ts'

/** Posts a gig with the generated client, and returns the titles from events about gigs. */
export async function postGig(baseUrl: string, key: string): Promise<string[]> {
  const client = createClient({ baseUrl, auth: key })
  const body: NewGig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
  await createGig({ client, body, throwOnError: true })
  const { data } = await listEvents({ client, query: { types: ['gig.created'], wait: 10 }, throwOnError: true })
  return data.data.flatMap(titleOf)
}

function titleOf(event: Event): string[] {
  return event.type === 'gig.created' ? [event.data.title] : []
}
