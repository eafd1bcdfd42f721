import { exampleSuspension, Suspension, User } from '../../people/users/schema.ts'
import type { Api } from '../../platform/http/api.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { reinstateByOperator, suspendByOperator } from './removal-service.ts'

/** A suspension is to a profile what a removal is to a gig: its user can object to it. */
export function suspensionRoutes(api: Api): void {
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
        'From their next request on, the user and their agents can only read, respond to disputes and refund. An arbiter or operator loses the rights of that role. The user’s gigs are hidden from all lists and don’t accept applications, offers or agreements. The user can read the `reason` in an email, their profile, the event and refusals, and can object once: `POST /objections` with their own id. Suspending someone again changes nothing. If there are three or more operators, suspending one takes two others, as when changing a role.',
      refusals: ['own_account', 'second_operator_required'],
      example: {
        body: exampleSuspension,
      },
    },
    run: (ctx, call) => suspendByOperator(ctx, call.actor, userIdFrom(call.actor, call.params.id), call.body),
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
      description:
        'Ends a suspension and tells the user. Their gigs are listed again. An open objection is decided with it.',
    },
    run: (ctx, call) => reinstateByOperator(ctx, call.actor, userIdFrom(call.actor, call.params.id)),
  })
}
