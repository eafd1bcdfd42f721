import type { Conversation } from '@parley/sdk'
import { Ban, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { CONTROL } from '../../ui/input.tsx'
import { words } from '../../words/messages.ts'
import { recordRequest, WithCopyAs } from '../action.tsx'
import { useDeveloperMode } from '../developer-mode.ts'
import { usePartner } from '../people.tsx'
import { useMe } from '../session.tsx'
import { sendMessage } from './outbox.ts'

export interface Draft {
  text: string
}

interface ComposerProps {
  conversation: Conversation
  form: UseFormReturn<Draft>
  onSend: (draft: Draft) => void
}

/** Where a message is written; or why none can be. */
export function Composer({ conversation, form, onSend }: ComposerProps) {
  const { name, side } = usePartner(conversation)
  const isSuspended = Boolean(useMe().suspension)
  const [isDeveloper] = useDeveloperMode()
  const hint = useId()
  const { composer } = words
  const text = form.watch('text').trim()
  if (!conversation.allowed_actions.includes('write')) {
    return (
      <p className="flex items-start gap-2 border-line border-t p-4 text-ink-soft text-sm">
        <Ban aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {side === null ? words.staff.text : reasonNotToWrite(conversation, isSuspended, name)}
      </p>
    )
  }
  const send = () => {
    if (text !== '') onSend({ text })
  }
  const record = () => recordRequest((options) => sendMessage(conversation.id, { text }, options))
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="icon"
      aria-label={composer.send}
      title={composer.send}
      disabled={text === ''}
    >
      <SendHorizontal aria-hidden="true" />
    </Button>
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-col gap-1.5 border-line border-t p-3"
    >
      <div className="flex items-end gap-2">
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
        {composer.hint}
      </p>
    </form>
  )
}

function reasonNotToWrite({ write_refusal }: Conversation, isSuspended: boolean, name: string): string {
  if (isSuspended) return words.composer.ownSuspension
  return write_refusal ? words.composer.refusals[write_refusal](name) : words.composer.notNow
}

/** Enter, as in other chats; on the keyboards of phones, whose Enter starts a new line, only the button does. */
function sendsMessage(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  if (event.ctrlKey || event.metaKey) return true
  return !event.shiftKey && !event.altKey && !matchMedia('(pointer: coarse)').matches
}
