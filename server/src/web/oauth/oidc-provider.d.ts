// The parts of oidc-provider that are used here. The package has no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Client {
    readonly clientId: string
    readonly clientName?: string
    readonly clientUri?: string
    readonly redirectUris: readonly string[]
    readonly clientSecret?: string
    readonly clientAuthMethod: string
    grantTypeAllowed(type: string): boolean
    compareClientSecret(given: string): boolean | Promise<boolean>
  }

  interface Params {
    client_id: string
    redirect_uri?: string
    scope?: string
    resource?: string | string[]
    prompt?: string
    max_age?: number
  }

  interface Session {
    accountId?: string
    /** Unset as long as it was never stored. */
    exp?: number
    state?: { secret: string }
    destroy(): Promise<void>
  }

  interface Interaction {
    uid: string
    params: Params
    prompt: { name: string }
    deviceCode?: string
    /** When it began, in seconds since 1970. */
    iat: number
    /** What the user has decided. */
    result?: object
    /** What the user has decided before, if that was not enough. */
    lastSubmission?: object
    /** Where the authorization continues after the decision. */
    returnTo: string
  }

  interface Grant {
    addResourceScope(resource: string, scope: string): void
    rejectResourceScope(resource: string, scope: string): void
    addOIDCScope(scope: string): void
    rejectOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface DeviceCode {
    userCode: string
    /** Set when the user has connected the device. */
    accountId?: string
    /** Set when they have not. */
    error?: string
    deviceInfo?: { address: string; userAgent: string }
  }

  interface RefreshToken {
    totalLifetime(): number
  }

  interface Context {
    req: IncomingMessage
    res: ServerResponse
    type: string
    status: number
    body: unknown
    get(header: string): string
    set(headers: Record<string, string>): void
    oidc: {
      route: string
      session?: Session
      client?: Client
      params?: Partial<Params>
      result?: { consent?: { grantId?: string } }
      provider: Provider
    }
  }

  interface Adapter {
    upsert(id: string, payload: Record<string, unknown>, expiresInSeconds?: number): Promise<void>
    find(id: string): Promise<object | undefined>
    findByUid(uid: string): Promise<object | undefined>
    findByUserCode(userCode: string): Promise<object | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  class Provider {
    constructor(issuer: string, configuration: object)
    static readonly ctx: Context | undefined
    proxy: boolean
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    on(event: 'server_error', listener: (ctx: Context, error: unknown) => void): void
    on(event: 'error', listener: (error: unknown) => void): void
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>
    interactionResult(req: IncomingMessage, res: ServerResponse, result: object): Promise<string>
    readonly Grant: {
      new (payload: { accountId: string; clientId: string; jti: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    readonly Client: { prototype: Client; find(id: string): Promise<Client | undefined> }
    readonly DeviceCode: { find(id: string): Promise<DeviceCode | undefined> }
  }

  class OAuthError extends Error {
    constructor(description?: string, detail?: string)
    error: string
    error_description?: string
  }

  type Errors = Record<
    | 'InvalidClientMetadata'
    | 'InvalidGrant'
    | 'InvalidRequest'
    | 'InvalidScope'
    | 'InvalidTarget'
    | 'TemporarilyUnavailable',
    typeof OAuthError
  >
  const errors: Errors

  const interactionPolicy: {
    base(): { get(name: string): { checks: { add(check: unknown): void } } | undefined }
    Check: new (reason: string, description: string, error: string, check: (ctx: Context) => Promise<boolean>) => object
  }

  export {
    type Adapter,
    type Client,
    type Context,
    type DeviceCode,
    type Errors,
    errors,
    type Interaction,
    interactionPolicy,
    type OAuthError,
    Provider,
  }
}
