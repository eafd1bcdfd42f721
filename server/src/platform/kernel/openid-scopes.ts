/** The scopes of OpenID Connect: they tell an app who the person is without letting it do anything. */
export const openIdScopes = ['openid', 'profile', 'email'] as const
export type OpenIdScope = (typeof openIdScopes)[number]

/** What an app finds out with each, in words for the person connecting it. */
export const openIdScopeWords: Record<OpenIdScope, string> = {
  openid: 'Recognize you by your user ID',
  profile: 'See your name and picture',
  email: 'See your email address',
}
