import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { isAnySet } from '../../platform/kernel/pages.ts'
import { IssuedKey, Key, RecoveryKey } from '../keys/schema.ts'
import {
  CreatedUser,
  exampleCreatedUser,
  exampleSuspension,
  exampleUser,
  NewRole,
  NewUser,
  Suspension,
  User,
  UserFilter,
} from './schema.ts'
import {
  changeRole,
  createUser,
  getUser,
  listKeysOfUser,
  listUsers,
  recoverUser,
  reinstateUser,
  suspendUser,
} from './service.ts'

export function userRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/users',
    scope: 'users:create',
    recentSignIn: true,
    body: NewUser,
    answer: CreatedUser,
    created: ({ user }) => `/profile/${user.user_id}`,
    showsSecret: true,
    mcp: '/operator/users',
    docs: {
      id: 'createUser',
      tag: 'Users',
      summary: 'Create a user',
      description:
        'Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`; with it, a repeated `Idempotency-Key` is refused and creates nothing. Setting the `role` needs the scope `admin`; creating an arbiter or operator needs every scope of that role, and their first key expires no later than the key of this request.',
      refusals: ['secret_already_shown'],
      example: {
        body: { display_name: 'Ada', kind: 'person', email: 'ada@example.com' },
        answer: exampleCreatedUser,
      },
    },
    run: (ctx, call) => createUser(ctx, call.actor, call.body),
  })

  api.list({
    path: '/users',
    scope: 'admin',
    query: UserFilter,
    answer: User,
    mcp: true,
    isSlow: ({ role, status, q }) => isAnySet(role, status, q),
    docs: {
      id: 'listUsers',
      tag: 'Users',
      summary: 'List users',
      description:
        'All users, newest first; with `q`, those whose profile has these words or, except over MCP, whose address begins with it.',
    },
    run: (ctx, call) => listUsers(ctx, call.query, call.page, call),
  })

  api.read({
    path: '/users/:id',
    scope: 'admin',
    answer: User,
    mcp: true,
    docs: {
      id: 'getUser',
      tag: 'Users',
      summary: 'Read a user',
      description: 'A user, with the fields that only operators see.',
      example: { answer: exampleUser },
    },
    run: (ctx, call) => getUser(ctx, userIdFrom(call.actor, call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/users/:id',
    scope: 'admin',
    recentSignIn: true,
    body: NewRole,
    answer: User,
    mcp: '/operator/users',
    docs: {
      id: 'changeRole',
      tag: 'Users',
      summary: 'Change the role of a user',
      description:
        'Takes effect with the next request of the user. Giving or taking a role needs every scope of that role. Operators cannot change their own role. With three or more operators, taking the role from one takes two others: the first request is answered with `second_operator_required`, the same request of another within 48 hours carries it out.',
      refusals: ['own_account', 'second_operator_required'],
      example: { body: { role: 'arbiter' } },
    },
    run: (ctx, call) => changeRole(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/users/:id/suspend',
    scope: 'admin',
    body: Suspension,
    answer: User,
    mcp: '/operator/users',
    docs: {
      id: 'suspendUser',
      tag: 'Users',
      summary: 'Suspend a user',
      description:
        'From the next request on, the user and their agents may only read, answer disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs leave all lists, and take no applications, offers or agreements. The user can read the `reason` in their profile, in the event and in refusals. Suspending twice changes nothing. Suspending an operator can take two others, too.',
      refusals: ['own_account', 'second_operator_required'],
      example: {
        body: exampleSuspension,
      },
    },
    run: (ctx, call) => suspendUser(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/users/:id/reinstate',
    scope: 'admin',
    recentSignIn: true,
    answer: User,
    mcp: '/operator/users',
    docs: {
      id: 'reinstateUser',
      tag: 'Users',
      summary: 'Reinstate a user',
      description: 'Ends a suspension. The user’s gigs are listed again.',
    },
    run: (ctx, call) => reinstateUser(ctx, call.actor, userIdFrom(call.actor, call.params.id)),
  })

  api.list({
    path: '/users/:id/keys',
    scope: 'admin',
    answer: Key,
    mcp: '/operator/users',
    docs: {
      id: 'listKeysOfUser',
      tag: 'Users',
      summary: 'List the keys of a user',
      description: 'The keys of the user and of their agents, newest first, without their secrets.',
    },
    run: (ctx, call) => listKeysOfUser(ctx, userIdFrom(call.actor, call.params.id), call.page),
  })

  api.write({
    method: 'POST',
    path: '/users/:id/keys',
    scope: 'admin',
    recentSignIn: true,
    body: RecoveryKey,
    answer: IssuedKey,
    created: (key) => `/keys/${key.id}`,
    showsSecret: true,
    mcp: '/operator/users',
    docs: {
      id: 'recoverUser',
      tag: 'Users',
      summary: 'Issue a recovery key',
      description:
        'A new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. A key for an arbiter or operator needs a key with every scope of that role, and expires no later than that key.',
      example: { body: {} },
    },
    run: (ctx, call) => recoverUser(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })
}
