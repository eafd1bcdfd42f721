import { CircleAlert, CloudOff, Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiWords } from '../words/ui.ts'
import { Button } from './button.tsx'

const ICONS = { failed: CircleAlert, offline: CloudOff, refused: Lock, missing: SearchX }

interface ErrorStateProps {
  kind: keyof typeof ICONS
  /** Omitted if the page's heading already says it. */
  title?: string
  /** What happened, and what to do about it. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  action?: ReactNode
}

/** Shown in place of something that couldn't be displayed. */
export function ErrorState({ kind, title, children, onRetry, retryLabel = uiWords.retry, action }: ErrorStateProps) {
  const Icon = ICONS[kind]
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-xl border border-line bg-surface px-6 py-12 text-center"
    >
      <span className="mb-4 grid size-10 place-items-center rounded-full bg-bad-soft text-bad-text">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      {title && <p className="font-medium">{title}</p>}
      {children && <div className="mt-1 max-w-md text-balance text-ink-soft text-sm">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
