import type { OperatorTrade, TradeChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ActionButton, ActionItem, ConfirmAction, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { categoryName, nameOf } from '../../app/trade.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as text } from '../../words/trade.ts'
import { tradeTrialQuery } from './queries.ts'
import type { TradeList } from './trade-edits.ts'

/** Changes what the marketplace trades in, unless someone else has changed it. */
export function useTradeChange(trade: OperatorTrade, onDone: () => void = () => {}) {
  return useAction({
    send: (changes: TradeChanges, options) =>
      parley.operator.trade.update(changes, { ...options, ifMatch: trade.version }),
    touches: ['operator', 'trade'],
    onDone: () => {
      toast(text.saved)
      onDone()
    },
  })
}

interface TradeRowProps<Item> {
  trade: OperatorTrade
  item: Item & { key: string; names: OperatorTrade['categories'][number]['names']; retired: boolean }
  /** What changes if the row is moved, retired or removed; null at the end of the list. */
  changes: {
    up: TradeChanges | null
    down: TradeChanges | null
    withRetired: (retired: boolean) => TradeChanges
    without: TradeChanges
  }
  retireText: string
  onEdit: () => void
  /** Additional menu items. */
  more?: ReactNode
  children?: ReactNode
}

/** A category or a field, with what can be done about it. */
export function TradeRow<Item>({ trade, item, changes, retireText, onEdit, more, children }: TradeRowProps<Item>) {
  const [asking, setAsking] = useState<'retire' | 'remove' | null>(null)
  const change = useTradeChange(trade)
  const name = nameOf(item, trade)
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-medium">{name}</span>
        <code className="font-mono text-ink-faint text-xs">{item.key}</code>
        {item.retired && <Badge tone="warn">{text.retired}</Badge>}
        {children}
      </div>
      <span className="flex items-center gap-1">
        {(['up', 'down'] as const).map((direction) => (
          <ActionButton
            key={direction}
            action={change}
            input={changes[direction] ?? {}}
            isDisabled={changes[direction] === null}
            variant="quiet"
            size="icon"
            label={text[direction](name)}
          >
            {direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
          </ActionButton>
        ))}
        <Button size="sm" aria-label={text.edit(name)} onClick={onEdit} data-row>
          {text.editLabel}
        </Button>
        <Menu
          trigger={
            <Button size="icon" variant="quiet" aria-label={text.more(name)}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          {more}
          {item.retired ? (
            <ActionItem action={change} input={changes.withRetired(false)}>
              {text.restore}
            </ActionItem>
          ) : (
            <MenuItem onSelect={() => setAsking('retire')}>{text.retire}</MenuItem>
          )}
          <MenuItem isDanger onSelect={() => setAsking('remove')}>
            {text.remove}
          </MenuItem>
        </Menu>
      </span>
      <ConfirmAction
        isOpen={asking === 'retire'}
        onClose={close}
        action={change}
        input={changes.withRetired(true)}
        title={text.retireTitle(name)}
        text={retireText}
        label={text.retire}
      >
        <Effects changes={changes.withRetired(true)} trade={trade} />
      </ConfirmAction>
      <ConfirmAction
        isOpen={asking === 'remove'}
        onClose={close}
        action={change}
        input={changes.without}
        isDanger
        title={text.removeTitle(name)}
        text={text.removeText}
        label={text.remove}
      >
        <Effects changes={changes.without} trade={trade} />
      </ConfirmAction>
    </div>
  )
}

/** What a change would do to gigs and profiles; nothing if it concerns none. */
function Effects({ changes, trade }: { changes: TradeChanges; trade: OperatorTrade }) {
  const { data } = useQuery(tradeTrialQuery(changes, trade.version))
  const effects = data?.effects.filter(({ count }) => count > 0) ?? []
  if (effects.length === 0) return null
  return (
    <Notice tone={effects.some(({ refused }) => refused) ? 'bad' : 'neutral'}>
      {effects.map(({ path, key, effect, kind, count }) => (
        <p key={`${path} ${key}`}>{text.effects[effect](affectedName(trade, path, key), text.things[kind](count))}</p>
      ))}
    </Notice>
  )
}

/** The name of what a change concerns, at a path such as `gig_fields.0.retired`. */
function affectedName(trade: OperatorTrade, path: string, key: string): string {
  const [list] = path.split('.') as [TradeList]
  if (list === 'categories') return categoryName(trade, key)
  return nameOf(trade[list].find((field) => field.key === key) ?? { key, names: {} }, trade)
}
