import { appScopes } from '../../platform/kernel/actor.ts'
import { type OpenIdScope, openIdScopes } from '../../platform/kernel/openid-scopes.ts'

/** The two resources; a token is for one of them. */
export const resourceNames = ['api', 'mcp'] as const
export type ResourceName = (typeof resourceNames)[number]

export function resourceUrl(publicUrl: string, name: ResourceName): string {
  return `${publicUrl}/${name}`
}

/** The paths of the endpoints, under the names of oidc-provider. */
export const endpoints = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  device_authorization: '/oauth/device/code',
  code_verification: '/oauth/device',
  registration: '/oauth/register',
  jwks: '/oauth/jwks',
} as const

/** The built-in command line. */
export const CLI_CLIENT_ID = 'parley-cli'

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

export const interactionPath = '/oauth/interaction'

export const protectedResourcePath = '/.well-known/oauth-protected-resource'

/** The description of the authorization server (RFC 8414). */
export function authorizationServerMetadata(publicUrl: string, isRegistrationOpen: boolean): object {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + endpoints.authorization,
    token_endpoint: publicUrl + endpoints.token,
    revocation_endpoint: publicUrl + endpoints.revocation,
    device_authorization_endpoint: publicUrl + endpoints.device_authorization,
    ...(isRegistrationOpen && { registration_endpoint: publicUrl + endpoints.registration }),
    scopes_supported: appScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', DEVICE_GRANT],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${publicUrl}/docs/guides/apps`,
  }
}

/** The same for apps that people sign in to (OpenID Connect Discovery). */
export function openIdConfiguration(publicUrl: string, isRegistrationOpen: boolean): object {
  return {
    ...authorizationServerMetadata(publicUrl, isRegistrationOpen),
    jwks_uri: publicUrl + endpoints.jwks,
    userinfo_endpoint: `${resourceUrl(publicUrl, 'api')}/userinfo`,
    scopes_supported: [...openIdScopes, ...appScopes],
    claims_supported: Object.values(claimsOfScope).flat(),
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ID_TOKEN_ALGORITHM],
  }
}

/** The claims about a person that each scope of OpenID Connect stands for. */
export const claimsOfScope = {
  openid: ['sub'],
  profile: ['name', 'picture', 'profile', 'updated_at'],
  email: ['email', 'email_verified'],
} satisfies Record<OpenIdScope, string[]>

export const ID_TOKEN_ALGORITHM = 'RS256'

/** Which scopes of OpenID Connect apps get at a resource. The address of a person is nothing for a language model. */
export function openIdScopesAt(name: ResourceName): readonly OpenIdScope[] {
  return openIdScopes.filter((scope) => name === 'api' || scope !== 'email')
}

export const authMethods = ['none', 'client_secret_basic', 'client_secret_post']

/** The description of a resource (RFC 9728). */
export function protectedResourceMetadata(publicUrl: string, name: ResourceName, marketplace: string): object {
  return {
    resource: resourceUrl(publicUrl, name),
    resource_name: marketplace,
    authorization_servers: [publicUrl],
    scopes_supported: appScopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/docs/`,
  }
}
