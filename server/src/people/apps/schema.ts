import { type Static, Type } from 'typebox'
import {
  Answer,
  HttpsUrl,
  IdOut,
  Line,
  ListOf,
  Nullable,
  OneOf,
  Strict,
  Text,
  Timestamp,
  withDefault,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { ScopeName } from '../keys/schema.ts'
import { type App as AppRow, appTypes, type ConnectedApp as ConnectedAppRow } from './domain.ts'

const AppType = OneOf(
  'AppType',
  appTypes,
  '`confidential` apps run on a server and keep a secret; `public` ones run on a user’s device or in a browser.',
)
const RedirectUris = Type.Array(Text(1, 500, { examples: ['https://app.example/callback'] }), {
  minItems: 1,
  maxItems: 10,
  uniqueItems: true,
  description:
    'Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or a scheme of the app’s own such as `com.example.app:/callback`. Except for that port, they are compared exactly.',
})
const Name = Line(1, 100, { description: 'What users see.', examples: ['Gig radar'] })

const appFields = {
  id: IdOut('oap', 'The `client_id` of the app.'),
  name: Type.String(),
  url: Nullable(Type.String({ description: 'The web page of the app.' })),
  redirect_uris: ListOf(Type.String(), 10),
  type: AppType,
  version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
  created_at: Timestamp(),
  updated_at: Timestamp(),
}

export const App = Answer(appFields, { title: 'App' })

export const AppWithSecret = Answer(
  {
    ...appFields,
    client_secret: Nullable(
      Type.String({ description: 'Shown only once; only a hash of it is stored. Null for a public app.' }),
    ),
  },
  { title: 'AppWithSecret' },
)

export const NewApp = Strict(
  {
    name: Name,
    url: Type.Optional(Nullable(HttpsUrl())),
    redirect_uris: RedirectUris,
    type: withDefault(AppType, 'public'),
  },
  { title: 'NewApp' },
)

export const AppChanges = Strict(
  {
    name: Type.Optional(Name),
    url: Type.Optional(Nullable(HttpsUrl())),
    redirect_uris: Type.Optional(RedirectUris),
  },
  { title: 'AppChanges' },
)

export const ConnectedApp = Answer(
  {
    id: IdOut('cap'),
    client_id: Type.String({
      description: 'The id of a registered app, the URL at which the app describes itself, or `parley-cli`.',
      examples: ['https://app.example/oauth/client.json'],
    }),
    name: Type.String({ description: 'As the app called itself when you let it in.' }),
    url: Nullable(Type.String({ description: 'The web page of the app.' })),
    hosted_agent_id: Nullable(IdOut('agt', 'The agent that the app acts as; null when it acts as you.')),
    scopes: ListOf(ScopeName, 20, { description: 'What the app may do.' }),
    created_at: Timestamp('When you let it in.'),
    expires_at: Timestamp('When it has to ask you again: 180 days after you let it in.'),
    last_used_at: Nullable(Timestamp('When it last sent a request, to within a minute; null for never.')),
  },
  { title: 'ConnectedApp' },
)

export function presentApp(app: AppRow): Static<typeof App> {
  return {
    id: encodeId('oap', app.id),
    name: app.name,
    url: app.url,
    redirect_uris: [...app.redirect_uris],
    type: app.secret_hash === null ? 'public' : 'confidential',
    version: app.version,
    created_at: app.created_at,
    updated_at: app.updated_at,
  }
}

export function presentConnectedApp(app: ConnectedAppRow): Static<typeof ConnectedApp> {
  return {
    id: encodeId('cap', app.id),
    client_id: app.client_id,
    name: app.name,
    url: app.url,
    hosted_agent_id: app.hosted_agent_id && encodeId('agt', app.hosted_agent_id),
    scopes: [...app.scopes],
    created_at: app.created_at,
    expires_at: app.expires_at,
    last_used_at: app.last_used_at,
  }
}

export const exampleApp: Static<typeof App> = {
  id: 'oap_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Gig radar',
  url: 'https://radar.example',
  redirect_uris: ['https://radar.example/callback'],
  type: 'confidential',
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}

export const exampleConnectedApp: Static<typeof ConnectedApp> = {
  id: 'cap_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: exampleApp.id,
  name: exampleApp.name,
  url: exampleApp.url,
  hosted_agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  scopes: ['read', 'applications:write', 'negotiations:write'],
  created_at: '2026-11-14T23:55:00.000Z',
  expires_at: '2027-05-13T23:55:00.000Z',
  last_used_at: null,
}
