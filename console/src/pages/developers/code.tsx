import { CodeBlock } from '../../ui/code-block.tsx'
import { words } from '../../words/copy.ts'

/** Code with a way to copy it. */
export function Code({ label, code, isWrapped = false }: { label: string; code: string; isWrapped?: boolean }) {
  return (
    <CodeBlock
      label={label}
      code={code}
      copyLabel={words.copy}
      copiedLabel={words.copied}
      blocked={words.blocked}
      isWrapped={isWrapped}
    />
  )
}
