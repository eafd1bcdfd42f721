import type { ObservedClock } from '../../platform/clock/service.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import { type Actor, appScopes, type TokenCredential } from '../../platform/kernel/actor.ts'
import { agentSuspended } from '../../platform/kernel/agent-suspended.ts'
import { unauthorized } from '../../platform/kernel/errors.ts'
import type { ConnectedAppId } from '../../platform/kernel/ids.ts'
import { openIdScopes } from '../../platform/kernel/openid-scopes.ts'
import { instantOf } from '../../platform/kernel/time.ts'
import { LastUse } from '../../platform/last-use.ts'
import { hashToken } from '../../platform/token.ts'
import { markUsed } from './connection-store.ts'
import * as store from './token-store.ts'

/** Finds the caller by an access token. Runs on every request, so that a disconnected app is refused immediately. */
export async function authenticateToken(
  db: Queryable,
  clock: ObservedClock,
  use: LastUse<ConnectedAppId>,
  token: string,
  audience: string,
): Promise<Actor> {
  const holder = await store.findTokenHolder(db, hashToken(token))
  if (holder?.audience !== audience) {
    throw unauthorized('bad_token', 'The access token is unknown, expired, revoked, or meant for another resource.')
  }
  clock.observe(holder)
  const actor = actorFrom(holder)
  use.note(holder.connected_app_id)
  return actor
}

/** Saves when apps were last used. */
export function connectedAppUse(): LastUse<ConnectedAppId> {
  return new LastUse(markUsed)
}

/** A write's caller, as of its transaction. */
export async function reauthenticateToken(db: Queryable, credential: TokenCredential): Promise<Actor> {
  const holder = await store.findTokenHolderNow(db, credential.hash)
  if (!holder) throw unauthorized('bad_token', 'The access token was revoked or has expired during this request.')
  return actorFrom(holder)
}

/** What the OAuth server stores: codes, tokens and sign-ins in progress. */
export interface OAuthObjects {
  save(kind: string, id: string, object: NewObject): Promise<void>
  find(kind: string, id: string): Promise<FoundObject | null>
  findBy(kind: string, lookup: string): Promise<FoundObject | null>
  /** Uses up an object. False if it was already used. */
  consume(kind: string, id: string): Promise<boolean>
  connectionOf(kind: string, id: string): Promise<ConnectedAppId | null>
  remove(kind: string, id: string): Promise<void>
  removeOf(kind: string, connectedAppId: ConnectedAppId): Promise<void>
}

export interface NewObject {
  payload: object
  /** Whether the payload refers to other secrets and is therefore encrypted. */
  isSealed: boolean
  connectedAppId: ConnectedAppId | null
  lookup: string | null
  ttlSeconds: number
}

export interface FoundObject {
  payload: object
  consumedAtMs: number | null
}

export function createOAuthObjects(database: Database, secrets: ReadContext['secrets']): OAuthObjects {
  function foundFrom(kind: string, row: store.StoredObject | null): FoundObject | null {
    if (!row) return null
    const payload = row.sealed ? JSON.parse(secrets.unseal(row.sealed, contextOf(kind, row.hash))) : row.payload
    return { payload, consumedAtMs: row.consumed_at && Date.parse(row.consumed_at) }
  }
  const lookupOf = (kind: string, lookup: string) => secrets.sign(`oauth ${kind} ${lookup}`)

  return {
    save(kind, id, { payload, isSealed, connectedAppId, lookup, ttlSeconds }) {
      const objectHash = hashToken(id)
      return database.transaction((tx) =>
        store.saveObject(tx, {
          hash: objectHash,
          kind,
          connected_app_id: connectedAppId,
          payload: isSealed ? null : payload,
          sealed: isSealed ? secrets.seal(JSON.stringify(payload), contextOf(kind, objectHash)) : null,
          lookup: lookup === null ? null : lookupOf(kind, lookup),
          expires_at: instantOf(Date.now() + ttlSeconds * 1000),
        }),
      )
    },
    find: async (kind, id) => foundFrom(kind, await store.findObject(database, kind, hashToken(id))),
    findBy: async (kind, lookup) =>
      foundFrom(kind, await store.findObjectByLookup(database, kind, lookupOf(kind, lookup))),
    consume: (kind, id) => database.transaction((tx) => store.consumeObject(tx, kind, hashToken(id))),
    connectionOf: (kind, id) => store.findConnectionOf(database, kind, hashToken(id)),
    remove: (kind, id) => database.transaction((tx) => store.deleteObject(tx, kind, hashToken(id))),
    removeOf: (kind, id) => database.transaction((tx) => store.deleteObjectsOf(tx, kind, id)),
  }
}

/** Uses up a sign-in in progress, in the transaction of the user's decision. False if they've already decided. */
export function consumeInteraction(tx: Tx, id: string): Promise<boolean> {
  return store.consumeObject(tx, 'Interaction', hashToken(id))
}

/** For changing the secret key: ends authorizations in progress, which are encrypted and last at most half an hour. */
export function endPendingAuthorizations(tx: Tx): Promise<void> {
  return store.deleteSealedObjects(tx)
}

/** Deletes a batch of expired codes and tokens; returns whether there may be more. */
export async function deleteExpiredObjects(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteExpiredObjects(tx, BATCH_MAX))) === BATCH_MAX
}

function actorFrom(holder: store.TokenHolder): Actor {
  const { hosted_agent_id } = holder
  if (holder.agent_status === 'deleted') throw unauthorized('bad_token', 'The agent that this app acts as was deleted.')
  if (hosted_agent_id && holder.agent_status === 'suspended') throw agentSuspended(hosted_agent_id)
  const granted = holder.scope.split(' ')
  return {
    userId: holder.user_id,
    hostedAgentId: hosted_agent_id,
    credential: {
      kind: 'token',
      id: holder.connected_app_id,
      expiresAt: holder.expires_at,
      hash: holder.hash,
      openIdScopes: openIdScopes.filter((scope) => granted.includes(scope)),
    },
    role: holder.role,
    scopes: appScopes.filter((scope) => granted.includes(scope)),
    suspension: holder.suspension,
    acceptedTerms: holder.accepted_terms,
  }
}

function contextOf(kind: string, objectHash: string): string {
  return `oauth ${kind} ${objectHash}`
}

const BATCH_MAX = 1_000
