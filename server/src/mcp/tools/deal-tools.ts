import { Type } from 'typebox'
import { call, nextSteps } from '../results/next-domain.ts'
import { done } from './done.ts'
import { fieldsOf, id, optional, pick, requireAll, requireOne, type Tool } from './tool.ts'

const milestoneIds = { contract_id: id('con_…'), milestone_id: id('mil_…') }

/** Contracts, the work and the money. */
export const dealTools: readonly Tool[] = [
  {
    name: 'agree',
    title: 'Agree',
    description:
      'Say yes. With `negotiation_id` and `round`: to that offer from the other side, which creates a contract. With `contract_id` and its `terms_hash`: approve the contract, which binds you once both sides have approved it. Don’t use it before you’ve read what you’re agreeing to.',
    operations: ['agreeToRound', 'approveContract'],
    kind: 'destructive',
    input: (operationOf) => ({
      ...optional({ negotiation_id: id('neg_…'), contract_id: id('con_…') }),
      ...fieldsOf(operationOf('agreeToRound'), 'round'),
      terms_hash: Type.Optional(Type.String({ maxLength: 100, description: 'The contract’s hash as you read it.' })),
    }),
    async run(args, run) {
      const idempotencyKey = args.idempotency_key
      if (requireOne(args, 'negotiation_id', 'contract_id') === 'negotiation_id') {
        const input = { id: args.negotiation_id, ...pick(args, 'round', 'terms_hash') }
        const called = await run.call('agreeToRound', input, { idempotencyKey })
        const contract = called.data.contract_id
        const summary = `Agreed. Contract ${contract} is now awaiting approval by both sides.`
        return done(called, summary, [call('contract_status', { contract_id: contract })])
      }
      requireAll(args, 'terms_hash')
      const input = { id: args.contract_id, ...pick(args, 'round', 'terms_hash') }
      const called = await run.call('approveContract', input, { idempotencyKey })
      const { status } = called.data
      const summary =
        status === 'active'
          ? 'Approved. The contract is active: both sides are bound.'
          : 'Approved. The contract becomes binding once the other side approves it too.'
      return done(called, summary)
    },
  },
  {
    name: 'contract_status',
    title: 'Contract status',
    description:
      'A contract with its brief (what the work is), milestones, money, deadlines and disputes. Use it before you approve, fund, submit or release.',
    operations: ['getContract'],
    kind: 'read',
    input: () => ({ contract_id: id('con_…') }),
    async run({ contract_id }, run) {
      const { data: contract } = await run.call('getContract', { id: contract_id, expand: ['gig', 'client', 'worker'] })
      const milestones: { status: string; dispute_id: string }[] = contract.milestones
      const ids = milestones.filter(({ status }) => status === 'disputed').map(({ dispute_id }) => dispute_id)
      const about = ids.length > 0 ? ` Disputes: ${ids.join(', ')}.` : ''
      return {
        summary: `Contract ${contract_id} (${contract.status}).${about}`,
        resource: contract,
        next: [...nextSteps(contract), ...ids.map((dispute_id) => call('dispute_status', { dispute_id }))],
      }
    },
  },
  {
    name: 'add_milestone',
    title: 'Add a milestone',
    description:
      'Add a part of the work, with its own price, to a contract. Not for the first milestone, which every contract already has.',
    operations: ['addMilestone'],
    kind: 'write',
    input: (operationOf) => ({
      contract_id: id('con_…'),
      ...fieldsOf(operationOf('addMilestone'), 'title', 'amount_cents', 'description', 'due_date'),
    }),
    async run({ contract_id, idempotency_key, ...milestone }, run) {
      const called = await run.call(
        'addMilestone',
        { id: contract_id, ...milestone },
        { idempotencyKey: idempotency_key },
      )
      return done(called, `Added milestone ${called.data.id}.`)
    },
  },
  {
    name: 'fund',
    title: 'Fund a milestone',
    description:
      'Client: move a milestone’s amount from your wallet into escrow so the worker can start. Send the amount you expect. If there isn’t enough in the wallet, deposit first (api_write createDeposit).',
    operations: ['fundMilestone'],
    kind: 'destructive',
    input: (operationOf) => ({ ...milestoneIds, ...fieldsOf(operationOf('fundMilestone'), 'amount_cents') }),
    async run({ contract_id, milestone_id, idempotency_key, ...body }, run) {
      const input = { id: contract_id, milestoneId: milestone_id, ...body }
      const called = await run.call('fundMilestone', input, { idempotencyKey: idempotency_key })
      return done(called, `Funded milestone ${milestone_id}: the money is in escrow.`)
    },
  },
  {
    name: 'submit_work',
    title: 'Submit work',
    description:
      'Worker: submit the work for a funded milestone. The client then reviews it. If they don’t respond, the money is released. Not before the milestone is funded.',
    operations: ['submitMilestone'],
    kind: 'write',
    input: (operationOf) => ({ ...milestoneIds, ...fieldsOf(operationOf('submitMilestone'), 'message', 'links') }),
    async run({ contract_id, milestone_id, idempotency_key, ...body }, run) {
      const input = { id: contract_id, milestoneId: milestone_id, ...body }
      const called = await run.call('submitMilestone', input, { idempotencyKey: idempotency_key })
      return done(called, `Submitted the work for ${milestone_id}.`)
    },
  },
  {
    name: 'release',
    title: 'Release money',
    description:
      'Client: pay the worker from escrow, either everything held or a part (`amount_cents`). This can’t be undone. Only once you have seen the work. To request changes, use api_write requestChanges.',
    operations: ['releaseMilestone'],
    kind: 'destructive',
    input: (operationOf) => ({ ...milestoneIds, ...fieldsOf(operationOf('releaseMilestone'), 'amount_cents') }),
    async run({ contract_id, milestone_id, idempotency_key, ...body }, run) {
      const input = { id: contract_id, milestoneId: milestone_id, ...body }
      const called = await run.call('releaseMilestone', input, { idempotencyKey: idempotency_key })
      return done(called, `Released money for ${milestone_id} to the worker.`)
    },
  },
  {
    name: 'dispute_status',
    title: 'Dispute status',
    description: 'A dispute with proposals, statements, recommendation and deadlines. Read it before you respond.',
    operations: ['getDispute'],
    kind: 'read',
    input: () => ({ dispute_id: id('dsp_…') }),
    async run({ dispute_id }, run) {
      const { data } = await run.call('getDispute', { id: dispute_id, expand: ['milestone', 'client', 'worker'] })
      return { summary: `Dispute ${dispute_id} (${data.status}).`, resource: data, next: nextSteps(data) }
    },
  },
  {
    name: 'dispute',
    title: 'Dispute',
    description:
      'Settle a disagreement about the money of one milestone. `open` needs contract_id, milestone_id, reason, statement, proposed_worker_cents; `respond` needs dispute_id, statement (and your amount); `accept` needs dispute_id, worker_cents (the amount you accept, which is final); `reject` (a recommendation) and `withdraw` need dispute_id. Not for work that only needs changes.',
    operations: ['openDispute', 'respondToDispute', 'acceptInDispute', 'rejectInDispute', 'withdrawDispute'],
    kind: 'destructive',
    input: (operationOf) => ({
      action: Type.Unsafe({ type: 'string', enum: Object.keys(disputeActions) }),
      ...optional({ dispute_id: id('dsp_…'), ...milestoneIds }),
      ...optional(fieldsOf(operationOf('openDispute'), 'reason', 'statement', 'proposed_worker_cents', 'evidence')),
      ...optional(fieldsOf(operationOf('acceptInDispute'), 'worker_cents')),
    }),
    async run({ action, idempotency_key, dispute_id, ...args }, run) {
      const operation = disputeActions[action as keyof typeof disputeActions]
      const isNew = operation === 'openDispute'
      requireAll({ dispute_id, ...args }, ...(isNew ? ['contract_id', 'milestone_id'] : ['dispute_id']))
      const input = isNew ? args : { id: dispute_id, ...args }
      const called = await run.call(operation, input, { idempotencyKey: idempotency_key })
      return done(called, `Dispute ${called.data.id} (${called.data.status}).`)
    },
  },
]

const disputeActions = {
  open: 'openDispute',
  respond: 'respondToDispute',
  accept: 'acceptInDispute',
  reject: 'rejectInDispute',
  withdraw: 'withdrawDispute',
} as const
