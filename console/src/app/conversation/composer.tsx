import type { Conversation } from '@parley/sdk'
import { Ban, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { CONTROL } from '../../ui/input.tsx'
import { words as fileWords } from '../../words/files.ts'
import { words } from '../../words/messages.ts'
import { recordRequest, WithCopyAs } from '../action.tsx'
import { AttachButton, AttachedFiles } from '../attach.tsx'
import { useAttaching, useFileDrop } from '../attaching.ts'
import { useDeveloperMode } from '../developer-mode.ts'
import { usePartner } from '../people.tsx'
import { useMe } from '../session.tsx'
import { bodyOf, type Draft, sendMessage } from './outbox.ts'

interface ComposerProps {
  conversation: Conversation
  form: UseFormReturn<Draft>
  onSend: (draft: Draft) => void
}

/** Where messages are written, or why they can't be. */
export function Composer(props: ComposerProps) {
  const { conversation } = props
  const { name, side } = usePartner(conversation)
  const isSuspended = Boolean(useMe().suspension)
  if (!conversation.allowed_actions.includes('write')) {
    return (
      <p className="flex items-start gap-2 border-line border-t p-4 text-ink-soft text-sm">
        <Ban aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {side === null ? words.staff.text : reasonNotToWrite(conversation, isSuspended, name)}
      </p>
    )
  }
  return <MessageForm {...props} name={name} />
}

function MessageForm({ conversation, form, onSend, name }: ComposerProps & { name: string }) {
  const [isDeveloper] = useDeveloperMode()
  const hint = useId()
  const { composer } = words
  const text = form.watch('text').trim()
  const files = form.watch('files')
  const attaching = useAttaching(
    () => form.getValues('files'),
    (changed) => form.setValue('files', changed),
  )
  const element = useRef<HTMLFormElement>(null)
  const isOver = useFileDrop(element, attaching.add, '[data-conversation]')
  const canSend = text !== '' && !attaching.isBusy
  const send = () => {
    if (canSend) onSend({ text, files: files ?? [] })
  }
  const record = () => recordRequest((options) => sendMessage(conversation.id, bodyOf({ text, files }), options))
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="icon"
      aria-label={composer.send}
      title={composer.send}
      disabled={!canSend}
    >
      <SendHorizontal aria-hidden="true" />
    </Button>
  )
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={cx('flex flex-col gap-1.5 border-line border-t p-3', isOver && 'bg-accent-soft')}
    >
      <AttachedFiles files={files} attaching={attaching} />
      <div className="flex items-end gap-2">
        <AttachButton onFiles={attaching.add} />
        <textarea
          {...form.register('text')}
          rows={1}
          aria-label={composer.label(name)}
          aria-describedby={hint}
          placeholder={composer.label(name)}
          onKeyDown={(event) => {
            if (!sendsMessage(event)) return
            event.preventDefault()
            send()
          }}
          className={cx(CONTROL, 'field-sizing-content max-h-48 min-h-10 flex-1 resize-none px-3 py-2 sm:min-h-9')}
        />
        {isDeveloper && text !== '' ? <WithCopyAs record={record}>{button}</WithCopyAs> : button}
      </div>
      <p id={hint} className="text-ink-faint text-xs pointer-coarse:hidden">
        {isOver ? fileWords.drop : composer.hint}
      </p>
    </form>
  )
}

function reasonNotToWrite({ write_refusal }: Conversation, isSuspended: boolean, name: string): string {
  if (isSuspended) return words.composer.ownSuspension
  return write_refusal ? words.composer.refusals[write_refusal](name) : words.composer.notNow
}

/** Enter sends, as in other chats. On phones, where Enter starts a new line, only the button does. */
function sendsMessage(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  return !event.shiftKey && !event.altKey && !matchMedia('(pointer: coarse)').matches
}
