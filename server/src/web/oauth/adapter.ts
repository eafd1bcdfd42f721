import type { Adapter, Errors } from 'oidc-provider'
import { endConnection, findGrantPayload, saveGrantPayload } from '../../people/apps/connection-service.ts'
import type { App } from '../../people/apps/domain.ts'
import { descriptionProblem, findAppById, registerApp } from '../../people/apps/service.ts'
import type { FoundObject, OAuthObjects } from '../../people/apps/token-service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type ConnectedAppId, decodeId } from '../../platform/kernel/ids.ts'
import { lineFrom } from '../../platform/kernel/one-line.ts'
import { hasBadText } from '../../platform/validation/validate.ts'
import { DEVICE_GRANT } from './metadata-service.ts'

export interface AdapterOptions {
  context: Omit<WriteContext, 'db'> & { db: Database }
  objects: OAuthObjects
  /** Whether an app revokes its own token with the request that is being answered. */
  isSignOut: () => boolean
  /** What apps are told when something cannot be stored. */
  errors: Errors
}

/** Where oidc-provider stores its state. The ids that it uses are the codes and tokens themselves, so they are stored as hashes. */
export function createAdapter(options: AdapterOptions): (kind: string) => Adapter {
  return (kind) => {
    if (kind === 'Grant') return grantAdapter(options)
    if (kind === 'Client') return clientAdapter(options)
    return objectAdapter(kind, options)
  }
}

/** The metadata of a registered app, as oidc-provider reads it. */
function clientFrom(id: string, app: App): object {
  const isConfidential = app.secret_hash !== null
  return {
    client_id: id,
    client_name: app.name,
    ...(app.url !== null && { client_uri: app.url }),
    redirect_uris: app.redirect_uris,
    grant_types: ['authorization_code', 'refresh_token', DEVICE_GRANT],
    // Its redirect addresses are compared exactly, even on this machine.
    ...(app.first_party_since !== null && { application_type: 'web' }),
    token_endpoint_auth_method: isConfidential ? 'client_secret_basic' : 'none',
    ...(isConfidential && { client_secret: app.secret_hash }),
  }
}

// Encrypted, because their payloads name other secrets, such as the code that a user types.
const SEALED = new Set(['Session', 'Interaction', 'DeviceCode'])

function objectAdapter(kind: string, { context, objects, errors }: AdapterOptions): Adapter {
  const isSealed = SEALED.has(kind)

  function payloadFrom(found: FoundObject | null, id?: string): object | undefined {
    if (!found) return undefined
    return {
      ...found.payload,
      ...(id !== undefined && { jti: id }),
      ...(found.consumedAtMs !== null && { consumed: Math.floor(found.consumedAtMs / 1000) }),
    }
  }

  return {
    ...unused,
    async upsert(id, { jti, ...payload }, ttlSeconds = 0) {
      // It holds parameters of the app that nothing has checked.
      if (hasBadText(payload)) throw new errors.InvalidRequest('a parameter must contain no NUL')
      const { grantId, userCode, uid } = payload as { grantId?: string; userCode?: string; uid?: string }
      await objects.save(kind, id, {
        payload: isSealed ? { ...payload, jti } : payload,
        isSealed,
        connectedAppId: grantId === undefined ? null : connectionFrom(grantId),
        lookup: userCode ?? (kind === 'Session' ? (uid ?? null) : null),
        ttlSeconds,
      })
    },
    find: async (id) => payloadFrom(await objects.find(kind, id), id),
    findByUid: async (uid) => payloadFrom(await objects.findBy(kind, uid)),
    // A user who closed the page before deciding types the code again.
    async findByUserCode(userCode) {
      const payload = payloadFrom(await objects.findBy(kind, userCode))
      return payload && { ...payload, inFlight: undefined }
    },
    async consume(id) {
      if (await objects.consume(kind, id)) return
      // Two requests used it at the same time, and only one of them can be from the app.
      const connectedAppId = await objects.connectionOf(kind, id)
      if (connectedAppId) {
        await context.db.transaction((db) => endConnection({ ...context, db }, connectedAppId, 'token used twice'))
      }
      throw new errors.InvalidGrant('used twice')
    },
    destroy: (id) => objects.remove(kind, id),
    revokeByGrantId: (grantId) => objects.removeOf(kind, connectionFrom(grantId)),
  }
}

// The grant of oidc-provider is the connection of an app.
function grantAdapter({ context, isSignOut }: AdapterOptions): Adapter {
  return {
    ...unused,
    upsert: (id, payload) => context.db.transaction((tx) => saveGrantPayload(tx, connectionFrom(id), payload)),
    async find(id) {
      const connectedAppId = decodeId('cap', id)
      return (connectedAppId && (await findGrantPayload(context.db, connectedAppId))) ?? undefined
    },
    async destroy(id) {
      const how = isSignOut() ? 'by the app' : 'token used twice'
      await context.db.transaction((db) => endConnection({ ...context, db }, connectionFrom(id), how))
    },
  }
}

function clientAdapter({ context, errors }: AdapterOptions): Adapter {
  return {
    ...unused,
    async find(id) {
      const appId = decodeId('oap', id)
      const app = appId && (await findAppById(context.db, appId))
      return app ? clientFrom(id, app) : undefined
    },
    // An app that registers itself.
    async upsert(id, metadata) {
      const { client_name, client_uri, client_secret, redirect_uris, token_endpoint_auth_method } = metadata as {
        client_name?: string
        client_uri?: string
        client_secret?: string
        redirect_uris: string[]
        token_endpoint_auth_method: string
      }
      const appId = decodeId('oap', id)
      if (!appId) throw new Error('The id of an app that registers itself must be of the kind oap.')
      const description = {
        name: lineFrom(client_name ?? '', 100) ?? 'An app without a name',
        url: client_uri ?? null,
        redirectUris: redirect_uris,
      }
      const problem = descriptionProblem(description)
      if (problem !== null) throw new errors.InvalidClientMetadata(problem)
      const secret = token_endpoint_auth_method === 'none' ? null : (client_secret ?? null)
      await registerApp(context.db, { ...description, id: appId, secret })
    },
  }
}

function connectionFrom(grantId: string): ConnectedAppId {
  const id = decodeId('cap', grantId)
  if (!id) throw new Error('The id of a grant is the id of a connected app.')
  return id
}

/** The methods that oidc-provider does not call for a kind. */
const unused: Adapter = {
  upsert: refuse,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: refuse,
  destroy: refuse,
  revokeByGrantId: refuse,
}

function refuse(): Promise<void> {
  return Promise.reject(new Error('This kind of object cannot be changed in this way.'))
}
