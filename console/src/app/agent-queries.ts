import type { Approval, MandateRules, TriedStake } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { actionWords } from '../words/mandates.ts'
import { parley } from './parley.ts'
import { listQuery } from './queries.ts'
import { remembered } from './summaries.ts'

/** Who's asking, who it's with, and what it's about. */
const EXPANDED = ['agent', 'counterparty', 'gig', 'application', 'negotiation', 'contract', 'milestone'] as const

/** Requests waiting for a decision, soonest to expire first. */
export const pendingQuery = queryOptions({
  queryKey: ['approvals', 'pending'],
  queryFn: async () => {
    const pending = await parley.approvals
      .list({ status: 'pending', limit: 100, expand: EXPANDED })
      .all({ max: PENDING_MAX })
    await remembered(Promise.resolve({ data: pending }))
    return pending.sort((a, b) => a.expires_at.localeCompare(b.expires_at) || a.id.localeCompare(b.id))
  },
})

const PENDING_MAX = 500

/** All requests, newest first. */
export const approvalsQuery = listQuery(['approvals', 'list'], () => parley.approvals.list({ expand: EXPANDED }))

export const approvalQuery = (id: string) =>
  queryOptions({ queryKey: ['approvals', id], queryFn: (): Promise<Approval> => parley.approvals.get(id) })

export const agentsQuery = listQuery(['agents', 'list'], () => parley.agents.list())

export const agentQuery = (id: string) =>
  queryOptions({ queryKey: ['agents', id], queryFn: () => parley.agents.get(id) })

export const mandateQuery = (agentId: string) =>
  queryOptions({ queryKey: ['agents', agentId, 'mandate'], queryFn: () => parley.agents.mandate.get(agentId) })

export const activityQuery = (agentId: string) =>
  listQuery(['agents', agentId, 'activity'], () => parley.agents.activity.list(agentId))

export const keysOfAgentQuery = (agentId: string) =>
  listQuery(['keys', 'agent', agentId], () => parley.keys.list({ hosted_agent_id: agentId }))

export const keyQuery = (id: string) => queryOptions({ queryKey: ['keys', id], queryFn: () => parley.keys.get(id) })

interface Trial {
  action?: keyof typeof actionWords
  stake?: TriedStake
  mandate?: MandateRules
}

/** What would happen under a mandate, saved or not. */
export const trialQuery = (agentId: string, trial: Trial) =>
  queryOptions({
    queryKey: ['agents', agentId, 'trial', trial],
    queryFn: () => parley.agents.mandate.try(agentId, trial),
    gcTime: 60_000,
  })
