import type { Conversation } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ConversationView } from '../../app/conversation/conversation-view.tsx'
import { MessagesSkeleton } from '../../app/conversation/messages-skeleton.tsx'
import { conversationQuery } from '../../app/conversation/queries.ts'
import { LoadedPage } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { GigLink, Parties, usePartner } from '../../app/people.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useIsWide } from '../../ui/media.ts'
import { TabTitle } from '../../ui/page.tsx'
import { words } from '../../words/messages.ts'

const route = getRouteApi('/messages/$id')

/** One conversation, next to the list or, on phones, by itself. */
export function ConversationPage() {
  const { id } = route.useParams()
  const query = useQuery(conversationQuery(id))
  return (
    <LoadedPage query={query} skeleton={<MessagesSkeleton />}>
      {(conversation) => <OpenConversation key={conversation.id} conversation={conversation} />}
    </LoadedPage>
  )
}

function OpenConversation({ conversation }: { conversation: Conversation }) {
  const { name } = usePartner(conversation)
  const isWide = useIsWide()
  const Heading = isWide ? 'h2' : 'h1'
  const mayType = isWide && matchMedia('(pointer: fine)').matches
  return (
    <article className="flex min-h-0 flex-1 flex-col">
      <TabTitle>{words.with(name)}</TabTitle>
      <header className="flex items-center gap-2 border-line border-b px-4 py-3 lg:px-5">
        {!isWide && (
          <Link
            to={paths.messages}
            search={(current: object) => current}
            aria-label={words.all}
            className={`${buttonClass('quiet', 'icon')} -ml-2`}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
        )}
        <div className="min-w-0 flex-1">
          <Heading className="flex flex-wrap items-center gap-x-4">
            <Parties deal={conversation} />
          </Heading>
          <p className="truncate text-ink-soft text-sm">
            <GigLink id={conversation.gig_id} className="underline-offset-4 hover:underline" />
          </p>
        </div>
      </header>
      <ConversationView conversation={conversation} isFocused={mayType} />
    </article>
  )
}
