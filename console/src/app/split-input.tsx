import { type ComponentProps, useState } from 'react'
import { formatMoney } from '../ui/amounts.ts'
import { Chips } from '../ui/chips.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { words } from '../words/disputes.ts'
import type { DisputedMoney } from './money-preview.ts'

type SplitInputProps = ComponentProps<typeof MoneyInput> & {
  /** The amount to divide; unknown until it's loaded. */
  money: DisputedMoney | null
}

/**
 * The worker's part of the disputed amount. If some of it has already been released, people can also type the part of
 * what's left: the released money then stays with the worker.
 */
export function SplitInput({ money, value, onChange, ...rest }: SplitInputProps) {
  const [chosen, choose] = useState<'left' | 'disputed'>('left')
  const { heldCents = 0, clearingCents = 0, amountCents = 0 } = money ?? {}
  const isChoice = heldCents > 0 && clearingCents > 0
  // Less than what's released can't be expressed as a part of what's left.
  const isLess = value !== null && value < clearingCents
  const base = isChoice && chosen === 'left' && !isLess ? clearingCents : 0
  const format = (cents: number) => formatMoney(cents, rest.currency)
  return (
    <div className="flex flex-col gap-2">
      {isChoice && (
        <Chips
          label={words.split.label}
          value={base > 0 ? 'left' : 'disputed'}
          onChange={(next) => {
            choose(next)
            if (next === 'left' && isLess) onChange(null)
          }}
          options={[
            { value: 'left', label: words.split.left(format(heldCents)) },
            { value: 'disputed', label: words.split.disputed(format(amountCents)) },
          ]}
        />
      )}
      <MoneyInput
        {...rest}
        value={value === null ? null : value - base}
        onChange={(cents) => {
          if (base === 0) choose('disputed')
          onChange(cents === null ? null : cents + base)
        }}
      />
    </div>
  )
}
