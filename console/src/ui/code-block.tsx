import { CopyButton } from './copy-button.tsx'

interface CodeBlockProps {
  /** Where it belongs, for example a file. */
  title: string
  code: string
  copyLabel: string
  copiedText: string
}

/** Text for a program, to be copied. */
export function CodeBlock({ title, code, copyLabel, copiedText }: CodeBlockProps) {
  return (
    <figure className="overflow-hidden rounded-xl border border-line">
      <figcaption className="flex items-center justify-between gap-4 border-line border-b bg-surface py-2 pr-2 pl-4 text-ink-soft text-sm">
        <span className="min-w-0 truncate">{title}</span>
        <CopyButton text={code} label={copyLabel} copiedText={copiedText} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Long lines are scrolled with the keyboard too. */}
      <pre tabIndex={0} className="overflow-x-auto bg-sunken p-4 font-mono text-xs leading-5">
        {code}
      </pre>
    </figure>
  )
}
