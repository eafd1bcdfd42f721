import { Check, CodeXml, Terminal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy.tsx'
import { Menu, MenuItem, MenuNote } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'
import { words as text } from '../words/copy-as.ts'
import { type Code, codeOf, type RecordNow } from './request-code.ts'

/** Copies what an action would send, as a command or as code that does the same with a key. */
export function CopyAs({ record }: { record: RecordNow }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async (kind: keyof Code) => setCopied(await copyAs(record, kind))
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {isCopied && text.copied}
      </span>
      <Menu
        side="top"
        trigger={
          <Button variant="quiet" size="icon" aria-label={text.label} title={text.label} className="flex-none!">
            {isCopied ? <Check aria-hidden="true" className="text-good-text" /> : <CodeXml aria-hidden="true" />}
          </Button>
        }
      >
        <MenuNote>{text.label}</MenuNote>
        <MenuItem icon={<Terminal aria-hidden="true" />} onSelect={() => void copy('curl')}>
          {text.curl}
        </MenuItem>
        <MenuItem icon={<CodeXml aria-hidden="true" />} onSelect={() => void copy('sdk')}>
          {text.sdk}
        </MenuItem>
        <MenuItem icon={<Terminal aria-hidden="true" />} onSelect={() => void copy('cli')}>
          {text.cli}
        </MenuItem>
      </Menu>
    </>
  )
}

/** Copies it immediately. Resolves to whether that worked. */
export async function copyAs(record: RecordNow, kind: keyof Code): Promise<boolean> {
  const request = await record()
  const code = request && codeOf(request, location.origin)
  if (code) return copyText(code[kind], text.blocked)
  toast(request ? text.onlyHere : text.nothing, 'bad')
  return false
}

const COPIED_MS = 2_000
