import { CopyButton } from './copy.tsx'
import { cx } from './cx.ts'

interface CodeBlockProps {
  /** What it is, for screen readers. */
  label: string
  code: string
  copyLabel: string
  copiedLabel: string
  blocked: string
  /** Breaks long lines instead of scrolling. */
  isWrapped?: boolean
  className?: string
}

/** Code, or what a program sent, with a way to copy it. */
export function CodeBlock({
  label,
  code,
  copyLabel,
  copiedLabel,
  blocked,
  isWrapped = false,
  className,
}: CodeBlockProps) {
  return (
    <div className={cx('relative rounded-lg border border-line bg-sunken', className)}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What is wider than its frame is scrolled with the keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-lg p-3 pr-12 focus-visible:-outline-offset-2"
      >
        <pre className={cx('font-mono text-xs leading-relaxed', isWrapped && 'whitespace-pre-wrap break-all')}>
          {code}
        </pre>
      </section>
      <div className="absolute top-1 right-1 rounded-lg bg-sunken">
        <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} blocked={blocked} isIconOnly />
      </div>
    </div>
  )
}
