import { CheckCircle2, CircleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'

interface Toast {
  id: number
  tone: 'good' | 'bad'
  text: string
}

/** Says briefly that something worked, or did not. */
export function toast(text: string, tone: Toast['tone'] = 'good'): void {
  const id = ++count
  set([...toasts.slice(-2), { id, tone, text }])
  setTimeout(() => remove(id), tone === 'good' ? 4_000 : 10_000)
}

/** Where toasts appear. Always in the page, so that screen readers notice new ones. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 flex flex-col items-center gap-2 px-4 sm:bottom-6"
    >
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-md animate-appear items-center gap-3 rounded-xl bg-surface py-2.5 pr-2 pl-4 text-sm shadow-floating"
        >
          {tone === 'good' ? (
            <CheckCircle2 aria-hidden="true" className="size-4 shrink-0 text-good-text" />
          ) : (
            <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-bad-text" />
          )}
          <span className="min-w-0">{text}</span>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => remove(id)}
            className="grid size-7 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </div>
      ))}
    </div>
  )
}

let count = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function remove(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
