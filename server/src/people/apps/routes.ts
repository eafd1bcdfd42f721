import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { disconnectApp, forgetConsent, listConnectedApps } from './connection-service.ts'
import { endFirstParty, listFirstPartyApps, makeFirstParty } from './first-party-service.ts'
import { getUserInfo } from './person-service.ts'
import {
  App,
  AppChanges,
  AppWithSecret,
  ConnectedApp,
  exampleApp,
  exampleConnectedApp,
  exampleFirstPartyApp,
  exampleUserInfo,
  FirstPartyApp,
  NewApp,
  UserInfo,
} from './schema.ts'
import { changeApp, createApp, deleteApp, getApp, listApps } from './service.ts'

const exampleWithSecret = { ...exampleApp, client_secret: 'b3VyIHNlY3JldCBvZiB0aGUgYXBwIGluIHRoZSBkb2Nz' }

export function appRoutes(api: Api, publicUrl: () => string): void {
  api.read({
    path: '/userinfo',
    scope: 'any key',
    forSignInsOnly: true,
    answer: UserInfo,
    mcp: '/settings',
    docs: {
      id: 'getUserInfo',
      tag: 'Apps',
      summary: 'Read who is signed in',
      description:
        'For apps that users sign in to with OpenID Connect: the `userinfo_endpoint` in `/.well-known/openid-configuration`.',
      example: { answer: exampleUserInfo },
    },
    run: (ctx, call) => getUserInfo(ctx, call.actor, publicUrl()),
  })

  api.list({
    path: '/apps',
    scope: 'keys:write',
    answer: App,
    mcp: '/developers/reference',
    docs: {
      id: 'listApps',
      tag: 'Apps',
      summary: 'List your apps',
      description: 'The apps you’ve registered, newest first, without their secrets.',
    },
    run: (ctx, call) => listApps(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/apps',
    scope: 'keys:write',
    recentSignIn: true,
    body: NewApp,
    answer: AppWithSecret,
    created: ({ id }) => `/apps/${id}`,
    showsSecret: true,
    mcp: '/developers/reference',
    docs: {
      id: 'createApp',
      tag: 'Apps',
      summary: 'Register an app',
      description:
        'Users can then connect the app with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL don’t need to register: the URL is their `client_id`. The owner gets an email.',
      refusals: ['quota_reached'],
      example: {
        body: {
          name: exampleApp.name,
          url: exampleApp.url,
          redirect_uris: exampleApp.redirect_uris,
          type: 'confidential',
        },
        answer: exampleWithSecret,
      },
    },
    run: (ctx, call) => createApp(ctx, call.actor, call.body),
  })

  api.list({
    path: '/operator/apps',
    scope: 'admin',
    notRecorded: true,
    answer: FirstPartyApp,
    mcp: '/operator/apps',
    docs: {
      id: 'listFirstPartyApps',
      tag: 'Apps',
      summary: 'List first-party apps',
      description:
        'The marketplace’s own apps and those awaiting a second operator, newest first. Users sign in to first-party apps without a consent page. While its owner isn’t an active operator, an app is `paused`.',
      example: { answer: { data: [exampleFirstPartyApp], next_cursor: null } },
    },
    run: (ctx, call) => listFirstPartyApps(ctx, call.page),
  })

  api.write({
    method: 'POST',
    path: '/operator/apps/:id/approve',
    scope: 'admin',
    recentSignIn: true,
    answer: FirstPartyApp,
    mcp: '/operator/apps',
    docs: {
      id: 'approveFirstPartyApp',
      tag: 'Apps',
      summary: 'Make an app first-party',
      description:
        'For a confidential app that an operator has registered with https redirect addresses (in a sandbox, also `http://localhost:…`), which are matched exactly from then on. Users sign in to it without a consent page, and it acts as them with the scopes it requests; it can’t do more than any other app. If there’s another operator, the first request gets `second_operator_required` and takes effect when another operator sends the same request within 48 hours. All operators get an email.',
      refusals: ['second_operator_required', 'wrong_state'],
      example: { answer: exampleFirstPartyApp },
    },
    run: (ctx, call) => makeFirstParty(ctx, call.actor, toId('oap', call.params.id)),
  })

  api.write({
    method: 'DELETE',
    path: '/operator/apps/:id',
    scope: 'admin',
    answer: FirstPartyApp,
    mcp: '/operator/apps',
    docs: {
      id: 'removeFirstPartyApp',
      tag: 'Apps',
      summary: 'End first-party status',
      description:
        'Disconnects the app from all users. From then on, it has to ask them for consent. Also declines a request awaiting a second operator. All operators get an email.',
    },
    run: (ctx, call) => endFirstParty(ctx, call.actor, toId('oap', call.params.id), call.ifMatch),
  })

  api.list({
    path: '/apps/connected',
    scope: 'keys:write',
    answer: ConnectedApp,
    mcp: '/settings',
    docs: {
      id: 'listConnectedApps',
      tag: 'Apps',
      summary: 'List connected apps',
      description: 'Your connected apps that can still act, newest first.',
      example: { answer: { data: [exampleConnectedApp], next_cursor: null } },
    },
    run: (ctx, call) => listConnectedApps(ctx, call.actor, call.page),
  })

  api.write({
    method: 'DELETE',
    path: '/apps/connected/:id',
    scope: 'keys:write',
    whileSuspended: true,
    answer: Deleted,
    mcp: '/settings',
    docs: {
      id: 'disconnectApp',
      tag: 'Apps',
      summary: 'Disconnect an app',
      description: 'The app’s tokens stop working immediately.',
    },
    run: (ctx, call) => disconnectApp(ctx, call.actor, toId('cap', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/apps/connected/:id/forget',
    scope: 'keys:write',
    whileSuspended: true,
    answer: ConnectedApp,
    mcp: '/settings',
    docs: {
      id: 'forgetConsent',
      tag: 'Apps',
      summary: 'Forget your consent for an app',
      description:
        'The app stays connected, but has to ask the next time it signs you in, even for what you’ve already agreed to.',
      example: { answer: { ...exampleConnectedApp, remembered_until: null } },
    },
    run: (ctx, call) => forgetConsent(ctx, call.actor, toId('cap', call.params.id)),
  })

  api.read({
    path: '/apps/:id',
    scope: 'keys:write',
    answer: App,
    mcp: '/developers/reference',
    docs: {
      id: 'getApp',
      tag: 'Apps',
      summary: 'Read one of your apps',
      description: 'An app you’ve registered, without its secret.',
      example: { answer: exampleApp },
    },
    run: (ctx, call) => getApp(ctx, call.actor, toId('oap', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/apps/:id',
    scope: 'keys:write',
    recentSignIn: ({ redirect_uris }) => redirect_uris !== undefined,
    body: AppChanges,
    answer: App,
    mcp: '/developers/reference',
    docs: {
      id: 'changeApp',
      tag: 'Apps',
      summary: 'Change an app',
      description:
        'Omitted fields don’t change. Users who have already connected the app still see its previous name. With a session, changing the redirect addresses needs a recent sign-in. The owner gets an email.',
      refusals: ['wrong_state'],
      example: { body: { name: 'Gig radar 2' } },
    },
    run: (ctx, call) => changeApp(ctx, call.actor, toId('oap', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/apps/:id',
    scope: 'keys:write',
    answer: Deleted,
    mcp: '/developers/reference',
    docs: {
      id: 'deleteApp',
      tag: 'Apps',
      summary: 'Delete an app',
      description: 'Disconnects it from all users. Its tokens stop working immediately.',
    },
    run: (ctx, call) => deleteApp(ctx, call.actor, toId('oap', call.params.id), call.ifMatch),
  })
}
