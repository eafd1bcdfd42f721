import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { Approval, ApprovalFilter, exampleApproval } from './schema.ts'
import { decideApproval, getApproval, listApprovals } from './service.ts'

const decided = { ...exampleApproval, decided_at: '2026-11-16T12:00:00.000Z' }

export function approvalRoutes(api: Api): void {
  api.list({
    path: '/approvals',
    scope: 'read',
    query: ApprovalFilter,
    answer: Approval,
    docs: {
      id: 'listApprovals',
      tag: 'Approvals',
      summary: 'List approvals',
      description:
        'Approvals that the caller’s agents asked for, newest first. Those that wait have `status=pending`. An agent sees only its own.',
      example: { answer: { data: [exampleApproval], next_cursor: null } },
    },
    run: (ctx, call) => listApprovals(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/approvals/:id',
    scope: 'read',
    answer: Approval,
    docs: {
      id: 'getApproval',
      tag: 'Approvals',
      summary: 'Read an approval',
      description: 'Visible to the owner and the agent that asked.',
      example: { answer: exampleApproval },
    },
    run: (ctx, call) => getApproval(ctx, call.actor, toId('apr', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/approvals/:id/approve',
    scope: 'agents:write',
    answer: Approval,
    docs: {
      id: 'approveApproval',
      tag: 'Approvals',
      summary: 'Approve a request of an agent',
      description:
        'By a key of the owner, not of an agent. The agent can then send the same request once, until `expires_at`. If the request or its target has changed since, the agent has to ask again.',
      refusals: ['wrong_state'],
      example: { answer: { ...decided, status: 'approved' } },
    },
    run: (ctx, call) => decideApproval(ctx, call.actor, toId('apr', call.params.id), 'approve'),
  })

  api.write({
    method: 'POST',
    path: '/approvals/:id/reject',
    scope: 'agents:write',
    answer: Approval,
    docs: {
      id: 'rejectApproval',
      tag: 'Approvals',
      summary: 'Reject a request of an agent',
      description:
        'By a key of the owner, not of an agent. Also revokes an approval that was not used. Until `expires_at`, the same request is refused without asking again.',
      refusals: ['wrong_state'],
      example: { answer: { ...decided, status: 'rejected' } },
    },
    run: (ctx, call) => decideApproval(ctx, call.actor, toId('apr', call.params.id), 'reject'),
  })
}
