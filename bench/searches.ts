import { setTimeout as sleep } from 'node:timers/promises'
import { inDatabase } from './dataset.ts'
import { medianOf, post, printTable, type Service, warnWhenBusy, withService } from './support.ts'

// Posting gigs with 100,000 saved searches, compared with none: two services that get gigs in alternating periods of one run.
// Then checks whether each match was announced once, and how soon.

const SEARCHES = 100_000
const PER_GIG = 50
const OWNERS = 2_000
const GIGS_PER_SECOND = 20
const PERIOD_SECONDS = 10
const PERIODS = 6
const WARM_UP_GIGS = 50
const RATIO_MAX = 1.1
const LATE_MAX_MS = 10_000
const ANNOUNCING_MAX_MS = 120_000

try {
  warnWhenBusy()
  const rows = await withService((searched) => withService((plain) => measure(searched, plain)))
  printTable([
    [`${SEARCHES.toLocaleString('en')} saved searches, ${GIGS_PER_SECOND} gigs a second`, 'target', 'measured', ''],
    ...rows.map(({ what, target, measured, isOk }) => [what, target, measured, isOk ? 'ok' : 'MISSED']),
  ])
  process.exitCode = rows.every(({ isOk }) => isOk) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(searched: Service, plain: Service) {
  const [key, plainKey] = [await newUser(searched, 'Client'), await newUser(plain, 'Client')]
  await saveSearches(searched)
  // Gigs that match nothing.
  await postGigs(plain, plainKey, WARM_UP_GIGS, 0)
  await postGigs(searched, key, WARM_UP_GIGS, SEARCHES)
  const [timesMs, plainTimesMs, latenessMs]: [number[], number[], number[]] = [[], [], []]
  const gigs = PERIOD_SECONDS * GIGS_PER_SECOND
  for (let period = 0; period < PERIODS; period++) {
    plainTimesMs.push(...(await postGigs(plain, plainKey, gigs, 0)))
    timesMs.push(...(await postGigs(searched, key, gigs, period * gigs)))
    const endedMs = performance.now()
    await untilAnnounced(searched, (period + 1) * gigs * PER_GIG)
    latenessMs.push(performance.now() - endedMs)
  }
  const found = await countAnnounced(searched)
  const [withMs, withoutMs] = [medianOf(timesMs), medianOf(plainTimesMs)]
  const lateMs = Math.max(found.late_ms, ...latenessMs)
  const expected = PERIODS * gigs * PER_GIG
  return [
    {
      what: `posting, median of ${timesMs.length} gigs / median without saved searches`,
      target: `≤ ${RATIO_MAX}`,
      measured: `${(withMs / withoutMs).toFixed(2)} (${withMs.toFixed(2)} ms / ${withoutMs.toFixed(2)} ms)`,
      isOk: withMs / withoutMs <= RATIO_MAX,
    },
    {
      what: `${expected.toLocaleString('en')} matches, ${PER_GIG} for each gig`,
      target: 'announced once',
      measured: `${found.matches.toLocaleString('en')}, of them ${found.repeated} twice`,
      isOk: found.matches === expected && found.repeated === 0,
    },
    {
      what: 'from posting a gig to the last of its announcements',
      target: `≤ ${LATE_MAX_MS / 1_000} s`,
      measured: `${(lateMs / 1_000).toFixed(1)} s`,
      isOk: lateMs <= LATE_MAX_MS,
    },
  ]
}

async function newUser({ url, operatorKey }: Service, display_name: string): Promise<string> {
  const body = { display_name, kind: 'person' }
  return (await post<{ key: { key: string } }>(`${url}/users`, operatorKey, body)).key.key
}

/** Groups of as many searches as a gig matches, each about its own subject: half by skill, half by word. */
async function saveSearches(service: Service): Promise<void> {
  for (let made = 0; made < OWNERS; made += 20) {
    await Promise.all(Array.from({ length: 20 }, () => newUser(service, 'Owner')))
  }
  await inDatabase(service, async (db) => {
    await db.query(
      `with owners as (
        select id, row_number() over (order by id) - 1 as place from users where display_name = 'Owner'
      ), numbered as (
        select n, 'subject' || n / $2::int as subject, n % 2 = 0 as is_by_skill from generate_series(0, $1::int - 1) as n
      )
      insert into searches (id, user_id, name, filters, notify, version, created_at, updated_at, words, all_skill_keys,
        of_rate_type, max_rate_cents, anchors)
      select uuidv7(), owners.id, subject,
        case when is_by_skill then jsonb_build_object('skill', array[subject]) else jsonb_build_object('q', subject) end
          || '{"rate_type": "fixed", "max_rate_cents": 100000}',
        'event', 1, now(), now(), case when not is_by_skill then websearch_to_tsquery('english', subject) end,
        case when is_by_skill then array[subject] end, 'fixed', 100000,
        array[case when is_by_skill then 'skill ' else 'word ' end || subject]
      from numbered join owners on place = n % $3::int`,
      [SEARCHES, PER_GIG, OWNERS],
    )
    await db.query('vacuum analyze searches')
  })
}

/** Posts this many gigs at a steady rate, each about the next subject, and returns how long each took. */
async function postGigs({ url, signal }: Service, key: string, count: number, firstSubject: number): Promise<number[]> {
  const posting: Promise<number>[] = []
  const startMs = performance.now()
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, startMs + (n * 1_000) / GIGS_PER_SECOND - performance.now()), undefined, { signal })
    const subject = `subject${firstSubject + n}`
    posting.push(
      timeOfPost(url, key, {
        title: `Write about ${subject}`,
        description: 'A text of two pages, with sources and a summary for people in a hurry. '.repeat(5),
        category: 'writing',
        skills: [subject, 'writing'],
        rate_type: 'fixed',
        rate_min_cents: 20_000,
        rate_max_cents: 40_000,
      }),
    )
  }
  return Promise.all(posting)
}

async function timeOfPost(url: string, key: string, gig: object): Promise<number> {
  const startMs = performance.now()
  await post(`${url}/gigs`, key, gig)
  return performance.now() - startMs
}

/** Waits until readers can see this many announcements. */
async function untilAnnounced(service: Service, count: number): Promise<void> {
  await inDatabase(service, async (db) => {
    const startMs = performance.now()
    while (performance.now() - startMs < ANNOUNCING_MAX_MS) {
      service.signal.throwIfAborted()
      const { rows } = await db.query<{ count: string }>(
        `select count(*) from events where type = 'search.matched' and position is not null`,
      )
      if (Number(rows[0]?.count) >= count) return
      await sleep(100)
    }
    throw new Error(`${count} announcements took longer than ${ANNOUNCING_MAX_MS / 1_000} s.`)
  })
}

/** The announced matches, how many of them were announced again, and the longest time from posting to announcing. */
async function countAnnounced(service: Service) {
  return inDatabase(service, async (db) => {
    const { rows } = await db.query<Record<'matches' | 'repeated' | 'late_ms', string>>(`
      with announced as (
        select subject_id, created_at, json_array_elements_text(data -> 'gig_ids') as gig_id
        from events where type = 'search.matched' and position is not null
      ), posted as (
        select data ->> 'id' as gig_id, created_at as posted_at from events where type = 'gig.created'
      )
      select count(distinct (subject_id, gig_id)) as matches, count(*) - count(distinct (subject_id, gig_id)) as repeated,
        coalesce(max(extract(epoch from created_at - posted_at) * 1000), 0) as late_ms
      from announced join posted using (gig_id)`)
    const [row] = rows
    return { matches: Number(row?.matches), repeated: Number(row?.repeated), late_ms: Number(row?.late_ms) }
  })
}
