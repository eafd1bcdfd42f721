import { CodeBlock } from '../../ui/code-block.tsx'
import { words } from '../../words/copy.ts'

/** Code with a way to copy it. */
export function Code({ label, code, className }: { label: string; code: string; className?: string }) {
  return (
    <CodeBlock
      label={label}
      code={code}
      copyLabel={words.copy}
      copiedLabel={words.copied}
      blocked={words.blocked}
      {...(className && { className })}
    />
  )
}
