import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Service } from './support.ts'

/** The dataset's ids and words, for requests that find it. */
export interface Dataset {
  gigIds: string[]
  words: string[]
  skills: string[]
  categories: string[]
}

/** Runs statements directly on the service's database. */
export async function inDatabase<T>({ folder }: Service, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const data = join(folder, 'data')
  const password = (await readFile(join(data, 'postgres-password'), 'utf8')).trim()
  const client = new pg.Client({ host: join(data, 'postgres-socket'), user: 'parley', password, database: 'parley' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Waits until no session is busy and all events are numbered, so that one measurement doesn't slow down the next. */
export async function untilQuiet(service: Service): Promise<void> {
  await inDatabase(service, async (client) => {
    const deadline = Date.now() + QUIET_MAX_MS
    for (let quiet = 0; quiet < QUIET_CHECKS; ) {
      if (Date.now() > deadline) throw new Error('The database was still busy after 30 s.')
      await sleep(QUIET_CHECK_MS)
      const { rows } = await client.query(
        `select from pg_stat_activity where state <> 'idle' and backend_type = 'client backend' and pid <> pg_backend_pid()
         union all (select from events where position is null limit 1)`,
      )
      quiet = rows.length === 0 ? quiet + 1 : 0
    }
  })
}

const QUIET_MAX_MS = 30_000
const QUIET_CHECKS = 5
const QUIET_CHECK_MS = 20

export async function removeGigs(service: Service): Promise<void> {
  await inDatabase(service, (client) => client.query('truncate gigs, open_gigs restart identity cascade'))
}

/** Inserts gigs with COPY. Words, skills and categories follow Zipf's law, as words in a language do. */
export async function seedGigs(service: Service, count: number, openShare = 0.9): Promise<Dataset> {
  return inDatabase(service, async (client) => {
    const clients = await makeClients(client)
    const lexemes = await stemsOf(client, [...WORDS, OLDER_WORD, NEWER_WORD])
    const { rows: indexes } = await client.query(`
      select indexname, indexdef from pg_indexes
      where tablename in ('gigs', 'open_gigs') and indexname not in (select conname from pg_constraint)`)
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
    // The trigger fills `open_gigs` row by row; for this many rows, one statement is faster.
    await client.query('alter table gigs disable trigger keep_open_gig')
    const ids: string[] = []
    const stream = client.query(copyFrom(`copy gigs (${COLUMNS.join(', ')}) from stdin`))
    await pipeline(Readable.from(chunksOf(count, openShare, clients, lexemes, ids)), stream)
    await client.query(`
      insert into open_gigs (${OPEN_COLUMNS}, gig_id)
      select ${OPEN_COLUMNS}, id from gigs where status = 'open' and deleted_at is null order by number
      on conflict do nothing`)
    await client.query('alter table gigs enable trigger keep_open_gig')
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const { indexdef } of indexes) await client.query(indexdef)
    await client.query('vacuum analyze gigs, open_gigs')
    return { gigIds: ids, words: WORDS, skills: SKILLS, categories: CATEGORIES }
  })
}

const OPEN_COLUMNS =
  'number, client_id, title, category, skill_keys, rate_type, remote, rate_high_cents, rate_low_cents, closes_at, search'

const COLUMNS = [
  'id',
  'client_id',
  'title',
  'description',
  'category',
  'skills',
  'rate_type',
  'rate_min_cents',
  'rate_max_cents',
  'payout_delay_days',
  'review_days',
  'remote',
  'positions',
  'apply_by',
  'status',
  'created_at',
  'updated_at',
  'skill_keys',
  'search',
  'facts',
]

const random = mulberry(20_261_115)
const WORDS = makeWords(20_000)
const SKILLS = WORDS.slice(100, 300)
const CATEGORIES = WORDS.slice(300, 340)
const wordRank = zipf(WORDS.length)
const skillRank = zipf(SKILLS.length)
const categoryRank = zipf(CATEGORIES.length)
const DESCRIPTIONS = 5_000
const DESCRIPTION_WORDS = 60
const SAMPLE_IDS = 500

/** A word that only the older half of the gigs has, and one for the newer half. */
export const [OLDER_WORD, NEWER_WORD] = ['bygone', 'recent']

function* chunksOf(
  count: number,
  openShare: number,
  clients: readonly string[],
  lexemes: ReadonlyMap<string, string>,
  sample: string[],
) {
  const descriptions = Array.from({ length: DESCRIPTIONS }, () => {
    const words = Array.from({ length: DESCRIPTION_WORDS }, () => pick(WORDS, wordRank))
    return { text: words.join(' '), search: searchOf(words, 'C', 20, lexemes) }
  })
  const startMs = Date.now() - count * 100
  const now = new Date().toISOString()
  let chunk = ''
  for (let n = 0; n < count; n++) {
    const id = uuidAt(startMs + n * 100)
    if (n % Math.ceil(count / SAMPLE_IDS) === 0) sample.push(id)
    const title = Array.from({ length: 4 }, () => pick(WORDS, wordRank))
    const halfWord = n < count / 2 ? OLDER_WORD : NEWER_WORD
    const description = descriptions[Math.floor(random() * DESCRIPTIONS)] ?? { text: '', search: '' }
    const skills = [...new Set(Array.from({ length: 3 }, () => pick(SKILLS, skillRank)))]
    const rate = Math.floor(random() * 20_000)
    const gig = {
      client_id: clients[Math.floor(random() * clients.length)] ?? '',
      title: title.join(' '),
      description: `${description.text} ${halfWord}`,
      category: pick(CATEGORIES, categoryRank),
      skills,
      rate_type: random() < 0.5 ? 'hourly' : 'fixed',
      rate_min_cents: rate,
      rate_max_cents: rate + Math.floor(random() * 20_000),
      payout_delay_days: 5,
      review_days: 14,
      remote: random() < 0.7,
      positions: 1,
      apply_by: random() < 0.3 ? new Date(Date.now() + random() * 90 * 86_400_000).toISOString() : null,
      created_at: now,
      updated_at: now,
    }
    const values = [
      id,
      gig.client_id,
      gig.title,
      gig.description,
      gig.category,
      `{${skills.join(',')}}`,
      gig.rate_type,
      gig.rate_min_cents,
      gig.rate_max_cents,
      gig.payout_delay_days,
      gig.review_days,
      gig.remote,
      gig.positions,
      gig.apply_by ?? '\\N',
      random() < openShare ? 'open' : 'closed',
      now,
      now,
      `{${skills.join(',')}}`,
      `${searchOf(title, 'A', 1, lexemes)} ${searchOf(skills, 'B', 10, lexemes)} ${description.search} ${lexemes.get(halfWord)}:99C`,
      factsOf(id, gig),
    ]
    chunk += `${values.join('\t')}\n`
    if (chunk.length > 1_000_000) {
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

// As the service renders them.
function factsOf(id: string, gig: { client_id: string }): string {
  const facts = {
    ...gig,
    id: wireId('gig', id),
    client_id: wireId('usr', gig.client_id),
    hosted_agent_id: null,
    currency: 'USD',
    hours_per_week: null,
    start_date: null,
    location: null,
    version: 1,
  }
  return JSON.stringify(facts).slice(1, -1)
}

/** An id in API format. */
export function wireId(prefix: string, uuid: string): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  let value = BigInt(`0x${uuid.replaceAll('-', '')}`)
  let text = ''
  for (let i = 0; i < 26; i++) {
    text = alphabet[Number(value & 31n)] + text
    value >>= 5n
  }
  return `${prefix}_${text}`
}

async function makeClients(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    insert into users (id, role, kind, display_name, created_at, updated_at)
    select gen_random_uuid(), 'member', 'person', 'Client ' || n, now(), now() from generate_series(1, 1000) as n
    returning id`)
  return rows.map(({ id }) => id)
}

async function stemsOf(client: pg.Client, words: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select word, (ts_lexize('english_stem', word))[1] as stem from unnest($1::text[]) as word`,
    [words],
  )
  return new Map(rows.map(({ word, stem }) => [word, stem ?? word]))
}

// A tsvector as text, the way PostgreSQL writes it for these words.
function searchOf(
  words: readonly string[],
  weight: string,
  from: number,
  lexemes: ReadonlyMap<string, string>,
): string {
  return words.map((word, index) => `${lexemes.get(word)}:${from + index}${weight}`).join(' ')
}

function makeWords(count: number): string[] {
  const [heads, tails] = ['b c d f g h k l m n p r s t v z'.split(' '), 'ab ek id om ul ax en ir ot uk'.split(' ')]
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = 2 + Math.floor(random() * 2)
    words.add(Array.from({ length: syllables }, () => `${anyOf(heads)}${anyOf(tails)}`).join(''))
  }
  return [...words]
}

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

function pick(list: readonly string[], rank: () => number): string {
  return list[rank()] ?? ''
}

// Draws a rank between 0 and size - 1; the probability of the nth rank is proportional to 1/n.
function zipf(size: number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= size; rank++) {
    sum += 1 / rank
    sums.push(sum)
  }
  return () => {
    const target = random() * sum
    let [low, high] = [0, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

function uuidAt(epochMs: number): string {
  const hex = epochMs.toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
