import { isBlockedFrom } from '../../people/blocks/fragments.ts'
import { isApartFrom } from '../../people/conflicts/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { tsqueryFrom } from '../../platform/db/full-text.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { GigId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { SavedSearch, SearchId } from './domain.ts'

/** The id of the client in the filters, since only clients have metadata on gigs, and the fields as a path that has to match. */
export interface WrittenFilters {
  clientId: UserId | null
  fieldPath: string | null
}

export type SearchToSave = SavedSearch & WrittenFilters

const columns = sql`id, user_id, name, filters, notify, version, created_at, updated_at,
  (select sent_at from search_alerts where search_id = searches.id) as notified_at`

const written = sql`name, filters, notify, version, updated_at, words, all_skill_keys, in_category, of_rate_type,
  min_rate_cents, max_rate_cents, is_remote, of_client_id, with_fields, with_metadata, anchors`

export function lockAndCountSearches(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from searches where user_id = ${userId}`)
}

export async function insertSearch(tx: Tx, search: SearchToSave): Promise<void> {
  await tx.query(sql`
    insert into searches (id, user_id, created_at, ${written})
    values (${search.id}, ${search.user_id}, ${search.created_at}, ${valuesOf(search)})`)
}

export async function updateSearch(tx: Tx, search: SearchToSave): Promise<void> {
  await tx.query(sql`update searches set (${written}) = (${valuesOf(search)}) where id = ${search.id}`)
}

function valuesOf({ name, filters, notify, version, updated_at, clientId, fieldPath }: SearchToSave): Sql {
  const { q, skill = [], category = null, rate_type = null, remote = null, metadata = null } = filters
  const { min_rate_cents = null, max_rate_cents = null } = filters
  const words = q === undefined ? sql`null::tsquery` : tsqueryFrom(q)
  const skills = skillKeysOf(skill)
  return sql`${name}, ${JSON.stringify(filters)}, ${notify}, ${version}, ${updated_at}, ${words},
    ${skills.length === 0 ? null : skills}::text[], ${category}, ${rate_type}, ${min_rate_cents}::bigint,
    ${max_rate_cents}::bigint, ${remote}::boolean, ${clientId}::uuid, ${fieldPath}::jsonpath, ${metadata && JSON.stringify(metadata)}::jsonb,
    ${anchors(words, { skills, category, clientId })}`
}

/** The rarest thing the search asks for, as a best guess. Long words and skills are rarer than short ones. */
function anchors(
  words: Sql,
  { skills, category, clientId }: { skills: readonly string[]; category: string | null; clientId: UserId | null },
): Sql {
  if (clientId !== null) return sql`${[`client ${clientId}`]}::text[]`
  const [skill] = skills.toSorted((a, b) => b.length - a.length)
  if (skill !== undefined) return sql`${[`skill ${skill}`]}::text[]`
  return sql`(
    select case when needed is null then ${[category === null ? 'any' : `category ${category}`]}::text[]
      else array(select 'word ' || word from unnest(needed) as word) end
    from words_to_contain(${words}) as needed)`
}

/** Newest first. */
export async function listSearches(db: Queryable, userId: UserId, page: PageRequest): Promise<SavedSearch[]> {
  return db.query(newestById(sql`select ${columns} from searches`, [sql`user_id = ${userId}`], page))
}

export async function findSearch(db: Queryable, userId: UserId, id: SearchId): Promise<SavedSearch | null> {
  const [row] = await db.query<SavedSearch>(
    sql`select ${columns} from searches where id = ${id} and user_id = ${userId}`,
  )
  return row ?? null
}

/** Those of a user's searches that announce what they match. */
export async function listAnnouncing(
  db: Queryable,
  userId: UserId,
  ids: readonly SearchId[],
): Promise<Pick<SavedSearch, 'id' | 'name'>[]> {
  return db.query(sql`
    select id, name from searches where user_id = ${userId} and id = any(${ids}::uuid[]) and notify <> 'off'`)
}

/** Which of these gigs are still open for a user. */
export async function listOpenFor(
  db: Queryable,
  userId: UserId,
  ids: readonly GigId[],
  now: Instant,
): Promise<GigId[]> {
  const clientId = sql`gigs.client_id`
  const rows = await db.query<{ id: GigId }>(sql`
    select gigs.id from gigs join open_gigs using (number)
    where gigs.id = any(${ids}::uuid[]) and open_gigs.closes_at > ${now}
      and not ${isBlockedFrom(userId, clientId)} and not ${isApartFrom(userId, clientId, now)}`)
  return rows.map(({ id }) => id)
}

export async function lockSearch(tx: Tx, userId: UserId, id: SearchId): Promise<SavedSearch | null> {
  const [row] = await tx.query<SavedSearch>(
    sql`select ${columns} from searches where id = ${id} and user_id = ${userId} for update`,
  )
  return row ?? null
}

/** Drops a locked search's unannounced matches. Like the worker, locks the alert before the matches. */
export async function dropWaiting(tx: Tx, id: SearchId): Promise<void> {
  tx.send(sql`update search_alerts set waiting_count = 0, due_at = null where search_id = ${id}`)
  await tx.query(sql`delete from search_matches where search_id = ${id} and not is_announced`)
}

/** Makes the worker reconsider a locked search's alert. */
export async function reconsiderAlert(tx: Tx, id: SearchId, now: Instant): Promise<void> {
  await tx.query(sql`update search_alerts set due_at = ${now} where search_id = ${id} and due_at is not null`)
}

/** Also deletes its matches. Like the worker, locks the alert before them. */
export async function deleteSearch(tx: Tx, id: SearchId): Promise<void> {
  tx.send(sql`delete from search_alerts where search_id = ${id}`)
  await tx.query(sql`delete from searches where id = ${id}`)
}
