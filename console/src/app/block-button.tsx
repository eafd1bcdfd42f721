import { queryOptions, useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { toast } from '../ui/toast.tsx'
import { words } from '../words/moderation.ts'
import { ActionButton, useAction } from './action.tsx'
import { parley } from './parley.ts'

const { block: text } = words

/** More than the service lets anyone have, unless its quota was raised. */
const BLOCKS_MAX = 2_000

const blocksQuery = queryOptions({
  queryKey: ['blocks', 'all'],
  queryFn: () => parley.blocks.list().all({ max: BLOCKS_MAX }),
  staleTime: 60_000,
})

// Blocking changes what each side can do to the other.
const touches = ['blocks', 'conversations', 'gigs', 'applications', 'negotiations', 'profiles']

/** Blocks someone, or ends the block. */
export function BlockButton({ userId, name }: { userId: string; name: string }) {
  const { data } = useQuery(blocksQuery)
  const block = useAction({
    send: (_: undefined, options) => parley.blocks.set(userId, options),
    touches,
    onDone: () => toast(text.done(name)),
  })
  const unblock = useAction({
    send: (_: undefined, options) => parley.blocks.delete(userId, options),
    touches,
    onDone: () => toast(text.undone(name)),
  })
  const icon = <Ban aria-hidden="true" />
  if (data?.some(({ user_id }) => user_id === userId)) {
    return (
      <ActionButton action={unblock} variant="quiet" icon={icon}>
        {text.undo}
      </ActionButton>
    )
  }
  return (
    <ActionButton
      action={block}
      variant="quiet"
      icon={icon}
      isDisabled={!data}
      confirm={{ title: text.title(name), text: text.text(name), label: text.action, isDanger: true }}
    >
      {text.open}
    </ActionButton>
  )
}
