import type { Called } from '../operations/service.ts'
import { call, nextSteps } from '../results/next-domain.ts'
import type { ToolResult } from '../results/service.ts'

/** The result of a write: what changed, the key for repeating it, and what can be done next. */
export function done(
  { data, idempotencyKey, replayed }: Called,
  summary: string,
  next: readonly string[] = [],
): ToolResult {
  const again = replayed
    ? ' This was already done by an earlier call with the same idempotency_key. Nothing was done twice.'
    : ''
  return {
    summary: `${summary}${again} idempotency_key: ${idempotencyKey}.`,
    resource: data,
    next: [...next, ...nextSteps(data), call('wait_for_events', {})],
    more: { idempotency_key: idempotencyKey, replayed },
  }
}
