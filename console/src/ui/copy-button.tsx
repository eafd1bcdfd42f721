import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { toast } from './toast.tsx'

interface CopyButtonProps {
  text: string
  label: string
  copiedText: string
}

/** Puts a text into the clipboard. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  return (
    <Button
      size="sm"
      icon={<Copy aria-hidden="true" />}
      // Browsers have a clipboard only where the page came over TLS, or from this device.
      onClick={() => void navigator.clipboard?.writeText(text).then(() => toast(copiedText))}
    >
      {label}
    </Button>
  )
}
