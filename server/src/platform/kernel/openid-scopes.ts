/** The scopes of OpenID Connect: they tell an app who the person is, and let it do nothing. */
export const openIdScopes = ['openid', 'profile', 'email'] as const
export type OpenIdScope = (typeof openIdScopes)[number]

/** What an app learns with each, for the person who connects it. */
export const openIdScopeWords: Record<OpenIdScope, string> = {
  openid: 'Know that it’s you, by your user ID',
  profile: 'See your name and picture',
  email: 'See your email address',
}
