import type { ReactNode } from 'react'

/** A group of settings: what it is on the left, what can be set on the right. */
export function SettingsSection({
  title,
  text,
  aside,
  children,
}: {
  title: string
  text: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header>
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-ink-faint text-sm">{text}</p>
        {aside && <div className="mt-4">{aside}</div>}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
