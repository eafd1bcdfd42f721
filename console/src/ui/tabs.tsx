import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** Shown next to the label. */
  count?: number | undefined
  content: ReactNode
}

/** Views of the same thing, one of which is shown. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} activationMode="manual">
      <Radix.List aria-label={label} className="mb-6 flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 items-center gap-2 whitespace-nowrap border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent-text data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-ink-soft text-xs tabular-nums">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="outline-none">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
