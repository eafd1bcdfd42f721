import { lazy, Suspense } from 'react'
import { Prose } from '../ui/prose.tsx'

// Loaded along with the first text, which is readable even before that.
const Formatted = lazy(() => import('./markdown-view.tsx').then(({ Formatted }) => ({ default: Formatted })))
const Excerpt = lazy(() => import('./markdown-view.tsx').then(({ Excerpt }) => ({ default: Excerpt })))

interface MarkdownProps {
  children: string
  /** Shows only the beginning, without links, whose hosts could be cut off. */
  isFolded?: boolean
}

/** What someone wrote in Markdown, with a way to see its source. */
export function Markdown({ children, isFolded = false }: MarkdownProps) {
  if (isFolded) {
    return (
      <p className="line-clamp-6 max-w-prose">
        <MarkdownExcerpt>{children}</MarkdownExcerpt>
      </p>
    )
  }
  return (
    <Suspense fallback={<Prose>{children}</Prose>}>
      <Formatted text={children} />
    </Suspense>
  )
}

/** The words of a Markdown text on one line, for lists. */
export function MarkdownExcerpt({ children }: { children: string }) {
  return (
    <Suspense fallback={children}>
      <Excerpt text={children} />
    </Suspense>
  )
}
