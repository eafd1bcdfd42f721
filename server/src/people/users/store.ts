import type { Queryable, Tx } from '../../platform/db/database.ts'
import { metadataConditions } from '../../platform/db/metadata.ts'
import { newestById, queryPage } from '../../platform/db/pages.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Role } from '../../platform/kernel/actor.ts'
import { emailKey } from '../../platform/kernel/email.ts'
import type { KeyId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { UserStatus } from '../profiles/domain.ts'
import type { OperatorRemoval, User } from './domain.ts'

const columns = sql`id, role, status, suspension_reason, kind, display_name, email, email_proven, pending_email, managed_by, managed_by_key_id, claimed_at, onboarding, headline, bio, skills, rate_cents, location, time_zone, language,
  links, avatar_url, available, fields, version, created_at, rating_average, review_count, vouch_count,
  verified_vouch_count, contracts_completed, small_review_count, small_contracts_completed, disputes_lost, due_milestones, on_time_milestones`

export async function insertUser(
  tx: Tx,
  user: Pick<User, 'id' | 'role' | 'kind' | 'display_name' | 'email' | 'created_at'> & {
    manager?: { userId: UserId; keyId: KeyId }
  },
): Promise<User> {
  const [row] = await tx.query<User>(sql`
    insert into users (id, role, kind, display_name, email, managed_by, managed_by_key_id, created_at, updated_at, search)
    values (${user.id}, ${user.role}, ${user.kind}, ${user.display_name}, ${user.email}, ${user.manager?.userId ?? null},
      ${user.manager?.keyId ?? null}, ${user.created_at}, ${user.created_at},
      to_tsvector('english', ${user.display_name}))
    returning ${columns}`)
  return row as User
}

export async function findUser(db: Queryable, id: UserId): Promise<User | null> {
  const [row] = await db.query<User>(sql`select ${columns} from users where id = ${id}`)
  return row ?? null
}

/** `no key update`, because other users' writes insert rows that refer to these and must not wait. */
export async function lockUsers(tx: Tx, ids: readonly UserId[]): Promise<User[]> {
  return tx.query<User>(sql`
    select ${columns} from users where id = any(${ids}::uuid[]) order by id for no key update`)
}

/** The given users and all operators who aren't suspended, so that only one request at a time takes away an operator's rights. */
export async function lockUsersAndOperators(tx: Tx, ids: readonly UserId[]): Promise<User[]> {
  return tx.query<User>(sql`
    select ${columns} from users where id = any(${ids}::uuid[]) or role = 'operator' and status = 'active'
    order by id for no key update`)
}

/** A user created with this key or one it replaced; null for all others. */
export async function findManagedUser(
  db: Queryable,
  keyId: KeyId,
  userId: UserId,
): Promise<(User & { accepted_terms: readonly number[] }) | null> {
  const [row] = await db.query<User & { accepted_terms: readonly number[] }>(sql`
    select ${columns}, to_json(accepted_terms) as accepted_terms from users where id = ${userId} and managed_by_key_id = ${originOf(keyId)}`)
  return row ?? null
}

/** Newest first. */
export async function listManagedUsers(db: Queryable, keyId: KeyId, page: PageRequest): Promise<User[]> {
  const conditions = [sql`managed_by_key_id = ${originOf(keyId)}`]
  return db.query(newestById(sql`select ${columns} from users`, conditions, page))
}

export async function findOriginOf(db: Queryable, keyId: KeyId): Promise<KeyId> {
  const [row] = await db.query<{ id: KeyId }>(sql`select ${originOf(keyId)} as id`)
  return row?.id ?? keyId
}

function originOf(keyId: KeyId): Sql {
  return sql`(select origin_id from api_keys where api_keys.id = ${keyId})`
}

export async function markClaimed(tx: Tx, id: UserId, at: Instant): Promise<void> {
  await tx.query(sql`update users set claimed_at = ${at}, accepted_terms = '{}' where id = ${id}`)
}

export async function updateRole(tx: Tx, id: UserId, role: Role, at: Instant): Promise<void> {
  await tx.query(sql`update users set role = ${role}, version = version + 1, updated_at = ${at} where id = ${id}`)
}

/** Newest first. `q` matches words in the profile and, with `byEmail`, also the beginning of the address. */
export async function listUsers(
  db: Queryable,
  filter: {
    role?: Role
    status?: UserStatus
    q?: string
    byEmail: boolean
    reader: UserId
    metadata?: Readonly<Record<string, string>>
  },
  page: PageRequest,
): Promise<User[]> {
  const conditions = [
    ...metadataConditions(sql`users.id`, filter.reader, filter.metadata),
    ...(filter.role ? [sql`role = ${filter.role}`] : []),
    ...(filter.status ? [sql`status = ${filter.status}`] : []),
    ...(filter.q
      ? [
          sql`(search @@ websearch_to_tsquery('english', ${filter.q})
            or ${filter.byEmail} and starts_with(lower(email), ${emailKey(filter.q)}))`,
        ]
      : []),
  ]
  return queryPage(db, page, (part) => newestById(sql`select ${columns} from users`, conditions, part))
}

export async function updateUserStatus(
  tx: Tx,
  { id, status, suspension_reason }: Pick<User, 'id' | 'status' | 'suspension_reason'>,
  at: Instant,
): Promise<void> {
  await tx.query(sql`
    update users set status = ${status}, suspension_reason = ${suspension_reason}, updated_at = ${at} where id = ${id}`)
}

/** The oldest active operator. Locks the table, so that two processes can't both create the first one. */
export async function lockFirstOperator(tx: Tx): Promise<UserId | null> {
  await tx.query(sql`lock table users in share row exclusive mode`)
  const [row] = await tx.query<{ id: UserId }>(
    sql`select id from users where role = 'operator' and status = 'active' order by id limit 1`,
  )
  return row?.id ?? null
}

const removalColumns = sql`user_id, becomes, requested_by, reason, requested_at, expires_at`

/** Requests to suspend or demote these users, including expired ones. */
export async function listRemovals(db: Queryable, userIds: readonly UserId[]): Promise<OperatorRemoval[]> {
  return db.query(sql`
    select ${removalColumns} from operator_removals where user_id = any(${userIds}::uuid[]) order by requested_at, becomes`)
}

/** Those of the given users who are operators and aren't suspended. */
export async function listActiveOperators(db: Queryable, ids: readonly UserId[]): Promise<{ id: UserId }[]> {
  return db.query(sql`
    select id from users where id = any(${ids}::uuid[]) and role = 'operator' and status = 'active'`)
}

/** Replaces a request that is no longer valid. */
export async function saveRemoval(tx: Tx, removal: OperatorRemoval): Promise<void> {
  await tx.query(sql`
    insert into operator_removals (${removalColumns})
    values (${removal.user_id}, ${removal.becomes}, ${removal.requested_by}, ${removal.reason}, ${removal.requested_at},
      ${removal.expires_at})
    on conflict (user_id, becomes) do update set requested_by = excluded.requested_by, reason = excluded.reason,
      requested_at = excluded.requested_at, expires_at = excluded.expires_at`)
}

export async function deleteRemovals(tx: Tx, userId: UserId): Promise<void> {
  await tx.query(sql`delete from operator_removals where user_id = ${userId}`)
}
