import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { exampleOwnProfile, exampleProfile, OwnProfile, Profile, ProfileChanges, ProfileFilter } from './schema.ts'
import {
  type AddressChanges,
  changeOwnProfile,
  getOwnProfile,
  getProfile,
  isSlowToFind,
  listProfiles,
} from './service.ts'

export function profileRoutes(api: Api, addresses: AddressChanges): void {
  api.read({
    path: '/profile/me',
    scope: 'read',
    answer: OwnProfile,
    metadata: (profile) => [profile],
    mcp: true,
    docs: {
      id: 'getOwnProfile',
      tag: 'Profiles',
      summary: 'Read your profile',
      description: 'Your profile, including the fields that other users can’t see.',
      example: { answer: exampleOwnProfile },
    },
    run: (ctx, call) => getOwnProfile(ctx, call.actor),
  })

  api.write({
    method: 'PATCH',
    path: '/profile/me',
    scope: 'profile:write',
    recentSignIn: ({ email }) => email !== undefined,
    notForApps: ({ email }) => email !== undefined,
    body: ProfileChanges,
    answer: OwnProfile,
    metadata: (profile) => [profile],
    mcp: true,
    docs: {
      id: 'changeOwnProfile',
      tag: 'Profiles',
      summary: 'Change your profile',
      description:
        'Omitted fields don’t change; `null` clears a field. A new `email` stays in `pending_email` until you open the link we email to it. To get another email, send it again. The address decides who can sign in, so a key needs every scope of your role to change it. The reputation is computed and can’t be set.',
      refusals: ['email_off'],
      example: {
        body: { headline: 'Translator, English and French', skills: ['french', 'translation'], rate_cents: 4500 },
      },
    },
    run: (ctx, call) => changeOwnProfile(ctx, call.actor, call.body, call.ifMatch, addresses),
  })

  api.list({
    path: '/profiles',
    scope: 'read',
    counts: true,
    forVisitors: true,
    query: ProfileFilter,
    answer: Profile,
    mcp: true,
    isSlow: isSlowToFind,
    docs: {
      id: 'listProfiles',
      tag: 'Profiles',
      summary: 'Search profiles',
      description: 'All filters must match. Suspended users and operators are excluded.',
    },
    run: (ctx, call) => listProfiles(ctx, call.query, call.page),
  })

  api.read({
    path: '/profile/:userId',
    scope: 'read',
    forVisitors: true,
    answer: Profile,
    mcp: true,
    docs: {
      id: 'getProfile',
      tag: 'Profiles',
      summary: 'Read a profile',
      description: 'The public profile of a user, with their reputation.',
      example: { answer: exampleProfile },
    },
    run: (ctx, call) => getProfile(ctx, call.actor, userIdFrom(call.actor, call.params.userId)),
  })
}
