import { Ban } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { words } from '../words/app.ts'
import { useMe } from './session.tsx'

// It includes a form, which few people need.
const SuspensionObjection = lazy(() =>
  import('./suspension-objection.tsx').then(({ SuspensionObjection }) => ({ default: SuspensionObjection })),
)

/** Tells someone that they're suspended, why, and what they can still do. */
export function SuspendedBanner() {
  const { suspension } = useMe()
  if (!suspension) return null
  return (
    <aside
      aria-label={words.suspended.label}
      className="flex flex-wrap items-center justify-center gap-2 bg-bad-soft px-4 py-2 text-bad-text text-sm"
    >
      <Ban aria-hidden="true" className="size-4 shrink-0" />
      <div className="min-w-0">
        <span className="font-medium">{words.suspended.title}</span> {words.suspended.text}
        {suspension.reason !== null && <p>{words.suspended.reason(suspension.reason)}</p>}
      </div>
      <Suspense>
        <SuspensionObjection />
      </Suspense>
    </aside>
  )
}
