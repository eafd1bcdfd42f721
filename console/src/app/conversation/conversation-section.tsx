import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { cx } from '../../ui/cx.ts'
import { words } from '../../words/messages.ts'
import { Loaded } from '../loaded.tsx'
import { paths } from '../paths.ts'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { conversationWithQuery } from './queries.ts'

// Loaded with the first conversation: other parts of the page come first.
const ConversationView = lazy(() =>
  import('./conversation-view.tsx').then(({ ConversationView }) => ({ default: ConversationView })),
)

interface ConversationWith {
  gigId: string
  /** The other side. */
  userId: string
}

interface ConversationSectionProps extends ConversationWith {
  /** What else the sides should know. */
  note?: string
}

/** The conversation with someone about a gig, as part of their deal's page. Renders nothing if there is none. */
export function ConversationSection({ gigId, userId, note }: ConversationSectionProps) {
  const query = useQuery(conversationWithQuery(gigId, userId))
  if (query.data === null) return null
  return (
    <Section
      title={words.title}
      description={note}
      aside={
        query.data && (
          <Link
            to={paths.conversation(query.data.id)}
            className="text-accent-text text-sm underline-offset-4 hover:underline"
          >
            {words.open}
          </Link>
        )
      }
    >
      <Card className="flex max-h-112 flex-col overflow-hidden">
        <Loaded query={query} skeleton={<MessagesSkeleton />}>
          {(conversation) =>
            conversation && (
              <Suspense fallback={<MessagesSkeleton />}>
                <ConversationView key={conversation.id} conversation={conversation} />
              </Suspense>
            )
          }
        </Loaded>
      </Card>
    </Section>
  )
}

/** Links to the same conversation on narrow screens, where the section is far down the page. */
export function ConversationLink({ gigId, userId }: ConversationWith) {
  const { data } = useQuery(conversationWithQuery(gigId, userId))
  if (!data) return null
  return (
    <Link to={paths.conversation(data.id)} className={cx(buttonClass(), 'lg:hidden')}>
      <MessageCircle aria-hidden="true" />
      {words.title}
      <Count count={data.unread_count} label={words.list.unread(data.unread_count)} />
    </Link>
  )
}
