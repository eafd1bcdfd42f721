import type { Static } from 'typebox'
import type { EventAuthor } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { applyFieldChanges, lockTrade, requireComplete, requireConditions } from '../../platform/fields/service.ts'
import { type Actor, isDelegated, isVisitor, type Reader } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { emailKey } from '../../platform/kernel/email.ts'
import { notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import type { Language, OfferedLanguages } from '../../platform/kernel/languages.ts'
import type { Content } from '../../platform/kernel/moderation.ts'
import { isAnySet, type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireEveryScopeOf } from '../../platform/kernel/role-scopes.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { type Profile as ProfileRow, searchTextsOf } from './domain.ts'
import {
  avatarUrlOf,
  type Marketplace,
  type OwnProfile,
  type Profile,
  type ProfileChanges,
  type ProfileFilter,
  presentOwnProfile,
  presentProfile,
  presentProfileEvent,
  presentPublishedProfile,
  presentUserSummary,
  type UserSummary,
  withoutAddress,
} from './schema.ts'
import * as store from './store.ts'

export async function getOwnProfile(ctx: ReadContext, actor: Actor): Promise<Static<typeof OwnProfile>> {
  return presentTo(actor, await requireProfile(ctx, actor.userId), ctx.settings)
}

export async function getProfile(ctx: ReadContext, reader: Reader, id: UserId): Promise<Static<typeof Profile>> {
  return presentProfile(await requireVisibleProfile(ctx, reader, id), ctx.settings)
}

/** Summaries of the users that rows refer to, limited to profiles the reader may read. */
export async function summarizeUsers(
  ctx: ReadContext,
  reader: Pick<Reader, 'userId'>,
  ids: readonly UserId[],
): Promise<Static<typeof UserSummary>[]> {
  const users = await store.listSummaries(ctx.db, ids)
  const visible = users.filter(({ status }) => !isVisitor(reader) || status === 'active')
  return visible.map((user) => presentUserSummary(user, ctx.settings))
}

/** For search engines: the newest users whose profile says what they do. */
export function listDescribedUsers(ctx: ReadContext, limit: number): Promise<UserId[]> {
  return store.listDescribedUsers(ctx.db, limit)
}

/** What happens when a user changes their address. */
export interface AddressChanges {
  /** Whether emails to a confirmed address have been refused, so that its owner has to confirm it again. */
  hasToConfirmAgain(ctx: ReadContext, email: string): Promise<boolean>
  /** Emails a link to an address that the user wants to use. */
  propose(ctx: WriteContext, userId: UserId, email: string): Promise<void>
  /** Tells the address that is about to be removed. */
  beforeRemoval(ctx: WriteContext, userId: UserId): Promise<void>
}

export async function changeOwnProfile(
  ctx: WriteContext,
  actor: Actor,
  { email, fields: fieldChanges = {}, ...changes }: Static<typeof ProfileChanges>,
  ifMatch: readonly number[] | null,
  addresses: AddressChanges,
): Promise<Static<typeof OwnProfile>> {
  // Anyone who reads email to the address can sign in as the user, so a key with fewer scopes must not change it.
  if (email !== undefined) requireEveryScopeOf(actor, actor.role)
  const hasFields = Object.keys(fieldChanges).length > 0
  const { profile_fields } = hasFields ? await lockTrade(ctx) : ctx.settings.trade
  const profile = await store.lockProfile(ctx.db, actor.userId)
  if (!profile) throw notFound()
  requireVersion(profile.version, ifMatch)
  if (changes.language !== profile.language) requireOffered(ctx.settings.languages, changes.language)
  const fields = applyFieldChanges(profile_fields, profile.fields, fieldChanges)
  if (hasFields) requireComplete(profile_fields, fields)
  const isDoubted =
    email !== undefined && profile.email !== null && (await addresses.hasToConfirmAgain(ctx, profile.email))
  const changed = {
    ...{ ...profile, ...changes, fields },
    ...(email !== undefined && addressAfter(profile, email, isDoubted)),
  }
  // Clients may send back what they've read.
  if (changed.avatar_url === avatarUrlOf(profile, ctx.settings)) changed.avatar_url = profile.avatar_url
  // Sending the same address again sends another email, because the first one may have gotten lost.
  if (email !== undefined && changed.pending_email !== null) {
    await addresses.propose(ctx, actor.userId, changed.pending_email)
  }
  if (profile.email_proven && !changed.email_proven) await addresses.beforeRemoval(ctx, actor.userId)
  if (profile.avatar_url !== changed.avatar_url) store.sendPictureRemoval(ctx.db, profile.id)
  return saveProfile(ctx, actor, profile, changed)
}

function requireOffered({ offered }: OfferedLanguages, language: Language | null | undefined): void {
  if (!language || offered.includes(language)) return
  const message = `must be one of the languages that the marketplace offers: ${offered.join(', ')}`
  throw validationFailed([{ path: 'language', code: 'not_allowed', message, details: { allowed: offered } }])
}

/** Saves and records what changed; the row is locked. */
export async function saveProfile(
  ctx: WriteContext,
  actor: Actor,
  profile: ProfileRow,
  changed: ProfileRow,
): Promise<Static<typeof OwnProfile>> {
  if (canonicalJson(changed) === canonicalJson(profile)) return presentTo(actor, profile, ctx.settings)
  const saved = { ...changed, version: profile.version + 1 }
  await store.updateProfile(ctx.db, saved, searchTextsOf(saved, ctx.settings.trade), ctx.clock.now())
  const data = presentProfileEvent(saved, profile, ctx.settings)
  // The address is part of the profile, but not of the public one.
  const isPublic = Object.keys(data).length > Object.keys(identityOf(saved)).length
  record(ctx, actor, {
    type: 'profile.updated',
    subject: { type: 'profile', id: actor.userId },
    data,
    audience: [actor.userId],
    ...(isPublic && { market: { ownerId: actor.userId } }),
  })
  return presentTo(actor, saved, ctx.settings)
}

/** Whether finding the page means reading more profiles than it shows. */
export function isSlowToFind({ sort, ...filters }: Static<typeof ProfileFilter>): boolean {
  return isAnySet(...Object.values(filters))
}

/** Records that a user's profile is now public, or no longer is. Only the market feed has these events. */
export function recordVisibility(ctx: WriteContext, by: EventAuthor, user: ProfileRow): void {
  const isHidden = user.status === 'suspended'
  record(ctx, by, {
    type: isHidden ? 'profile.hidden' : 'profile.published',
    subject: { type: 'profile', id: user.id },
    data: isHidden ? identityOf(user) : presentPublishedProfile(user, ctx.settings),
    audience: [],
    market: { ownerId: user.id },
  })
}

function identityOf({ id, version }: ProfileRow) {
  return { user_id: encodeId('usr', id), version }
}

export async function listProfiles(
  ctx: ReadContext,
  filter: Static<typeof ProfileFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof Profile>>> {
  const query = {
    words: filter.q,
    skills: filter.skill ?? [],
    available: filter.available,
    maxRateCents: filter.max_rate_cents,
    kind: filter.kind,
    fields: requireConditions(ctx.settings.trade.profile_fields, filter.fields),
    sort: filter.sort ?? 'newest',
  }
  const fetched = await store.listProfiles(ctx.db, query, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ sortValues }) => sortValues)
  return { rows: rows.map((profile) => presentProfile(profile, ctx.settings)), next }
}

