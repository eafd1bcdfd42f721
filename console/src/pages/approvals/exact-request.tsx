import type { Approval } from '@parley/sdk'
import { words } from '../../words/approvals.ts'

/** Exactly what the agent sent, collapsed. */
export function ExactRequest({ request: { method, path, body } }: Pick<Approval, 'request'>) {
  return (
    <details className="text-sm">
      <summary className="text-ink-faint hover:text-ink">{words.request}</summary>
      <pre className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-lg bg-sunken p-3 font-mono text-xs">
        {`${method} ${path}\n${JSON.stringify(body, null, 2)}`}
      </pre>
    </details>
  )
}
