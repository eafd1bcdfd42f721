import { ParleyError } from '@parley/sdk'
import { ErrorState } from '../ui/error-state.tsx'
import { words } from '../words/app.ts'
import { explainIssue } from './refusals.ts'

interface Explained {
  kind: 'failed' | 'offline' | 'refused' | 'missing'
  title: string
  text: string
}

/** What went wrong, for people. */
export function explain(error: unknown): Explained {
  const { failure } = words
  if (error instanceof DOMException && error.name === 'NotAllowedError') {
    return { kind: 'failed', title: failure.failed, text: failure.cancelled }
  }
  if (!(error instanceof ParleyError)) return { kind: 'failed', title: failure.failed, text: failure.failedText }
  if (error.status === 0) return { kind: 'offline', title: failure.offline, text: failure.offlineText }
  const reasons = error.issues.map(explainIssue).join(' ')
  if (error.status === 404) return { kind: 'missing', title: failure.missing, text: failure.missingText }
  if (error.status === 403) return { kind: 'refused', title: failure.refused, text: reasons || failure.unexplained }
  if (error.status === 429 || error.status === 503)
    return { kind: 'failed', title: failure.busy, text: reasons || failure.busyText }
  if (error.status < 500) return { kind: 'failed', title: failure.failed, text: reasons || failure.unexplained }
  const reference = error.requestId ? ` ${failure.reference(error.requestId)}` : ''
  return { kind: 'failed', title: failure.failed, text: failure.failedText + reference }
}

/** Shown in place of what couldn't be loaded. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { kind, title, text } = explain(error)
  return (
    <ErrorState kind={kind} title={title} onRetry={kind === 'missing' ? undefined : onRetry} retryLabel={words.retry}>
      {text}
    </ErrorState>
  )
}
