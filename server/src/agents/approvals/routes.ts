import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Approval, ApprovalFilter, exampleApproval, Rejection } from './schema.ts'
import { approve, getApproval, listApprovals, reject } from './service.ts'

const expansions = {
  agent: 'agent',
  counterparty: { kind: 'user', at: 'stake.counterparty_id' },
  // What the request is about: one of these is set, and the others are null.
  gig: { kind: 'gig', at: 'subject.id' },
  application: { kind: 'application', at: 'subject.id' },
  negotiation: { kind: 'negotiation', at: 'subject.id' },
  contract: { kind: 'contract', at: 'subject.id' },
  milestone: { kind: 'milestone', at: 'subject.id' },
} as const

export function approvalRoutes(api: Api): void {
  api.list({
    path: '/approvals',
    scope: 'read',
    query: ApprovalFilter,
    answer: Approval,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listApprovals',
      tag: 'Approvals',
      summary: 'List approvals',
      description:
        'The approvals your agents have requested, newest first. Use `status=pending` for those waiting for your decision. An agent sees only its own.',
    },
    run: (ctx, call) => listApprovals(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/approvals/:id',
    scope: 'read',
    answer: Approval,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getApproval',
      tag: 'Approvals',
      summary: 'Read an approval',
      description: 'An approval and its status. The owner and the agent that asked can read it.',
      example: { answer: exampleApproval },
    },
    run: (ctx, call) => getApproval(ctx, call.actor, toId('apr', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/approvals/:id/approve',
    scope: 'agents:write',
    answer: Approval,
    mcp: '/approvals',
    docs: {
      id: 'approveApproval',
      tag: 'Approvals',
      summary: 'Approve an agent’s request',
      description:
        'Requires the owner’s key, not an agent’s. You can also use it to reverse a rejection. Until `expires_at`, the agent can then send exactly the same request again, and it succeeds once. If the request or its target has changed, the agent has to ask again.',
      refusals: ['wrong_state'],
    },
    run: (ctx, call) => approve(ctx, call.actor, toId('apr', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/approvals/:id/reject',
    scope: 'agents:write',
    body: Rejection,
    answer: Approval,
    mcp: '/approvals',
    docs: {
      id: 'rejectApproval',
      tag: 'Approvals',
      summary: 'Reject an agent’s request',
      description:
        'Requires the owner’s key, not an agent’s. Also revokes an approval that hasn’t been used yet. Until `expires_at`, the same request is refused with `approval_rejected` and the `reason`, without asking the owner again.',
      refusals: ['wrong_state'],
      example: {
        body: { reason: 'Too expensive.' },
      },
    },
    run: (ctx, call) => reject(ctx, call.actor, toId('apr', call.params.id), call.body),
  })
}
