import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { encodeId, toId } from '../../platform/kernel/ids.ts'
import { languageFor } from '../../platform/kernel/languages.ts'
import { exampleOwnTerms } from '../terms-of-use/schema.ts'
import { confirmEmail, inviteUser } from './address-service.ts'
import {
  AddressProof,
  ConfirmedAddress,
  CurrentSession,
  EndedSessions,
  exampleSession,
  exampleSignedIn,
  Invitation,
  SentInvitation,
  SentMail,
  Session,
  SignedIn,
  SignIn,
  SignInMail,
} from './schema.ts'
import { endOtherSessions, endOwnSession, endSession, getSession, listSessions, listSessionsOfUser } from './service.ts'
import { sendSignInMail, signIn } from './sign-in-service.ts'

export function sessionRoutes(api: Api, publicUrl: () => string): void {
  api.openWrite({
    path: '/session/email',
    status: 200,
    body: SignInMail,
    answer: SentMail,
    mcp: '/sign-in',
    docs: {
      id: 'sendSignInMail',
      tag: 'Sessions',
      summary: 'Request a sign-in email',
      description:
        'Sends an email with a link and a six-digit code, in the language its reader has chosen or else the one that `Accept-Language` asks for. Both expire in 15 minutes and can be used only once. The response is the same whether or not the address has an account. One network can request 5 emails per hour for an address, and 30 in total. Further requests get the same response, but nothing is sent.',
      refusals: ['email_off'],
      example: {
        body: { email: 'ada@example.com' },
        answer: { sent: true, attempt: 'prf_01kz3v9d6ye8tb2xw4qh5mrc7a' },
      },
    },
    async run(ctx, { body, browser }) {
      const language = languageFor(ctx.settings.languages, { accepted: browser.acceptLanguage })
      return { answer: await sendSignInMail(ctx, body, browser, publicUrl(), language) }
    },
  })

  api.openWrite({
    path: '/session',
    status: 201,
    body: SignIn,
    answer: SignedIn,
    mcp: '/sign-in',
    docs: {
      id: 'signIn',
      tag: 'Sessions',
      summary: 'Sign in',
      description:
        'With the `token` from the link, or with `attempt` and `code`. For an address without an account, `display_name` and `kind` create a user if the marketplace is open for sign-up, who accepts the terms of use with `terms_version`. Sets the session cookie. Five wrong codes end an attempt.',
      refusals: ['bad_sign_in', 'sign_up_closed'],
      example: {
        body: { attempt: 'prf_01kz3v9d6ye8tb2xw4qh5mrc7a', code: '402913' },
        answer: exampleSignedIn,
      },
    },
    async run(ctx, call) {
      const result = await signIn(ctx, call.body, call.browser)
      return 'answer' in result ? { answer: result.answer, sessionSecret: result.secret } : result
    },
  })

  api.write({
    method: 'POST',
    path: '/profile/me/email/confirm',
    scope: 'profile:write',
    notForApps: true,
    notForViewers: true,
    body: AddressProof,
    answer: ConfirmedAddress,
    mcp: '/settings',
    docs: {
      id: 'confirmAddress',
      tag: 'Sessions',
      summary: 'Confirm an address',
      description:
        'With the token from the link that was emailed to the new address, which becomes the account’s address. The old address gets an email. Only the account that requested the address can confirm it, so no one can be tricked into adding their address to someone else’s account. A key needs every scope of the user’s role.',
      refusals: ['bad_sign_in', 'not_yours'],
      example: { body: { token: 'kJ3…' }, answer: { confirmed: true } },
    },
    run: (ctx, call) => confirmEmail(ctx, call.actor, call.body),
  })

  api.write({
    method: 'POST',
    path: '/users/:id/invite',
    scope: 'admin',
    recentSignIn: true,
    body: Invitation,
    answer: SentInvitation,
    mcp: '/operator/users',
    docs: {
      id: 'inviteUser',
      tag: 'Users',
      summary: 'Invite a user',
      description:
        'Emails a link that signs the user in and verifies the address. It expires in 7 days and can be used only once. A later invitation or address change invalidates it. Create the user first. Inviting an arbiter or operator needs every scope of that role.',
      refusals: ['email_off', 'own_account'],
      example: {
        body: { email: 'ada@example.com' },
        answer: { email: 'ada@example.com', expires_at: '2026-11-21T23:55:00.000Z' },
      },
    },
    run: (ctx, call) => inviteUser(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body, publicUrl()),
  })

  api.list({
    path: '/users/:id/sessions',
    scope: 'admin',
    answer: Session,
    mcp: '/operator/users',
    docs: {
      id: 'listSessionsOfUser',
      tag: 'Users',
      summary: 'List a user’s sessions',
      description: 'The browsers where the user is signed in, newest first.',
    },
    run: (ctx, call) => listSessionsOfUser(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.page),
  })

  api.read({
    path: '/session',
    scope: 'any key',
    forSessionsOnly: true,
    answer: CurrentSession,
    mcp: '/settings',
    docs: {
      id: 'getSession',
      tag: 'Sessions',
      summary: 'Read the current session',
      description: 'Who is signed in, their role, how and when they signed in, and when the session expires.',
      example: {
        answer: {
          user: exampleSignedIn.user,
          role: 'member',
          mode: 'live',
          fee_bps: 500,
          languages: ['en', 'de', 'es', 'fr'],
          terms: exampleOwnTerms,
          session: exampleSession,
          time: exampleSession.last_seen_at,
        },
      },
    },
    run: (ctx, call) => getSession(ctx, call.actor),
  })

  api.write({
    method: 'DELETE',
    path: '/session',
    scope: 'any key',
    forSessionsOnly: true,
    whileSuspended: true,
    endsSession: true,
    answer: Session,
    mcp: '/settings',
    docs: {
      id: 'signOut',
      tag: 'Sessions',
      summary: 'Sign out',
      description: 'Ends the current session and removes its cookie.',
      example: { answer: exampleSession },
    },
    run: (ctx, call) => endOwnSession(ctx, call.actor),
  })

  api.list({
    path: '/sessions',
    scope: 'keys:write',
    answer: Session,
    mcp: '/settings',
    docs: {
      id: 'listSessions',
      tag: 'Sessions',
      summary: 'List sessions',
      description: 'The browsers where you’re signed in, newest first.',
      example: { answer: { data: [exampleSession], next_cursor: null } },
    },
    run: (ctx, call) => listSessions(ctx, call.actor, call.actor.userId, call.page),
  })

  api.write({
    method: 'DELETE',
    path: '/sessions/:id',
    scope: 'keys:write',
    whileSuspended: true,
    answer: Session,
    isStaffAct: ({ userId }, session) => session.user_id !== encodeId('usr', userId),
    mcp: '/settings',
    docs: {
      id: 'endSession',
      tag: 'Sessions',
      summary: 'End a session',
      description: 'Signs out a browser. The session stops working immediately. Operators can end any user’s sessions.',
    },
    run: (ctx, call) => endSession(ctx, call.actor, toId('ses', call.params.id)),
  })

  api.write({
    method: 'DELETE',
    path: '/sessions',
    scope: 'keys:write',
    whileSuspended: true,
    answer: EndedSessions,
    mcp: '/settings',
    docs: {
      id: 'endOtherSessions',
      tag: 'Sessions',
      summary: 'End all other sessions',
      description: 'Signs out all browsers except the current one.',
      example: { answer: { ended: 2 } },
    },
    run: (ctx, call) => endOtherSessions(ctx, call.actor),
  })
}
