import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { words } from '../../words/messages.ts'
import { Failure } from '../failure.tsx'
import { MessageList } from './message-list.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { messagesOfDisputeQuery } from './queries.ts'
import { useSenders } from './senders.ts'

/**
 * What the sides of a dispute wrote to each other, for those who decide it. Each read is recorded, so nothing is read without a
 * click, either when the page opens or by live updates.
 */
export function StaffConversation({ dispute }: { dispute: Dispute }) {
  const { staff } = words
  const query = useInfiniteQuery({ ...messagesOfDisputeQuery(dispute.id), enabled: false })
  const messages = useMemo(() => query.data?.pages.flatMap(({ data }) => data).reverse(), [query.data])
  const senders = useSenders(dispute)
  const names = [dispute.client_id, dispute.worker_id].map((id) => senders[id]?.name ?? '')
  return (
    <Section title={words.title}>
      <Card className="flex max-h-160 flex-col overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
          <p className="min-w-0 flex-1 basis-64 text-ink-soft text-sm">{staff.text}</p>
          <Button
            icon={<Eye aria-hidden="true" />}
            isBusy={query.isFetching && !query.isFetchingNextPage}
            onClick={() => void query.refetch()}
          >
            {messages ? staff.again : staff.read}
          </Button>
        </div>
        {query.isError && (
          <div className="p-4 pt-0">
            <Failure error={query.error} />
          </div>
        )}
        {query.isFetching && !messages && <MessagesSkeleton />}
        {messages?.length === 0 && <p className="p-4 pt-0 text-sm">{staff.none}</p>}
        {messages && messages.length > 0 && (
          <div className="flex min-h-0 flex-1 flex-col border-line border-t">
            <MessageList label={words.between(names)} messages={messages} senders={senders} older={query} />
          </div>
        )}
      </Card>
    </Section>
  )
}
