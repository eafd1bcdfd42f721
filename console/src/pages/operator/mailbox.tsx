import { type Mail, ParleyError } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail as MailIcon } from 'lucide-react'
import { Fragment } from 'react'
import { LoadedList } from '../../app/loaded.tsx'
import { Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { mailboxQuery, REFRESH_MS } from './queries.ts'

const { mailbox: text } = words.sandbox

/** The emails that an email server would have sent, as text; links in them can be opened. */
export function Mailbox() {
  const query = useInfiniteQuery({ ...mailboxQuery, refetchInterval: REFRESH_MS })
  const isOff = query.error instanceof ParleyError && query.error.status === 404
  if (isOff) {
    return (
      <Section title={text.title}>
        <p className="text-ink-faint text-sm">{text.off}</p>
      </Section>
    )
  }
  return (
    <Section title={text.title} description={text.text}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={3} className="h-14" />}
        empty={
          <Empty icon={MailIcon} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(mails) => (
          <Rows items={mails} label={text.mails}>
            {(mail) => <MailRow mail={mail} />}
          </Rows>
        )}
      </LoadedList>
    </Section>
  )
}

function MailRow({ mail }: { mail: Mail }) {
  return (
    <details className="group text-sm">
      <summary className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2">
        <span className="wrap-anywhere min-w-0 font-medium">{mail.subject}</span>
        <span className="min-w-0 truncate text-ink-faint">
          {mail.to} · <Time at={mail.created_at} isReal />
        </span>
      </summary>
      <div className="whitespace-pre-wrap break-words border-line border-t bg-sunken px-5 py-4">
        <MailText text={mail.text} />
      </div>
    </details>
  )
}

/** Plain text whose links can be opened. The email's HTML is never shown, so it can't harm this page. */
function MailText({ text: content }: { text: string }) {
  const parts = content.split(/(https?:\/\/[^\s<>"]+)/)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text never change their order.
      <a key={index} href={part} className="break-all text-accent-text underline underline-offset-4">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text never change their order.
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
