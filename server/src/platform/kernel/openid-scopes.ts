/** The scopes of OpenID Connect: they tell an app who the person is without letting it do anything. */
export const openIdScopes = ['openid', 'profile', 'email'] as const
export type OpenIdScope = (typeof openIdScopes)[number]
