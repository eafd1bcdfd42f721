import type { DropdownMenu } from 'radix-ui'
import { createContext, use } from 'react'

/** The parts that items of a menu are made of; they are loaded with its list. */
export const MenuParts = createContext<typeof DropdownMenu | null>(null)

export function useMenuParts(): typeof DropdownMenu {
  const parts = use(MenuParts)
  if (!parts) throw new Error('Menu items must be inside a Menu.')
  return parts
}