/** Counts a completed contract for both parties. Sent with the commit. */
export function countCompleted(ctx: WriteContext, userIds: readonly UserId[], counts: boolean): void {
  const added = counts ? { contracts_completed: 1 } : { small_contracts_completed: 1 }
  store.sendReputation(
    ctx.db,
    userIds.map((id) => ({ id, ...added })),
  )
}

/** Counts a dispute that ended closer to the other side's proposal. Sent with the commit. */
export function countDisputeLost(ctx: WriteContext, userId: UserId): void {
  store.sendReputation(ctx.db, [{ id: userId, disputes_lost: 1 }])
}

/** Counts a milestone with a due date as delivered on time, or as late or never delivered. Sent with the commit. */
export function countDelivery(ctx: WriteContext, workerId: UserId, isOnTime: boolean): void {
  store.sendReputation(ctx.db, [{ id: workerId, due_milestones: 1, on_time_milestones: isOnTime ? 1 : 0 }])
}

/** Counts published reviews; with -1, removed ones no longer count. Sent with the commit. */
export function countReviews(
  ctx: WriteContext,
  reviews: readonly { user_id: UserId; rating: number; counts_in_average: boolean }[],
  by: 1 | -1 = 1,
): void {
  store.sendReputation(
    ctx.db,
    reviews.map(({ user_id, rating, counts_in_average }) => ({
      id: user_id,
      ...(counts_in_average ? { review_count: by, rating_sum: by * rating } : { small_review_count: by }),
    })),
  )
}

