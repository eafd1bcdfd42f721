import { Bell, CheckCircle2, CircleAlert, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

interface Toast {
  id: number
  tone: 'good' | 'bad' | 'news'
  text: string
}

/** Briefly says that something worked or didn't, or that someone else changed what's shown. */
export function toast(text: string, tone: Toast['tone'] = 'good'): void {
  const id = ++count
  set([...toasts.slice(-2), { id, tone, text }])
  setTimeout(() => remove(id), tone === 'good' ? 4_000 : 10_000)
}

/** Loads the page again, which then says that something worked. */
export function reloadWithToast(text: string): void {
  sessionStorage.setItem(AFTER_RELOAD, text)
  location.reload()
}

const AFTER_RELOAD = 'parley.toast'

/**
 * Where toasts appear. Always in the page, so that screen readers notice new ones. On small screens they are part of the bar
 * above the page, and push it down.
 */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  useEffect(() => {
    const text = sessionStorage.getItem(AFTER_RELOAD)
    sessionStorage.removeItem(AFTER_RELOAD)
    if (text !== null) toast(text)
  }, [])
  return (
    <div
      aria-live="polite"
      className="pointer-events-none flex flex-col items-center gap-2 lg:fixed lg:inset-x-0 lg:bottom-6 lg:z-50 lg:px-4"
    >
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          data-toast
          className="pointer-events-auto flex w-full animate-appear items-center gap-3 border-line border-t py-2 pr-2 pl-4 text-sm sm:px-8 lg:w-auto lg:max-w-md lg:rounded-xl lg:border-0 lg:bg-surface lg:py-2.5 lg:pr-2 lg:pl-4 lg:shadow-floating"
        >
          <Icon tone={tone} />
          <span className="wrap-anywhere min-w-0 flex-1">{text}</span>
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

function Icon({ tone }: Pick<Toast, 'tone'>) {
  if (tone === 'good') return <CheckCircle2 aria-hidden="true" className="size-4 shrink-0 text-good-text" />
  if (tone === 'bad') return <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-bad-text" />
  return <Bell aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
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
