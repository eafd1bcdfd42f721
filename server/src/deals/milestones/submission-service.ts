import type { Static } from 'typebox'
import { type ReadingRole, useAttachments } from '../../files/attachments/service.ts'
import { countDelivery } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type ContractId, encodeId, type Id, type MilestoneId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { endOf } from '../../platform/kernel/time.ts'
import { lockContractForClock, readingRoleIn } from '../contracts/service.ts'
import { reopenMilestone, submitMilestone } from './domain.ts'
import { getMilestone } from './editing-service.ts'
import { lockActiveMilestone, presentTo, refundEscrow, releaseEscrow } from './escrow-service.ts'
import type { Milestone as MilestoneShape } from './schema.ts'
import { announceRefund, lockMilestone, saveMilestone } from './service.ts'
import type { Submission } from './submission-domain.ts'
import {
  type ChangeRequest,
  type NewSubmission,
  presentSubmission,
  presentSubmissionEvent,
  type Submission as SubmissionShape,
} from './submission-schema.ts'
import * as store from './submission-store.ts'

// Delivery and review: the worker submits, and the client releases, requests changes, or lets the review deadline pass.

export async function submit(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  body: Static<typeof NewSubmission>,
): Promise<Static<typeof MilestoneShape>> {
  const locked = await lockActiveMilestone(ctx, actor, contractId, id)
  const { contract, milestone, side } = locked
  const now = ctx.clock.now()
  const submitted = submitMilestone(milestone, side, contract.review_days, now)
  const submissionId = newId<'sub'>()
  const submission: Submission = {
    id: submissionId,
    milestone_id: milestone.id,
    number: submitted.submission_count,
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    message: body.message,
    links: body.links ?? [],
    attachments: await useAttachments(ctx, actor, body.attachment_ids, { kind: 'submission', id: submissionId }),
    created_at: now,
    changes_requested: null,
    changes_requested_at: null,
  }
  store.sendSubmission(ctx.db, submission)
  if (milestone.submission_count === 0 && milestone.due_date !== null) {
    countDelivery(ctx, milestone.worker_id, now < endOf(milestone.due_date))
  }
  const extraData = { submission: presentSubmissionEvent(submission) }
  return presentTo(ctx, actor, locked, saveMilestone(ctx, actor, submitted, 'milestone.submitted', extraData))
}

export async function requestChanges(
  ctx: WriteContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  { message }: Static<typeof ChangeRequest>,
): Promise<Static<typeof MilestoneShape>> {
  const locked = await lockActiveMilestone(ctx, actor, contractId, id)
  const { milestone, side } = locked
  const reopened = reopenMilestone(milestone, side)
  store.sendChangeRequest(ctx.db, milestone.id, milestone.submission_count, message, ctx.clock.now())
  const extraData = { changes_requested: message }
  return presentTo(ctx, actor, locked, saveMilestone(ctx, actor, reopened, 'milestone.changes_requested', extraData))
}

export async function listSubmissions(
  ctx: ReadContext,
  actor: Actor,
  contractId: ContractId,
  id: MilestoneId,
  page: PageRequest,
): Promise<Page<Static<typeof SubmissionShape>>> {
  // Throws if the caller may not read the milestone.
  await getMilestone(ctx, actor, contractId, encodeId('mil', id))
  const fetched = await store.listSubmissions(ctx.db, id, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ number }) => [String(number)])
  return { rows: rows.map(presentSubmission), next }
}

/** In what role the caller may read a submission's files. */
export async function asReaderOfSubmission(ctx: ReadContext, actor: Actor, id: Id<'sub'>): Promise<ReadingRole | null> {
  const contractId = await store.findContractOf(ctx.db, id)
  return contractId && readingRoleIn(ctx, actor, contractId)
}

/**
 * The milestone's deadline. `auto_release_at`: the client didn't respond in time, so the held money is released. While it's
 * funded, the refund is announced first and made at `idle_refund_at`. The contract is locked.
 */
export async function moveMilestoneByClock(ctx: WriteContext, id: MilestoneId): Promise<void> {
  const milestone = await lockMilestone(ctx, id)
  const contract = milestone && (await lockContractForClock(ctx, milestone.contract_id))
  if (!contract) return
  if (milestone.status === 'submitted') {
    releaseEscrow(ctx, 'clock', 'clock', contract, milestone, milestone.held_cents)
  } else if (milestone.idle_notice_at !== null) announceRefund(ctx, milestone)
  else refundEscrow(ctx, 'clock', 'clock', contract, milestone)
}
