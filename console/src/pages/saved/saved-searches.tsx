import type { SavedSearch } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis, SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { searchesQuery } from '../../app/queries.ts'
import { addressOf } from '../../app/saved-address.ts'
import { filterTexts } from '../../app/saved-filters.ts'
import { SearchDialog } from '../../app/search-dialog.tsx'
import { useTrade } from '../../app/trade.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/saved.ts'

const { searches: text } = words

/** What the reader is told about when new gigs match. */
export function SavedSearches() {
  const query = useInfiniteQuery(searchesQuery)
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={3} className="h-24" />}
      empty={
        <Empty
          icon={SearchCheck}
          title={text.none}
          action={
            <Link to={paths.gigs} className={buttonClass('primary')}>
              {words.findGigs}
            </Link>
          }
        >
          {text.noneText}
        </Empty>
      }
    >
      {(searches) => (
        <Rows items={searches} label={text.tab}>
          {(search) => <SearchRow search={search} />}
        </Rows>
      )}
    </LoadedList>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, filters, notify, problem, notified_at, version } = search
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const remove = useAction({
    send: (_: undefined, options) => parley.searches.delete(id, options),
    touches: ['searches'],
    onDone: () => toast(text.deleted),
  })
  const address = addressOf(filters)
  const trade = useTrade()
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="wrap-anywhere font-medium">{name}</h2>
        <p className="wrap-anywhere text-ink-soft text-sm">{filterTexts(filters, trade).join(' · ')}</p>
        {problem && <p className="text-bad-text text-sm">{text.broken}</p>}
        <p className="flex flex-wrap gap-x-4 text-ink-faint text-sm">
          <span>{text.told[notify]}</span>
          {notified_at && (
            <span>
              <Time at={notified_at} says={text.lastTold} />
            </span>
          )}
        </p>
      </div>
      <span className="flex gap-2">
        {address && !problem && (
          <Link
            to={paths.gigs}
            search={address}
            data-row
            aria-label={text.showOf(name)}
            className={buttonClass('secondary', 'md')}
          >
            {text.show}
          </Link>
        )}
        <Menu
          trigger={
            <Button size="icon" aria-label={text.more(name)}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setOpen('edit')}>{text.edit}</MenuItem>
          <MenuItem isDanger onSelect={() => setOpen('delete')}>
            {text.delete}
          </MenuItem>
        </Menu>
      </span>
      {open === 'edit' && (
        <SearchDialog
          title={text.editTitle}
          values={{ name, notify }}
          send={(changes, options) => parley.searches.update(id, changes, { ...options, ifMatch: version })}
          onDone={() => toast(text.changed)}
          onClose={close}
        />
      )}
      <ConfirmAction
        isOpen={open === 'delete'}
        onClose={close}
        action={remove}
        input={undefined}
        isDanger
        title={text.deleteTitle(name)}
        text={text.deleteText}
        label={text.delete}
      />
    </div>
  )
}
