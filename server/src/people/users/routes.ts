import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { isAnySet } from '../../platform/kernel/pages.ts'
import { IssuedKey, Key, RecoveryKey } from '../keys/schema.ts'
import { createManagedUser, listManagedUsers } from './managed-service.ts'
import {
  CreatedUser,
  exampleCreatedUser,
  exampleManagedUser,
  exampleUser,
  ManagedUser,
  NewManagedUser,
  NewUser,
  User,
  UserChanges,
  UserFilter,
} from './schema.ts'
import { changeRole, createUser, getUser, listKeysOfUser, listUsers, recoverUser } from './service.ts'

const expansions = { account: { kind: 'account', at: 'user_id' } } as const

export function userRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/users',
    scope: 'users:create',
    recentSignIn: true,
    body: NewUser,
    answer: CreatedUser,
    metadata: ({ user }) => [user],
    created: ({ user }) => `/profile/${user.user_id}`,
    showsSecret: true,
    mcp: '/operator/users',
    docs: {
      id: 'createUser',
      tag: 'Users',
      summary: 'Create a user',
      description:
        'Returns the profile and the first key, whose secret is shown only once. For open sign-up, publish a key whose only scope is `users:create`. With such a key, reusing an `Idempotency-Key` is refused and doesn’t create anything. Setting the `role` needs the scope `admin`. Creating an arbiter or operator needs every scope of that role, and their first key expires no later than the request’s key.',
      refusals: ['secret_already_shown'],
      example: {
        body: { display_name: 'Ada', kind: 'person', email: 'ada@example.com' },
        answer: exampleCreatedUser,
      },
    },
    run: (ctx, call) => createUser(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/users/managed',
    scope: 'users:act',
    forKeysOnly: true,
    body: NewManagedUser,
    answer: ManagedUser,
    created: ({ user_id }) => `/profile/${user_id}`,
    mcp: '/operator/users',
    docs: {
      id: 'createManagedUser',
      tag: 'Users',
      summary: 'Create a managed user',
      description:
        'Creates a member who has no key. The request’s key, and the keys that replace it, can act for them: send `Parley-Act-As: usr_…` with any other request. That gives it a member’s rights, except for withdrawals, keys, agents, mandates and approvals, apps, webhooks, email addresses and MCP. This ends when the user claims the account with a link emailed by `POST /users/{id}/invite`.',
      example: {
        body: { display_name: 'Ada', kind: 'person', email: 'ada@example.com' },
        answer: exampleManagedUser,
      },
    },
    run: (ctx, call) => createManagedUser(ctx, call.actor, call.body),
  })

  api.list({
    path: '/users/managed',
    scope: 'users:act',
    forKeysOnly: true,
    answer: ManagedUser,
    mcp: '/operator/users',
    docs: {
      id: 'listManagedUsers',
      tag: 'Users',
      summary: 'List managed users',
      description:
        'The managed users created by the request’s key or a key it replaced, newest first. `claimed_at` is when each claimed the account.',
    },
    run: (ctx, call) => listManagedUsers(ctx, call.actor, call.page),
  })

  api.list({
    path: '/users',
    scope: 'admin',
    counts: true,
    query: UserFilter,
    answer: User,
    expand: expansions,
    metadata: (user) => [user],
    mcp: true,
    isSlow: ({ role, status, q }) => isAnySet(role, status, q),
    docs: {
      id: 'listUsers',
      tag: 'Users',
      summary: 'List users',
      description:
        'All users, newest first. With `q`, only those whose profile contains these words or, except over MCP, whose address starts with it.',
    },
    run: (ctx, call) => listUsers(ctx, call.actor, call.query, call.page, call),
  })

  api.read({
    path: '/users/:id',
    scope: 'admin',
    answer: User,
    expand: expansions,
    metadata: (user) => [user],
    mcp: true,
    docs: {
      id: 'getUser',
      tag: 'Users',
      summary: 'Read a user',
      description: 'A user, with the fields that only operators can see.',
      example: { answer: exampleUser },
    },
    run: (ctx, call) => getUser(ctx, userIdFrom(call.actor, call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/users/:id',
    scope: 'admin',
    recentSignIn: ({ role }) => role !== undefined,
    body: UserChanges,
    answer: User,
    metadata: (user) => [user],
    mcp: '/operator/users',
    docs: {
      id: 'changeRole',
      tag: 'Users',
      summary: 'Change a user’s role or your metadata about them',
      description:
        'Takes effect on the user’s next request. Granting or revoking a role needs every scope of that role. Operators can’t change their own role. If there are three or more operators, demoting one takes two others: the first request is refused with `second_operator_required` and takes effect when another operator sends the same request within 48 hours. A managed user stays a member until they claim the account.',
      refusals: ['own_account', 'second_operator_required', 'not_claimed'],
      example: { body: { role: 'arbiter' } },
    },
    run: (ctx, call) => changeRole(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })

  api.list({
    path: '/users/:id/keys',
    scope: 'admin',
    answer: Key,
    mcp: '/operator/users',
    docs: {
      id: 'listKeysOfUser',
      tag: 'Users',
      summary: 'List a user’s keys',
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
        'Creates a new key for a user who has lost theirs, with all scopes of the user’s role. The user gets an event about it. Issuing one for an arbiter or operator needs a key with every scope of that role, and the new key expires no later than that key. A managed user can’t get one before claiming the account.',
      refusals: ['not_claimed'],
      example: { body: {} },
    },
    run: (ctx, call) => recoverUser(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
  })
}
