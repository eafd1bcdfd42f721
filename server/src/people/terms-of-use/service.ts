import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { forbidden, type Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { requireEveryScopeOf } from '../../platform/kernel/role-scopes.ts'
import { type Instant, realNow } from '../../platform/kernel/time.ts'
import type { TermsStatus, TermsVersion as TermsVersionRow } from './domain.ts'
import { type AcceptedVersion, type CurrentTerms, type OwnTerms, presentOwnTerms, presentTerms } from './schema.ts'
import * as store from './store.ts'

interface CurrentVersions {
  inForce: TermsVersionRow | null
  planned: TermsVersionRow | null
}

/** As the database has them, which this process may not have noticed yet. */
export async function findCurrentTerms(ctx: ReadContext): Promise<CurrentVersions> {
  const versions = await store.listCurrent(ctx.db, realNow())
  const withStatus = (status: TermsStatus) => versions.find((version) => version.status === status) ?? null
  return { inForce: withStatus('in_force'), planned: withStatus('planned') }
}

/** What visitors see. */
export async function getCurrentTerms(ctx: ReadContext): Promise<Static<typeof CurrentTerms>> {
  const { inForce, planned } = await findCurrentTerms(ctx)
  const present = (version: TermsVersionRow | null) => version && presentTerms(version, ctx.publicUrl())
  return { in_force: present(inForce), planned: present(planned) }
}

/** One version, even if it has been replaced or withdrawn. */
export function findTermsVersion(ctx: ReadContext, version: number): Promise<TermsVersionRow | null> {
  return store.findVersion(ctx.db, version, realNow())
}

/** What a user has to accept, and whether they have. */
export async function getOwnTerms(ctx: ReadContext, userId: UserId): Promise<Static<typeof OwnTerms>> {
  const { inForce, planned } = await findCurrentTerms(ctx)
  const present = async (version: TermsVersionRow | null) =>
    version && presentOwnTerms(version, await findAcceptance(ctx, userId, version.version), ctx.publicUrl())
  const [in_force, own] = await Promise.all([present(inForce), present(planned)])
  return { in_force, planned: own }
}

/** When a user accepted a version; null if they haven't. */
export async function findAcceptance(ctx: ReadContext, userId: UserId, version: number): Promise<Instant | null> {
  return store.findAcceptance(ctx.db, userId, version)
}

/** Accepting a version again changes nothing. */
export async function acceptTerms(
  ctx: WriteContext,
  actor: Actor,
  { terms_version: version }: Static<typeof AcceptedVersion>,
): Promise<Static<typeof OwnTerms>> {
  requireInPerson(actor)
  const allowed = await acceptableVersions(ctx)
  if (!allowed.includes(version)) throw versionRefusal('must be the version in force or the planned one', allowed)
  const { id, kind } = actor.credential
  store.sendAcceptance(ctx.db, {
    user_id: actor.userId,
    version,
    accepted_at: realNow(),
    session_id: kind === 'session' ? id : null,
    key_id: kind === 'key' ? id : null,
    accepted_by: actor.actedBy ?? null,
  })
  return getOwnTerms(ctx, actor.userId)
}

/** The version that the sign-up page showed. If it has been replaced in the meantime, the user is asked later. */
export async function acceptAtSignUp(ctx: WriteContext, userId: UserId, version: number): Promise<void> {
  if (!(await acceptableVersions(ctx)).includes(version)) return
  const acceptance = { user_id: userId, version, accepted_at: realNow() }
  store.sendAcceptance(ctx.db, { ...acceptance, session_id: null, key_id: null, accepted_by: null })
}

/** The refusal of a version other than these. */
export function versionRefusal(message: string, allowed: readonly number[]): Refusal {
  return validationFailed([{ path: 'terms_version', code: 'not_allowed', message, details: { allowed } }])
}

async function acceptableVersions(ctx: ReadContext): Promise<number[]> {
  return (await store.listCurrent(ctx.db, realNow())).map(({ version }) => version)
}

// An agreement is the user's own. Managed users, who can't sign in yet, agree with the platform that acts for them.
function requireInPerson(actor: Actor): void {
  if (actor.credential.kind === 'token') {
    throw forbidden('not_for_apps', 'Apps can’t accept the terms of use. The user has to do it.')
  }
  if (actor.hostedAgentId) {
    const message = 'Only the owner can accept the terms of use, not their agent.'
    throw forbidden('not_yours', message, { user_id: encodeId('usr', actor.userId) })
  }
  if (actor.actedBy !== undefined) return
  if (operatorBehind(actor)) {
    throw forbidden('not_on_behalf', 'You’re viewing as another user. Only they can accept the terms of use.')
  }
  requireEveryScopeOf(actor, actor.role)
}
