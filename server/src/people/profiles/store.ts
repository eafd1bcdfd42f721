import { batched } from '../../platform/db/batched.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { beginningsFrom, tsqueryFrom } from '../../platform/db/full-text.ts'
import { queryPage } from '../../platform/db/pages.ts'
import { allOf, plannedEachTime, type Sql, sql } from '../../platform/db/sql.ts'
import { type FieldCondition, jsonPathOf } from '../../platform/fields/domain.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { skillKeysOf } from '../../platform/kernel/skills.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Profile, ProfileKind, ProfileSort, ProfileSummary, ReputationCounts, SearchTexts } from './domain.ts'

const columns = sql`id, status, suspension_reason, kind, display_name, email, email_proven, pending_email, claimed_at, onboarding, headline, bio, skills, rate_cents, location, time_zone, language, links,
  avatar_url, available, fields, version, created_at, rating_average, review_count, vouch_count, verified_vouch_count,
  contracts_completed, small_review_count, small_contracts_completed, disputes_lost, due_milestones, on_time_milestones`

export const findProfile = batched<UserId, Profile>(
  (db, ids) => db.query(sql`select ${columns} from users where id = any(${ids}::uuid[])`),
  (profile) => profile.id,
)

export async function listSummaries(db: Queryable, ids: readonly UserId[]): Promise<ProfileSummary[]> {
  return db.query(sql`
    select id, status, kind, display_name, headline, avatar_url, rating_average, review_count from users
    where id = any(${ids}::uuid[])`)
}

export async function lockProfile(tx: Tx, id: UserId): Promise<Profile | null> {
  const [row] = await tx.query<Profile>(sql`select ${columns} from users where id = ${id} for update`)
  return row ?? null
}

export async function updateProfile(tx: Tx, profile: Profile, texts: SearchTexts, at: Instant): Promise<void> {
  await tx.query(sql`
    update users set display_name = ${profile.display_name}, email = ${profile.email},
      email_proven = ${profile.email_proven}, pending_email = ${profile.pending_email}, headline = ${profile.headline},
      bio = ${profile.bio}, skills = ${profile.skills}, rate_cents = ${profile.rate_cents}, location = ${profile.location},
      time_zone = ${profile.time_zone}, links = ${JSON.stringify(profile.links)}, avatar_url = ${profile.avatar_url},
      available = ${profile.available}, fields = ${JSON.stringify(profile.fields)}, onboarding = ${profile.onboarding}, language = ${profile.language}, version = ${profile.version}, updated_at = ${at},
      skill_keys = ${skillKeysOf(profile.skills)}, search = ${searchTextOf(texts)}
    where id = ${profile.id}`)
}

/** The next users, in order of id, with a value of one of these fields, locked. */
export function lockToReindex(
  tx: Tx,
  fields: readonly string[],
  after: UserId | null,
  limit: number,
): Promise<Profile[]> {
  return tx.query(sql`
    select ${columns} from users
    where fields ?| ${fields}::text[] and ${after === null ? sql`true` : sql`id > ${after}`}
    order by id limit ${limit} for no key update`)
}

export async function updateSearch(tx: Tx, id: UserId, texts: SearchTexts): Promise<void> {
  await tx.query(sql`update users set search = ${searchTextOf(texts)} where id = ${id}`)
}

function searchTextOf({ name, named, text }: SearchTexts): Sql {
  return sql`setweight(to_tsvector('english', ${name}), 'A')
    || setweight(to_tsvector('english', ${named}), 'B')
    || setweight(to_tsvector('english', ${text}), 'C')`
}

/** Sent with the commit; the row of the user is locked. */
export function sendPicture(tx: Tx, userId: UserId, sha256: string, image: Buffer): void {
  tx.send(sql`
    insert into avatars (user_id, sha256, image) values (${userId}, ${sha256}, ${image})
    on conflict (user_id) do update set sha256 = excluded.sha256, image = excluded.image`)
}

/** Sent with the commit; the row of the user is locked. */
export function sendPictureRemoval(tx: Tx, userId: UserId): void {
  tx.send(sql`delete from avatars where user_id = ${userId}`)
}

/** Null unless it's the picture of someone who isn't suspended. */
export async function findPicture(db: Queryable, sha256: string): Promise<Buffer | null> {
  const [row] = await db.query<{ image: Buffer }>(sql`
    select image from avatars join users on users.id = user_id where sha256 = ${sha256} and status = 'active' limit 1`)
  return row?.image ?? null
}