/** Changes the number of vouches and of verified vouches. Sent with the commit. */
export function countVouches(ctx: WriteContext, userId: UserId, changes: { vouches: number; verified: number }): void {
  store.sendReputation(ctx.db, [{ id: userId, vouch_count: changes.vouches, verified_vouch_count: changes.verified }])
}

function presentTo(actor: Actor, profile: ProfileRow, at: Marketplace): Static<typeof OwnProfile> {
  const presented = presentOwnProfile(profile, at)
  return isDelegated(actor) ? withoutAddress(presented) : presented
}

// An address is removed immediately; a new one waits until it's verified.
/** `isDoubted`: the current address must be confirmed again, like a new one. */
function addressAfter(
  profile: ProfileRow,
  email: string | null,
  isDoubted: boolean,
): Pick<ProfileRow, 'email' | 'email_proven' | 'pending_email'> {
  if (email === null) return { email: null, email_proven: false, pending_email: null }
  const { email_proven } = profile
  const isSame = email_proven && profile.email !== null && emailKey(profile.email) === emailKey(email)
  return { email: profile.email, email_proven, pending_email: isSame && !isDoubted ? null : email }
}

/** A profile as shown to operators and to those reporting it; null if there is none. */
export async function findProfileContent(ctx: ReadContext, id: UserId): Promise<Content | null> {
  const profile = await store.findProfile(ctx.db, id)
  if (!profile) return null
  const text = [profile.headline, profile.bio].filter((part) => part !== null).join('\n\n') || null
  return { id, owner_id: id, conversation_id: null, title: profile.display_name, text, rating: null, removal: null }
}

/** Updates the search texts of the next profiles with one of these fields. Returns the last one; null if there are no more. */
export async function reindexRenamedProfiles(
  ctx: WriteContext,
  fields: readonly string[],
  after: UserId | null,
  limit: number,
): Promise<UserId | null> {
  const profiles = await store.lockToReindex(ctx.db, fields, after, limit)
  await Promise.all(
    profiles.map((profile) => store.updateSearch(ctx.db, profile.id, searchTextsOf(profile, ctx.settings.trade))),
  )
  return profiles.length < limit ? null : (profiles.at(-1)?.id ?? null)
}

/** Throws `notFound` if there is no such user. */
export async function requireUser(ctx: ReadContext, id: UserId): Promise<void> {
  await requireProfile(ctx, id)
}

/** Throws `notFound` if the reader can't see such a user. */
export async function requireVisibleProfile(ctx: ReadContext, reader: Reader, id: UserId): Promise<ProfileRow> {
  const profile = await requireProfile(ctx, id)
  if (isVisitor(reader) && profile.status === 'suspended') throw notFound()
  return profile
}

async function requireProfile(ctx: ReadContext, id: UserId): Promise<ProfileRow> {
  const profile = await store.findProfile(ctx.db, id)
  if (!profile) throw notFound()
  return profile
}
