import { Copy } from 'lucide-react'
import { toast } from './toast.tsx'

interface FingerprintProps {
  hash: string
  /** Says what a click does. */
  copyLabel: string
  copiedText: string
}

/** A hash, short enough to compare by eye. A click copies all of it. */
export function Fingerprint({ hash, copyLabel, copiedText }: FingerprintProps) {
  return (
    <button
      type="button"
      title={hash}
      onClick={() => void navigator.clipboard?.writeText(hash).then(() => toast(copiedText))}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-md font-mono text-ink-soft text-xs hover:text-ink"
    >
      <span className="sr-only">{copyLabel} </span>
      {hash.slice(0, 8)}…{hash.slice(-8)}
      <Copy aria-hidden="true" className="size-3" />
    </button>
  )
}
