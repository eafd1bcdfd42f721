import type { GigFilters } from '@parley/sdk'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { shortListOf } from '../ui/lists.ts'
import { toast } from '../ui/toast.tsx'
import { words } from '../words/saved.ts'
import { parley } from './parley.ts'
import { filterTexts } from './saved-filters.ts'
import { SearchDialog } from './search-dialog.tsx'
import { useTrade } from './trade.ts'

const { searches: text } = words

/** Saves the filters of the list of gigs, to be told about new ones. */
export function SaveSearch({ filters }: { filters: GigFilters }) {
  const [isOpen, setOpen] = useState(false)
  const trade = useTrade()
  return (
    <>
      <Button icon={<BellPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text.save}
      </Button>
      {isOpen && (
        <SearchDialog
          title={text.save}
          description={text.saveText}
          values={{ name: shortListOf(filterTexts(filters, trade)).slice(0, NAME_MAX), notify: 'event' }}
          send={(values, options) => parley.searches.create({ ...values, filters }, options)}
          onDone={() => toast(text.saved)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const NAME_MAX = 140
