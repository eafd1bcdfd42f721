import {
  cloneElement,
  lazy,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { useMenuParts } from './menu-parts.ts'

// The code behind menus is large, and most visits open none: it is loaded when the pointer or the focus comes near one.
const load = () => import('./menu-list.tsx')
const MenuList = lazy(() => load().then(({ MenuList }) => ({ default: MenuList })))

interface MenuProps {
  /** The button. */
  trigger: ReactElement<TriggerProps>
  children: ReactNode
  side?: 'top' | 'bottom'
  className?: string
}

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>
  id?: string
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: MouseEventHandler
}

/** A button that opens a list of actions. */
export function Menu({ trigger, children, side = 'bottom', className }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div className={cx('relative', className)}>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: load,
        onFocus: load,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <Suspense>
          <MenuList button={button} side={side} onClose={() => setOpen(false)}>
            {children}
          </MenuList>
        </Suspense>
      )}
    </div>
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
  const { Item } = useMenuParts()
  return (
    <Item onSelect={onSelect} className={itemClass(isDanger)}>
      {icon}
      {children}
    </Item>
  )
}

/** An item that is a link: its child is the link. */
export function MenuLink({ children }: { children: ReactNode }) {
  const { Item } = useMenuParts()
  return (
    <Item asChild className={itemClass(false)}>
      {children}
    </Item>
  )
}

/** One of several values, only one of which is chosen. */
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
  const { RadioGroup, Label, RadioItem, ItemIndicator } = useMenuParts()
  return (
    <RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      <Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{label}</Label>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} className={itemClass(false)}>
          {option.icon}
          {option.label}
          <ItemIndicator className="ml-auto text-accent-text">●</ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

/** A line of text above items. */
export function MenuNote({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts()
  return <Label className="px-2.5 pt-1.5 pb-1 text-xs text-ink-faint">{children}</Label>
}

export function MenuLine() {
  const { Separator } = useMenuParts()
  return <Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}

function itemClass(isDanger: boolean): string {
  return cx(
    'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 outline-none data-highlighted:bg-hover [&_svg]:size-4',
    isDanger ? 'text-bad-text' : '[&_svg]:text-ink-faint',
  )
}
