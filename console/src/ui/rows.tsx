import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { useListKeys } from './list-keys.ts'

interface RowsProps<Item> {
  items: readonly Item[]
  /** The list's name for screen readers. */
  label?: string
  children: (item: Item) => ReactNode
}

/** The rows of a list on one surface; j and k move through the links and buttons with `data-row`. */
export function Rows<Item extends { id: string } | { user_id: string }>({ items, label, children }: RowsProps<Item>) {
  const list = useListKeys<HTMLUListElement>()
  return (
    <Card>
      {/* Nothing is cut off at the corners, because rows have menus. */}
      <ul
        ref={list}
        aria-label={label}
        className="divide-y divide-line [&>:first-child>:first-child]:rounded-t-xl [&>:last-child>:last-child]:rounded-b-xl"
      >
        {items.map((item) => (
          <li key={'id' in item ? item.id : item.user_id}>{children(item)}</li>
        ))}
      </ul>
    </Card>
  )
}
