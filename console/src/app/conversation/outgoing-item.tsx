import { Button } from '../../ui/button.tsx'
import { words as fileWords } from '../../words/files.ts'
import { words } from '../../words/messages.ts'
import { explain } from '../failure.tsx'
import { Bubble, Place } from './message-item.tsx'
import type { Outgoing } from './outbox.ts'

interface OutgoingItemProps {
  outgoing: Outgoing
  onRetry: () => void
  onEdit: () => void
}

/** A message that is being sent or couldn't be. */
export function OutgoingItem({ outgoing, onRetry, onEdit }: OutgoingItemProps) {
  const { text, files = [], state, error } = outgoing
  return (
    <Place isMine>
      <div className={state === 'waiting' ? 'opacity-60' : undefined}>
        <Bubble isMine text={text} />
      </div>
      {files.length > 0 && (
        <ul aria-label={fileWords.attached} className="text-ink-faint text-xs">
          {files.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {state === 'waiting' ? (
        <p className="text-ink-faint text-xs">{words.composer.sending}</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-bad-text text-xs">
          <p className="max-w-sm text-right">
            {words.composer.notSent} {error !== null && explain(error).text}
          </p>
          <span className="flex gap-1">
            <Button size="sm" variant="quiet" onClick={onEdit}>
              {words.composer.edit}
            </Button>
            <Button size="sm" onClick={onRetry}>
              {words.composer.retry}
            </Button>
          </span>
        </div>
      )}
    </Place>
  )
}
