import type { Conversation } from '@parley/sdk'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { MessagesSkeleton } from '../../app/conversation/messages-skeleton.tsx'
import { usePartner } from '../../app/people.tsx'
import { Button } from '../../ui/button.tsx'
import { Count } from '../../ui/count.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/messages.ts'

const ConversationView = lazy(() =>
  import('../../app/conversation/conversation-view.tsx').then(({ ConversationView }) => ({
    default: ConversationView,
  })),
)

/** Opens the conversation with one of several applicants, on top of the page where they're compared. */
export function MessageButton({ conversation }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  const { name } = usePartner(conversation)
  const { unread_count } = conversation
  return (
    <>
      <Button
        size="sm"
        icon={<MessageCircle aria-hidden="true" />}
        aria-label={words.messageTo(name, unread_count)}
        onClick={() => setOpen(true)}
      >
        {words.message}
        <Count count={unread_count} label="" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.with(name)}
        width="lg"
        closeLabel={appWords.close}
      >
        <div className="-mx-5 -mb-5 sm:-mx-6 sm:-mb-6 flex h-[min(32rem,60dvh)] flex-col border-line border-t">
          <Suspense fallback={<MessagesSkeleton />}>
            <ConversationView conversation={conversation} isFocused={matchMedia('(pointer: fine)').matches} />
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}
