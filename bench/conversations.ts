import { Agent } from 'node:http'
import { inDatabase } from './dataset.ts'
import { get, medianOf, post, printTable, type Service, timeOf, warnWhenBusy, withService } from './support.ts'

// The list of conversations and the count of unread messages for a user with few conversations and one with many; half of them
// are unread, and all have several messages.

const [FEW, MANY] = [10, 10_000]
const PAGE = 5
const WARM_UP = 50
const ROUNDS = 300
const GROWTH_MAX = 1.5

try {
  warnWhenBusy()
  const rows = await withService(measure)
  printTable([
    [`${MANY.toLocaleString('en')} conversations / ${FEW}`, 'target', 'measured', ''],
    ...rows.map(({ what, fewMs, manyMs }) => [
      `${what}, median of ${ROUNDS} alternating requests`,
      `≤ ${GROWTH_MAX}`,
      `${(manyMs / fewMs).toFixed(2)} (${manyMs.toFixed(2)} ms / ${fewMs.toFixed(2)} ms)`,
      isFlat({ fewMs, manyMs }) ? 'ok' : 'MISSED',
    ]),
  ])
  process.exitCode = rows.every(isFlat) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function isFlat({ fewMs, manyMs }: { fewMs: number; manyMs: number }): boolean {
  return manyMs / fewMs <= GROWTH_MAX
}

async function measure(service: Service) {
  const [few, many] = [await newClient(service, FEW), await newClient(service, MANY)]
  const paths = {
    'the list, unread first': `/conversations?limit=${PAGE}`,
    'its page after the unread ones': `/conversations?limit=${PAGE}&cursor=`,
    'the count of unread messages': '/conversations/unread',
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rows = []
  for (const [what, path] of Object.entries(paths)) {
    const isLater = path.endsWith('cursor=')
    const urlFor = async ({ key, count }: Client) =>
      `${service.url}${path}${isLater ? await cursorAfter(service, key, count / 2) : ''}`
    const [fewUrl, manyUrl] = [await urlFor(few), await urlFor(many)]
    const [ofFew, ofMany]: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const [a, b] = [await timeOf(fewUrl, few.key, agent), await timeOf(manyUrl, many.key, agent)]
      if (round < 0) continue
      ofFew.push(a)
      ofMany.push(b)
    }
    rows.push({ what, fewMs: medianOf(ofFew), manyMs: medianOf(ofMany) })
  }
  agent.destroy()
  return rows
}

interface Client {
  key: string
  count: number
}

/** A client with this many conversations about one gig, each with three messages from a worker; half are unread. */
async function newClient({ url, operatorKey, ...service }: Service, count: number): Promise<Client> {
  const { user, key } = await post<{ user: { user_id: string }; key: { key: string } }>(`${url}/users`, operatorKey, {
    display_name: `Client of ${count}`,
    kind: 'person',
  })
  const gig = { title: 'Port a parser', description: 'From C.', rate_type: 'fixed' }
  await post(`${url}/gigs`, key.key, gig)
  await inDatabase({ url, operatorKey, ...service }, async (db) => {
    await db.query(
      `with owned as (
        select id as gig_id, client_id from gigs
        where client_id = (select id from users where display_name = $1)
      ), opened as (
        insert into conversations (id, gig_id, client_id, worker_id, message_count, created_at)
        select uuidv7(), gig_id, client_id, uuidv7(), 3, now() from owned, generate_series(1, $2::integer)
        returning id, client_id, worker_id
      ), numbered as (
        select *, row_number() over (order by id) % 2 = 0 as is_read from opened
      ), written as (
        insert into messages (id, conversation_id, number, sender_id, text, created_at)
        select uuidv7(), id, number, worker_id, repeat('Some words. ', 40), now()
        from numbered, generate_series(1, 3) as number returning id, conversation_id, number
      ), totals as (
        insert into unread_totals (user_id, messages, conversations)
        select client_id, 3 * count(*) filter (where not is_read), count(*) filter (where not is_read)
        from numbered group by client_id
        union all select worker_id, 0, 0 from numbered
        on conflict (user_id) do update set messages = excluded.messages, conversations = excluded.conversations
      )
      insert into conversation_sides (conversation_id, user_id, read_number, unread_count, activity_id)
      select numbered.id, client_id, case when is_read then 3 else 0 end, case when is_read then 0 else 3 end, written.id
      from numbered join written on conversation_id = numbered.id and number = 3
      union all
      select numbered.id, worker_id, 0, 0, written.id
      from numbered join written on conversation_id = numbered.id and number = 3`,
      [`Client of ${count}`, count],
    )
    await db.query('vacuum analyze conversations, conversation_sides, messages, unread_totals')
  })
  const { conversations } = await get<{ conversations: number }>(`${url}/conversations/unread`, key.key)
  if (conversations !== count / 2) throw new Error(`${user.user_id} has ${conversations} unread conversations.`)
  return { key: key.key, count }
}

/** The cursor after this many conversations. */
async function cursorAfter({ url }: Service, key: string, count: number): Promise<string> {
  let cursor = ''
  for (let left = count; left > 0; ) {
    const limit = Math.min(left, 100)
    const from = cursor === '' ? '' : `&cursor=${cursor}`
    const page = await get<{ next_cursor: string }>(`${url}/conversations?limit=${limit}${from}`, key)
    cursor = page.next_cursor
    left -= limit
  }
  return cursor
}
