import { CopyButton } from './copy.tsx'
import { cx } from './cx.ts'

interface CodeBlockProps {
  /** What it is, for screen readers or, above the code, for everyone. */
  label: string
  isLabelShown?: boolean
  code: string
  copyLabel: string
  copiedLabel: string
  blocked: string
  /** Breaks long lines instead of scrolling. */
  isWrapped?: boolean
}

/** Code, or what a program sent, with a way to copy it. */
export function CodeBlock({ label, isLabelShown = false, code, isWrapped = false, ...copy }: CodeBlockProps) {
  const button = (
    <CopyButton
      text={code}
      label={copy.copyLabel}
      copiedLabel={copy.copiedLabel}
      blocked={copy.blocked}
      isIconOnly={!isLabelShown}
    />
  )
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
      {isLabelShown && (
        <div className="flex items-center justify-between gap-4 border-line border-b bg-surface py-2 pr-2 pl-4 text-ink-soft text-sm">
          <span className="min-w-0 truncate">{label}</span>
          {button}
        </div>
      )}
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Code wider than its frame is scrolled with the keyboard.
        tabIndex={0}
        className={cx('max-h-96 overflow-auto p-3 focus-visible:-outline-offset-2', !isLabelShown && 'pr-12')}
      >
        <pre className={cx('font-mono text-xs leading-relaxed', isWrapped && 'whitespace-pre-wrap break-all')}>
          {code}
        </pre>
      </section>
      {!isLabelShown && <div className="absolute top-1 right-1 rounded-lg bg-sunken">{button}</div>}
    </div>
  )
}
