import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'

/** Puts a text on the clipboard. Resolves to whether that worked; if not, `blocked` says what to do instead. */
export async function copyText(text: string, blocked: string): Promise<boolean> {
  try {
    // Not available on pages without TLS.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast(blocked, 'bad')
    return false
  }
}

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  blocked: string
  isIconOnly?: boolean
  variant?: 'primary' | 'secondary' | 'quiet'
}

/** Copies text, and says so in place. */
export function CopyButton({ text, label, copiedLabel, blocked, isIconOnly = false, variant }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const shown = isCopied ? copiedLabel : label
  return (
    <Button
      variant={variant ?? (isIconOnly ? 'quiet' : 'secondary')}
      size={isIconOnly ? 'icon' : 'sm'}
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {...(isIconOnly && { 'aria-label': shown, title: label })}
      onClick={async () => setCopied(await copyText(text, blocked))}
    >
      {!isIconOnly && <span aria-live="polite">{shown}</span>}
    </Button>
  )
}
