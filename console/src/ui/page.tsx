import { createContext, type ReactNode, useContext } from 'react'
import { cappedCount } from './count.tsx'
import { cx } from './cx.ts'
import { siteName } from './site.ts'

const WIDTHS = { narrow: 'max-w-2xl', normal: 'max-w-5xl', wide: 'max-w-7xl' }

/** How much is new; shown before the tab's title. */
export const TitleCount = createContext(0)

interface PageProps {
  title: string
  /** To the left of the title. */
  icon?: ReactNode
  /** Above the title: where this belongs. */
  above?: ReactNode
  /** Below the title. */
  description?: ReactNode
  /** To the right of the title. */
  actions?: ReactNode
  width?: keyof typeof WIDTHS
  children: ReactNode
}

/** The frame of every page, including the browser tab's title. Its heading and actions are always in the same place. */
export function Page({ title, icon, above, description, actions, width = 'normal', children }: PageProps) {
  return (
    <div className={cx('mx-auto w-full px-4 pt-6 pb-28 sm:px-8 sm:pt-10 sm:pb-16 print:p-0', WIDTHS[width])}>
      <TabTitle>{title}</TabTitle>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:mb-8">
        <div className="flex min-w-0 flex-1 basis-72 gap-4">
          {icon}
          <div className="min-w-0 flex-1">
            {above && <div className="mb-2 text-ink-faint text-sm">{above}</div>}
            <h1 className="text-balance font-semibold text-xl tracking-tight sm:text-2xl">{title}</h1>
            {description && <div className="mt-1.5 text-ink-soft">{description}</div>}
          </div>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** The title of the browser's tab, for pages with a frame of their own. */
export function TabTitle({ children }: { children: string }) {
  const count = useContext(TitleCount)
  return <title>{`${count > 0 ? `(${cappedCount(count)}) ` : ''}${children} · ${siteName}`}</title>
}
