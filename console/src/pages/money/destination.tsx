import type { Payment, Destination as WholeDestination } from '@parley/sdk'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { words as copyWords } from '../../words/copy.ts'
import { words } from '../../words/payments.ts'

/** Where a withdrawal goes. The full details are shown on request, which appears in the audit log. */
export function Destination({ payment: { id, destination } }: { payment: Payment }) {
  const { destination: text } = words
  const [whole, setWhole] = useState<WholeDestination | null>(null)
  const reveal = useAction({
    send: (_: undefined, options) => parley.operator.withdrawals.reveal(id, options),
    touches: ['payments'],
    onDone: setWhole,
  })
  if (destination === null) return null
  return (
    <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">{text.title}</p>
      {whole ? (
        <>
          {[whole.holder, whole.label].filter(Boolean).map((line) => (
            <p key={line} className="mt-1 break-words">
              {line}
            </p>
          ))}
          {whole.reference && (
            <div className="mt-1 flex items-center justify-between gap-3">
              <p className="min-w-0 break-words font-mono">{whole.reference}</p>
              <CopyButton
                text={whole.reference}
                label={copyWords.copy}
                copiedLabel={copyWords.copied}
                blocked={copyWords.blocked}
                isIconOnly
              />
            </div>
          )}
        </>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0 break-words">{destination}</p>
          <ActionButton action={reveal} size="sm">
            {text.reveal}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
