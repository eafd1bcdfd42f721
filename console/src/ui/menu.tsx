import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A button that opens a list of actions. */
export function Menu({
  trigger,
  children,
  side = 'bottom',
}: {
  trigger: ReactNode
  children: ReactNode
  side?: 'top' | 'bottom'
}) {
  return (
    // Modal menus add a style element, which the content security policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* In place and not at the end of the page: it stays inside its landmark. */}
      <DropdownMenu.Content
        side={side}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 min-w-52 max-w-72 animate-appear rounded-xl bg-surface p-1.5 text-sm shadow-floating"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export function MenuItem({
  onSelect,
  icon,
  isDanger = false,
  children,
}: {
  onSelect: () => void
  icon?: ReactNode
  isDanger?: boolean
  children: ReactNode
}) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={itemClass(isDanger)}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

/** An item that is a link: its child is the link. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemClass(false)}>
      {children}
    </DropdownMenu.Item>
  )
}

/** One of several values, of which one is chosen. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemClass(false)}>
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto text-accent-text">●</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** A line of text above items. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{children}</DropdownMenu.Label>
}

export function MenuLine() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}

function itemClass(isDanger: boolean): string {
  return cx(
    'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 outline-none data-highlighted:bg-hover [&_svg]:size-4',
    isDanger ? 'text-bad-text' : '[&_svg]:text-ink-faint',
  )
}
