import { DropdownMenu } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { MenuParts } from './menu-parts.ts'

interface MenuListProps {
  button: RefObject<HTMLButtonElement | null>
  side: 'top' | 'bottom'
  onClose: () => void
  children: ReactNode
}

/** The open list of a menu, next to its button. */
export function MenuList({ button, side, onClose, children }: MenuListProps) {
  const isLeft = useRef(false)
  const content = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  // Before the list takes the focus from its button, whose focus says how the menu was opened.
  useLayoutEffect(() => {
    isByKeyboard.current = button.current?.matches(':focus-visible') ?? false
  }, [button])
  useEffect(() => {
    if (isByKeyboard.current) content.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [])
  return (
    // Modal menus add a style element, which the content security policy forbids.
    <DropdownMenu.Root modal={false} open onOpenChange={onClose}>
      {/* The real button already exists; this takes its place so that the menu can be positioned. */}
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      {/* In place, not at the end of the page, so that it stays inside its landmark. */}
      <DropdownMenu.Content
        ref={content}
        side={side}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-labelledby={button.current?.id}
        className="z-40 min-w-52 max-w-72 animate-appear rounded-xl bg-surface p-1.5 text-sm shadow-floating"
        onInteractOutside={(event) => {
          // The button closes its menu itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault()
          else isLeft.current = true
        }}
        onCloseAutoFocus={() => {
          if (!isLeft.current) button.current?.focus()
        }}
      >
        <MenuParts value={DropdownMenu}>{children}</MenuParts>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
