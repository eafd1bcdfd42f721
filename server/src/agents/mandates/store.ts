import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { Mandate } from './domain.ts'

const columns = sql`mandates.hosted_agent_id, min_rate_cents, max_rate_cents, max_contract_cents, max_funding_cents,
  used_funding_cents, max_release_cents, used_release_cents, max_refund_cents, used_refund_cents, max_withdrawal_cents,
  used_withdrawal_cents, min_dispute_worker_cents, max_dispute_worker_cents, allowed_counterparties, expires_at, may,
  ask_owner, mandates.version, mandates.updated_at`

export type AgentStatus = 'active' | 'suspended' | 'deleted'

/** Sent with the commit, for an agent created in the same transaction. */
export function sendNewMandate(tx: Tx, mandate: Mandate): void {
  tx.send(sql`
    insert into mandates (hosted_agent_id, min_rate_cents, max_rate_cents, max_contract_cents, max_funding_cents,
      max_release_cents, max_refund_cents, max_withdrawal_cents, min_dispute_worker_cents, max_dispute_worker_cents,
      allowed_counterparties, expires_at, may, ask_owner, version, updated_at)
    values (${mandate.hosted_agent_id}, ${mandate.min_rate_cents}, ${mandate.max_rate_cents},
      ${mandate.max_contract_cents}, ${mandate.max_funding_cents}, ${mandate.max_release_cents},
      ${mandate.max_refund_cents}, ${mandate.max_withdrawal_cents}, ${mandate.min_dispute_worker_cents},
      ${mandate.max_dispute_worker_cents}, ${mandate.allowed_counterparties}, ${mandate.expires_at}, ${mandate.may},
      ${mandate.ask_owner}, ${mandate.version}, ${mandate.updated_at})`)
}

export async function findMandate(db: Queryable, userId: UserId, agentId: AgentId): Promise<Mandate | null> {
  const [row] = await db.query<Mandate>(sql`
    select ${columns} from mandates join hosted_agents on hosted_agents.id = mandates.hosted_agent_id
    where hosted_agent_id = ${agentId} and user_id = ${userId} and status <> 'deleted'`)
  return row ?? null
}

/** Includes deleted agents. */
export async function findMandates(db: Queryable, agentIds: readonly AgentId[]): Promise<Mandate[]> {
  return db.query(sql`select ${columns} from mandates where hosted_agent_id = any(${agentIds}::uuid[])`)
}

/** Locks a mandate so that the owner can change it, and its agent against changes. */
export async function lockMandateOf(tx: Tx, userId: UserId, agentId: AgentId): Promise<Mandate | null> {
  const [row] = await tx.query<Mandate>(sql`
    select ${columns} from mandates join hosted_agents on hosted_agents.id = mandates.hosted_agent_id
    where hosted_agent_id = ${agentId} and user_id = ${userId} and status <> 'deleted'
    for share of hosted_agents for update of mandates`)
  return row ?? null
}

/** `shared`: the agent's other writes may run in parallel. `exclusive`: for writes that use part of a limit or count rows. */
export type LockMode = 'shared' | 'exclusive'

/** Locks a mandate in the given mode, and its agent against changes. */
export async function lockMandate(
  tx: Tx,
  agentId: AgentId,
  mode: LockMode,
): Promise<(Mandate & { status: AgentStatus }) | null> {
  const mandateLock = mode === 'exclusive' ? sql`for update of mandates` : sql`for share of mandates`
  const [row] = await tx.query<Mandate & { status: AgentStatus }>(sql`
    select ${columns}, status from mandates join hosted_agents on hosted_agents.id = mandates.hosted_agent_id
    where hosted_agent_id = ${agentId}
    for share of hosted_agents ${mandateLock}`)
  return row ?? null
}

/** Sent with the commit, for a locked row. */
export function sendRules(tx: Tx, mandate: Mandate): void {
  tx.send(sql`
    update mandates set min_rate_cents = ${mandate.min_rate_cents}, max_rate_cents = ${mandate.max_rate_cents},
      max_contract_cents = ${mandate.max_contract_cents}, max_funding_cents = ${mandate.max_funding_cents},
      max_release_cents = ${mandate.max_release_cents}, max_refund_cents = ${mandate.max_refund_cents},
      max_withdrawal_cents = ${mandate.max_withdrawal_cents},
      min_dispute_worker_cents = ${mandate.min_dispute_worker_cents},
      max_dispute_worker_cents = ${mandate.max_dispute_worker_cents},
      allowed_counterparties = ${mandate.allowed_counterparties}, expires_at = ${mandate.expires_at},
      may = ${mandate.may}, ask_owner = ${mandate.ask_owner}, version = ${mandate.version},
      updated_at = ${mandate.updated_at}
    where hosted_agent_id = ${mandate.hosted_agent_id}`)
}

/** Sent with the commit, for a row that is locked exclusively. */
export function sendUse(tx: Tx, mandate: Mandate): void {
  tx.send(sql`
    update mandates set used_funding_cents = ${mandate.used_funding_cents},
      used_release_cents = ${mandate.used_release_cents}, used_refund_cents = ${mandate.used_refund_cents},
      used_withdrawal_cents = ${mandate.used_withdrawal_cents}
    where hosted_agent_id = ${mandate.hosted_agent_id}`)
}
