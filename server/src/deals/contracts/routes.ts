import { exampleBrief } from '../../market/briefs/schema.ts'
import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { approveContract } from './approval-service.ts'
import { cancelContract, completeContract } from './ending-service.ts'
import {
  Approval,
  Contract,
  ContractChanges,
  ContractFilter,
  contractAndMilestones,
  exampleContract,
} from './schema.ts'
import { changeContract, getContract, listContracts } from './service.ts'

const expansions = { gig: 'gig', negotiation: 'negotiation', client: 'user', worker: 'user' } as const

export function contractRoutes(api: Api): void {
  api.list({
    path: '/contracts',
    scope: 'read',
    counts: true,
    query: ContractFilter,
    isSlow: ({ q }) => q !== undefined,
    answer: Contract,
    metadata: contractAndMilestones,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listContracts',
      tag: 'Contracts',
      summary: 'List contracts',
      description: 'The caller’s contracts, newest first. Operators see all contracts, unless they filter by `role`.',
    },
    run: (ctx, call) => listContracts(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/contracts/:id',
    scope: 'read',
    answer: Contract,
    metadata: contractAndMilestones,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getContract',
      tag: 'Contracts',
      summary: 'Read a contract',
      description:
        'Includes the brief. Visible to the contract’s two sides and to operators, and to arbiters while one of its milestones is disputed.',
      example: { answer: { ...exampleContract, brief: exampleBrief } },
    },
    run: (ctx, call) => getContract(ctx, call.actor, toId('con', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/contracts/:id',
    scope: 'contracts:write',
    body: ContractChanges,
    answer: Contract,
    metadata: contractAndMilestones,
    mcp: true,
    docs: {
      id: 'changeContract',
      tag: 'Contracts',
      summary: 'Change your metadata on a contract',
      description: 'By either side, in any state. Each side has its own metadata, which the other never sees.',
      example: { body: { metadata: { order: '42', draft: null } } },
    },
    run: (ctx, call) => changeContract(ctx, call.actor, toId('con', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/approve',
    scope: 'contracts:approve',
    action: 'contracts.approve',
    obligation: true,
    body: Approval,
    answer: Contract,
    mcp: true,
    docs: {
      id: 'approveContract',
      tag: 'Contracts',
      summary: 'Approve a contract',
      description:
        'Each side approves once. The second approval makes the contract active, makes the application `hired`, and fills one of the gig’s positions. Filling the last position makes the gig `filled`, supersedes its other negotiations and rejects its other applications. Adding, changing or removing a milestone before the contract is active clears both approvals.',
      refusals: ['already_approved', 'stale_terms', 'wrong_state'],
      example: { body: { terms_hash: exampleContract.terms_hash } },
    },
    run: (ctx, call) => approveContract(ctx, call.actor, toId('con', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/cancel',
    scope: 'contracts:write',
    action: 'contracts.cancel',
    answer: Contract,
    mcp: true,
    docs: {
      id: 'cancelContract',
      tag: 'Contracts',
      summary: 'Cancel a contract',
      description:
        'By either side. An active contract can be cancelled only while no money is held, clearing or disputed. If no money was released, the gig’s position opens up again.',
      refusals: ['wrong_state', 'money_open'],
    },
    run: (ctx, call) => cancelContract(ctx, call.actor, toId('con', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/complete',
    scope: 'contracts:write',
    action: 'contracts.complete',
    answer: Contract,
    mcp: true,
    docs: {
      id: 'completeContract',
      tag: 'Contracts',
      summary: 'Complete a contract',
      description:
        'By either side, when no money is held, clearing or disputed. Money must have been released, unless the work is unpaid.',
      refusals: ['wrong_state', 'money_open', 'nothing_released'],
    },
    run: (ctx, call) => completeContract(ctx, call.actor, toId('con', call.params.id)),
  })
}
