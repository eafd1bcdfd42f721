import { queryOptions, useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { words } from '../words/saved.ts'
import { ActionButton, useAction, useToldRefusal } from './action.tsx'
import { parley } from './parley.ts'

/** Everything the reader has saved, so that rows don't need their own requests. */
const allBookmarksQuery = queryOptions({
  queryKey: ['bookmarks', 'all'],
  queryFn: () => parley.bookmarks.list().all({ max: BOOKMARKS_MAX }),
  staleTime: 60_000,
})

/** More than the service lets anyone have, unless its quota was raised. */
const BOOKMARKS_MAX = 1_000

type Saved = { gig_id: string } | { user_id: string }

interface SaveButtonProps {
  saved: Saved
  /** The title of the gig, or the name of the person. */
  name: string
  /** In a list: just an icon. */
  isIcon?: boolean
}

/** Saves a gig or a person for later, or removes them from saved items. */
export function SaveButton({ saved, name, isIcon = false }: SaveButtonProps) {
  const { data } = useQuery(allBookmarksQuery)
  const bookmark = data?.find((each) =>
    'gig_id' in saved ? each.gig_id === saved.gig_id : each.user_id === saved.user_id,
  )
  const toggle = useAction({
    send: (id: string | null, options): Promise<unknown> =>
      id === null ? parley.bookmarks.create(saved, options) : parley.bookmarks.delete(id, options),
    touches: ['bookmarks'],
    onDone: (_, id) => toast(id === null ? words.added : words.removed),
  })
  useToldRefusal(toggle, isIcon)
  const isSaved = bookmark !== undefined
  const icon = <Bookmark aria-hidden="true" className={isSaved ? 'fill-current text-accent-text' : undefined} />
  if (!isIcon) {
    return (
      <ActionButton action={toggle} input={bookmark?.id ?? null} icon={icon} isPressed={isSaved} isDisabled={!data}>
        {isSaved ? words.saved : words.save}
      </ActionButton>
    )
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      icon={icon}
      isBusy={toggle.isBusy}
      disabled={!data}
      aria-pressed={isSaved}
      aria-label={words.saveIt(name)}
      title={isSaved ? words.saved : words.save}
      onClick={() => void toggle.run(bookmark?.id ?? null)}
    />
  )
}
