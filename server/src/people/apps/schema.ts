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
import { openIdScopes } from '../../platform/kernel/openid-scopes.ts'
import { ScopeName } from '../keys/schema.ts'
import {
  type App as AppRow,
  appTypes,
  type ConnectedApp as ConnectedAppRow,
  type FirstPartyApp as FirstPartyAppRow,
  firstPartyStatuses,
} from './domain.ts'

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
    'Where users return with a code: https URLs, `http://127.0.0.1/…` for a program on the user’s device (any port), or the app’s own scheme, such as `com.example.app:/callback`. Except for that port, they’re compared exactly.',
})
const Name = Line(1, 100, { description: 'The name that users see.', examples: ['Gig radar'] })

const appFields = {
  id: IdOut('oap', 'The `client_id` of the app.'),
  name: Type.String(),
  url: Nullable(Type.String({ description: 'The app’s website.' })),
  redirect_uris: ListOf(Type.String(), 10),
  type: AppType,
  first_party: Type.Boolean({
    description: 'Whether it’s one of the marketplace’s own apps, which users sign in to without a consent page.',
  }),
  version: Type.Integer({ description: 'Increases with every change; part of the ETag.' }),
  created_at: Timestamp(),
  updated_at: Timestamp(),
}

export const App = Answer(appFields, { title: 'App' })

const FirstPartyRequest = Answer(
  { requested_by: IdOut('usr'), requested_at: Timestamp(), expires_at: Timestamp() },
  {
    title: 'FirstPartyRequest',
    about: 'An operator requested first-party status for the app; a second operator has to send the same request.',
  },
)

export const FirstPartyApp = Answer(
  {
    ...appFields,
    owner_id: IdOut('usr', 'The operator who registered it and has its secret.'),
    status: OneOf(
      'FirstPartyStatus',
      firstPartyStatuses,
      '`pending`: awaiting a second operator. `paused`: its owner isn’t an active operator, so tokens it got without consent don’t work, and it has to ask users for consent.',
    ),
    request: Nullable(FirstPartyRequest),
  },
  { title: 'FirstPartyApp' },
)

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
    name: Type.String({ description: 'What the app called itself when you connected it.' }),
    url: Nullable(Type.String({ description: 'The app’s website.' })),
    hosted_agent_id: Nullable(IdOut('agt', 'The agent that the app acts as; null if it acts as you.')),
    scopes: ListOf(ScopeName, 20, { description: 'What the app can do.' }),
    openid_scopes: ListOf(OneOf('OpenIdScope', openIdScopes), openIdScopes.length, {
      description: 'What the app can find out about you, even if it acts as an agent.',
    }),
    first_party: Type.Boolean({
      description: 'Whether it’s one of the marketplace’s own apps, which you sign in to without a consent page.',
    }),
    remembered_until: Nullable(
      Timestamp('How long the same request is granted without asking you again; null if the app asks every time.'),
    ),
    created_at: Timestamp('When you connected it.'),
    expires_at: Timestamp('When it has to ask you again: 180 days after you connected it.'),
    last_used_at: Nullable(Timestamp('When it last sent a request, to within a minute; null for never.')),
  },
  { title: 'ConnectedApp' },
)

export const UserInfo = Answer(
  {
    sub: IdOut('usr', 'The person, even if the app acts as an agent.'),
    name: Type.Optional(Type.String({ description: 'With `profile`.' })),
    picture: Type.Optional(Type.String({ description: 'With `profile`; absent if there is no picture.' })),
    profile: Type.Optional(Type.String({ description: 'With `profile`: the address of their public page.' })),
    updated_at: Type.Optional(
      Type.Integer({ description: 'With `profile`: when it last changed, in seconds since 1970.' }),
    ),
    email: Type.Optional(
      Type.String({
        description:
          'With `email`: the address shown on the consent page, as long as it still belongs to them. Absent if it isn’t verified, or if the app acts as an agent.',
      }),
    ),
    email_verified: Type.Optional(Type.Boolean({ description: 'With `email`; always true.' })),
  },
  { title: 'UserInfo' },
)

export const exampleUserInfo: Static<typeof UserInfo> = {
  sub: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'Ada Lovelace',
  profile: 'https://market.example/people/usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  updated_at: 1_794_700_500,
  email: 'ada@example.com',
  email_verified: true,
}

export function presentApp(app: AppRow): Static<typeof App> {
  return {
    id: encodeId('oap', app.id),
    name: app.name,
    url: app.url,
    redirect_uris: [...app.redirect_uris],
    type: app.secret_hash === null ? 'public' : 'confidential',
    first_party: app.first_party_since !== null,
    version: app.version,
    created_at: app.created_at,
    updated_at: app.updated_at,
  }
}

export function presentFirstPartyApp(app: FirstPartyAppRow): Static<typeof FirstPartyApp> {
  if (!app.user_id) throw new Error('A first-party app has an owner.')
  const { request } = app
  return {
    ...presentApp(app),
    owner_id: encodeId('usr', app.user_id),
    status: app.status,
    request: request && {
      requested_by: encodeId('usr', request.requested_by),
      requested_at: request.requested_at,
      expires_at: request.expires_at,
    },
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
    // Leaves out the email address if the app asked for it but doesn't get it.
    openid_scopes: app.openid_scopes.filter((scope) => scope !== 'email' || app.shared_email !== null),
    first_party: app.first_party,
    remembered_until: app.remembered_until,
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
  first_party: false,
  version: 1,
  created_at: '2026-11-14T23:55:00.000Z',
  updated_at: '2026-11-14T23:55:00.000Z',
}

export const exampleFirstPartyApp: Static<typeof FirstPartyApp> = {
  ...exampleApp,
  first_party: true,
  owner_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  status: 'active',
  request: null,
}

export const exampleConnectedApp: Static<typeof ConnectedApp> = {
  id: 'cap_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: exampleApp.id,
  name: exampleApp.name,
  url: exampleApp.url,
  hosted_agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a',
  scopes: ['read', 'applications:write', 'negotiations:write'],
  openid_scopes: ['openid', 'profile'],
  first_party: false,
  remembered_until: '2027-02-12T23:55:00.000Z',
  created_at: '2026-11-14T23:55:00.000Z',
  expires_at: '2027-05-13T23:55:00.000Z',
  last_used_at: null,
}
