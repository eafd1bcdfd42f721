import type { Client } from './client.ts'
import { ParleyError } from './errors.ts'
import { getApproval } from './generated/operations.ts'
import type { Approval } from './generated/schemas.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

export interface ApprovalOptions extends WaitOptions {
  /** Called when the owner has to decide, with what they're being asked. */
  onWaiting?: (approval: Approval) => void
}

export interface AgentMethods {
  /**
   * Act with the owner's approval.
   *
   * Runs the call. If the service responds that the owner has to approve it, waits for the decision and runs the same call again, so it must send the same request both times. If the owner rejects it, the call throws with `approval_rejected`.
   *
   * `parley.agents.runWithApproval(() => parley.contracts.approve(id, { terms_hash }))`
   */
  runWithApproval<Answer>(call: () => Promise<Answer>, options?: ApprovalOptions): Promise<Answer>
}

export async function runWithApproval<Answer>(
  client: Client,
  call: () => Promise<Answer>,
  options: ApprovalOptions = {},
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ParleyError && error.has('approval_required'))) throw error
    const { approval_id } = error.details
    const read = async () =>
      (await client.send(
        getApproval,
        { params: [approval_id] },
        options.signal && { signal: options.signal },
      )) as Approval
    options.onWaiting?.(await read())
    const { status } = await waitFor(client, read, (approval) => approval.status !== 'pending', options)
    // Sending a rejected request again gets the owner's reason; sending an expired one would just ask the owner again.
    if (status === 'approved' || status === 'rejected') return call()
    throw error
  }
}
