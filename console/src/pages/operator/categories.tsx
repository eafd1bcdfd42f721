import type { OperatorTrade, TradeCategory } from '@parley/sdk'
import { FolderTree, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { Rows } from '../../ui/rows.tsx'
import { words as text } from '../../words/trade.ts'
import { CategoryDialog, type CategoryPosition } from './category-dialog.tsx'
import { listChange, moveItem, replaceOrAdd, subcategoryChange } from './trade-edits.ts'
import { TradeRow } from './trade-row.tsx'

/** The categories of gigs, in two levels. */
export function Categories({ trade }: { trade: OperatorTrade }) {
  const { categories } = trade
  const [open, setOpen] = useState<CategoryPosition | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{text.about.categories}</p>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ index: categories.length })}>
          {text.addCategory}
        </Button>
      </div>
      {categories.length === 0 ? (
        <Empty icon={FolderTree} title={text.none.categories}>
          {text.noneText.categories}
        </Empty>
      ) : (
        <Rows items={categories.map((category) => ({ ...category, id: category.key }))} label={text.tabs.categories}>
          {(category) => (
            <CategoryRow
              trade={trade}
              index={categories.findIndex(({ key }) => key === category.key)}
              category={category}
              onOpen={setOpen}
            />
          )}
        </Rows>
      )}
      {open && <CategoryDialog trade={trade} position={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface CategoryRowProps {
  trade: OperatorTrade
  index: number
  category: TradeCategory
  onOpen: (position: CategoryPosition) => void
}

function CategoryRow({ trade, index, category, onOpen }: CategoryRowProps) {
  const { categories } = trade
  const { children } = category
  const change = (items: readonly TradeCategory[]) => listChange('categories', items)
  return (
    <div>
      <TradeRow
        trade={trade}
        item={category}
        retireText={text.retireCategoryText}
        onEdit={() => onOpen({ index })}
        more={<MenuItem onSelect={() => onOpen({ index, child: children.length })}>{text.addSubcategory}</MenuItem>}
        changes={{
          up: index === 0 ? null : change(moveItem(categories, index, -1)),
          down: index === categories.length - 1 ? null : change(moveItem(categories, index, 1)),
          withRetired: (retired) => change(replaceOrAdd(categories, index, { ...category, retired })),
          without: change(categories.filter((_, at) => at !== index)),
        }}
      />
      {children.length > 0 && (
        <ul className="divide-y divide-line border-line border-t pl-4 sm:pl-6">
          {children.map((child, at) => {
            const changeAll = (items: typeof children) => subcategoryChange(trade, index, items)
            return (
              <li key={child.key}>
                <TradeRow
                  trade={trade}
                  item={child}
                  retireText={text.retireCategoryText}
                  onEdit={() => onOpen({ index, child: at })}
                  changes={{
                    up: at === 0 ? null : changeAll(moveItem(children, at, -1)),
                    down: at === children.length - 1 ? null : changeAll(moveItem(children, at, 1)),
                    withRetired: (retired) => changeAll(replaceOrAdd(children, at, { ...child, retired })),
                    without: changeAll(children.filter((_, other) => other !== at)),
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