/** Adds to the counts of users. Sent with the commit. Locks users in order of id, so that two calls can't deadlock. */
export function sendReputation(tx: Tx, added: readonly ({ id: UserId } & Partial<ReputationCounts>)[]): void {
  tx.send(sql`
    with added as (
      select id, coalesce(review_count, 0) as reviews, coalesce(rating_sum, 0) as ratings,
        coalesce(vouch_count, 0) as vouches, coalesce(verified_vouch_count, 0) as verified,
        coalesce(contracts_completed, 0) as completed, coalesce(disputes_lost, 0) as lost,
        coalesce(small_review_count, 0) as small_reviews, coalesce(small_contracts_completed, 0) as small_completed,
        coalesce(due_milestones, 0) as due, coalesce(on_time_milestones, 0) as on_time
      from jsonb_to_recordset(${JSON.stringify(added)}) as change (id uuid, review_count integer, rating_sum bigint,
        vouch_count integer, verified_vouch_count integer, contracts_completed integer, disputes_lost integer,
        due_milestones integer, on_time_milestones integer, small_review_count integer,
        small_contracts_completed integer)
    ),
    locked as (select id from users where id in (select id from added) order by id for no key update)
    update users set review_count = review_count + reviews, rating_sum = rating_sum + ratings,
      rating_average = (rating_sum + ratings)::double precision / nullif(review_count + reviews, 0),
      vouch_count = vouch_count + vouches, verified_vouch_count = verified_vouch_count + verified,
      contracts_completed = contracts_completed + completed, disputes_lost = disputes_lost + lost,
      due_milestones = due_milestones + due, on_time_milestones = on_time_milestones + on_time,
      small_review_count = small_review_count + small_reviews,
      small_contracts_completed = small_contracts_completed + small_completed
    from added join locked using (id) where users.id = added.id`)
}

export interface ProfileQuery {
  words?: string | undefined
  skills: readonly string[]
  available?: boolean | undefined
  maxRateCents?: number | undefined
  kind?: ProfileKind | undefined
  fields: readonly FieldCondition[]
  sort: ProfileSort
}

/** Leaves out suspended users and operators. */
export async function listProfiles(
  db: Queryable,
  query: ProfileQuery,
  page: PageRequest,
): Promise<(Profile & { sortValues: readonly string[] })[]> {
  const order = orders[query.sort]
  const conditions = [sql`status = 'active'`, sql`role <> 'operator'`]
  if (query.words !== undefined)
    conditions.push(sql`(search @@ ${tsqueryFrom(query.words)} or search @@ ${beginningsFrom(query.words)})`)
  if (query.skills.length > 0) conditions.push(sql`skill_keys @> ${skillKeysOf(query.skills)}::text[]`)
  if (query.available !== undefined) conditions.push(sql`available = ${query.available}`)
  if (query.maxRateCents !== undefined) conditions.push(sql`rate_cents <= ${query.maxRateCents}`)
  if (query.kind !== undefined) conditions.push(sql`kind = ${query.kind}`)
  if (query.fields.length > 0) conditions.push(sql`fields @@ ${jsonPathOf(query.fields)}::jsonpath`)
  return queryPage(db, page, ({ limit, after }) => {
    const statement = sql`
      select ${columns}, array[${order.sortValues}] as "sortValues" from users
      where ${allOf([...conditions, ...(after ? [order.isAfter(after)] : [])])}
      order by ${order.by} limit ${limit + 1}`
    return query.words === undefined && query.fields.length === 0 ? statement : plannedEachTime(statement)
  })
}

/** Newest first. Leaves out suspended users and operators. */
export async function listDescribedUsers(db: Queryable, limit: number): Promise<UserId[]> {
  const rows = await db.query<{ id: UserId }>(sql`
    select id from users where status = 'active' and role <> 'operator' and headline is not null
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

const orders = {
  newest: {
    by: sql`id desc`,
    sortValues: sql`id::text`,
    isAfter: ([id]: readonly string[]) => sql`id < ${id}::uuid`,
  },
  rating: {
    by: sql`coalesce(rating_average, 0) desc, id desc`,
    sortValues: sql`coalesce(rating_average, 0)::text, id::text`,
    isAfter: ([rating, id]: readonly string[]) =>
      sql`(coalesce(rating_average, 0), id) < (${rating}::double precision, ${id}::uuid)`,
  },
}
