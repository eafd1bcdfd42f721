import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { disconnectApp, listConnectedApps } from './connection-service.ts'
import { App, AppChanges, AppWithSecret, ConnectedApp, exampleApp, exampleConnectedApp, NewApp } from './schema.ts'
import { changeApp, createApp, deleteApp, getApp, listApps } from './service.ts'

const exampleWithSecret = { ...exampleApp, client_secret: 'b3VyIHNlY3JldCBvZiB0aGUgYXBwIGluIHRoZSBkb2Nz' }

export function appRoutes(api: Api): void {
  api.list({
    path: '/apps',
    scope: 'keys:write',
    answer: App,
    mcp: '/developers/reference',
    docs: {
      id: 'listApps',
      tag: 'Apps',
      summary: 'List your apps',
      description: 'The apps that you have registered, newest first, without their secrets.',
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
        'Users can then let the app in with OAuth 2.1: authorization code with PKCE (S256), or the device grant. Its `id` is the `client_id`; the endpoints are in `/.well-known/oauth-authorization-server`. Apps that publish their description at an https URL need no registration: the URL is their `client_id`. The owner gets a mail.',
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
    path: '/apps/connected',
    scope: 'keys:write',
    answer: ConnectedApp,
    mcp: '/settings',
    docs: {
      id: 'listConnectedApps',
      tag: 'Apps',
      summary: 'List connected apps',
      description: 'The apps that you have let in and that can still act, newest first.',
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
      description: 'From the next request on, every process refuses the tokens of the app.',
    },
    run: (ctx, call) => disconnectApp(ctx, call.actor, toId('cap', call.params.id)),
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
      description: 'An app that you have registered, without its secret.',
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
        'Fields that are left out do not change. Users who have let the app in see the name that it had then. With a session, changing the redirect addresses needs a recent sign-in; the owner gets a mail about it.',
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
      description: 'Disconnects it from all users who have let it in. Its tokens stop working at once.',
    },
    run: (ctx, call) => deleteApp(ctx, call.actor, toId('oap', call.params.id), call.ifMatch),
  })
}
