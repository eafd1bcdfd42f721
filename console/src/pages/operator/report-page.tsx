import type { ReportDecision, ReportDetails, ReportResolution } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton, useAction } from '../../app/action.tsx'
import { Failure } from '../../app/failure.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Rating } from '../../ui/rating.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/moderation.ts'
import { words as peopleWords } from '../../words/people.ts'
import { uiWords } from '../../words/ui.ts'
import { reportedMessagesQuery, reportQuery } from './queries.ts'
import { SendNotice } from './send-notice.tsx'
import { SubjectLink } from './subject-link.tsx'
import { nullIfUnconfirmed } from './user-actions.tsx'

const route = getRouteApi('/operator/reports/$id')
const { decide: text, queue } = words
const touches = ['operator', 'gigs', 'reviews', 'vouches', 'conversations', 'profiles', 'users']

/** One report: what was reported, what is known about it, and the decision. */
export function ReportPage() {
  return (
    <StaffOnly title={queue.title} roles={['operator']}>
      <Details />
    </StaffOnly>
  )
}

function Details() {
  const query = useQuery(reportQuery(route.useParams().id))
  return (
    <LoadedPage
      query={query}
      skeleton={
        <Page title={queue.title}>
          <SkeletonRows count={3} className="h-40" />
        </Page>
      }
    >
      {(report) => <Report report={report} />}
    </LoadedPage>
  )
}

function Report({ report }: { report: ReportDetails }) {
  const { subject, owner, current, status, conversation_id } = report
  const type = subject.type as keyof typeof queue.types
  const isSame = current?.title === report.evidence.title && current?.text === report.evidence.text
  return (
    <Page
      title={queue.reportOf(queue.types[type], owner?.display_name ?? report.owner_id)}
      above={queue.statuses[status]}
      description={<SubjectLink id={subject.id} />}
      actions={<Decisions report={report} />}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section title={text.reported}>
            <Content {...report.evidence} />
          </Section>
          <Section title={text.current}>
            {current === null ? (
              <p className="text-ink-soft">{text.deleted}</p>
            ) : isSame ? (
              <p className="text-ink-soft">{current.removed ? text.isRemoved : text.same}</p>
            ) : (
              <Content {...current} />
            )}
          </Section>
          <Section title={text.words}>
            {report.text ? (
              <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{report.text}</p>
            ) : (
              <p className="text-ink-faint">{text.noWords}</p>
            )}
          </Section>
          {conversation_id && status === 'open' && <Conversation id={conversation_id} />}
        </div>
        <aside className="flex flex-col gap-4">
          <Card className="p-5">
            <Facts
              facts={[
                [text.reason, words.report.reasons[report.reason]],
                [text.reporter, <Person key="reporter" id={report.reporter_id} withAvatar={false} />],
                [text.owner, <Person key="owner" id={report.owner_id} withAvatar={false} />],
                [
                  text.record,
                  text.recordText({
                    reports: report.owner_record.reports,
                    upheld: report.owner_record.upheld_reports,
                    removals: report.owner_record.removals,
                  }),
                ],
              ]}
            />
            <SendNotice userId={report.owner_id} name={owner?.display_name ?? report.owner_id} subjectId={subject.id}>
              {text.write}
            </SendNotice>
          </Card>
          <Card className="p-5">
            <Section title={text.history}>
              <ol className="flex flex-col gap-3 text-sm">
                {report.history.map((entry) => (
                  <li key={`${entry.at} ${entry.type} ${entry.user_id}`}>
                    <p className="flex flex-wrap items-baseline gap-x-2">
                      <span className="font-medium">{text.entries[entry.type]}</span>
                      <Time at={entry.at} className="text-ink-faint" />
                    </p>
                    {entry.text && <p className="wrap-anywhere text-ink-soft">{uiWords.quoted(entry.text)}</p>}
                  </li>
                ))}
              </ol>
            </Section>
          </Card>
        </aside>
      </div>
    </Page>
  )
}

/** What its owner wrote, as plain text, so that nothing in it is loaded or run. */
export function Content({ title, text: body, rating }: ReportDetails['evidence']) {
  return (
    <Card className="flex flex-col gap-2 p-5">
      {rating !== null && <Rating value={rating} label={peopleWords.profile.stars(rating)} />}
      {title && <p className="wrap-anywhere font-medium">{title}</p>}
      {body ? (
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{body}</p>
      ) : (
        <p className="text-ink-faint">{text.noText}</p>
      )}
    </Card>
  )
}

/** Loaded with a click, because the audit log records who read it. */
function Conversation({ id }: { id: string }) {
  const query = useInfiniteQuery({ ...reportedMessagesQuery(id), enabled: false })
  const messages = query.data?.pages.flatMap(({ data }) => data).reverse()
  return (
    <Section title={text.conversation}>
      <Card className="flex flex-col gap-4 p-5">
        <p className="text-ink-soft text-sm">{text.conversationText}</p>
        <div>
          <Button icon={<Eye aria-hidden="true" />} isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {text.conversation}
          </Button>
        </div>
        {query.isError && <Failure error={query.error} />}
        {messages && (
          <ul className="flex flex-col gap-3 text-sm">
            {messages.map((message) => (
              <li key={message.id}>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <Person id={message.sender_id} withAvatar={false} />
                  <Time at={message.created_at} className="text-ink-faint" />
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{message.text ?? text.deleted}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

function Decisions({ report }: { report: ReportDetails }) {
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const { subject, current, status } = report
  const possible = (Object.keys(text.decisions) as ReportDecision[]).filter(
    (each) => each !== 'removed' || (subject.type !== 'profile' && current !== null),
  )
  if (status !== 'open') return current?.removed ? <Restore report={report} /> : null
  return (
    <>
      {possible.map((each) => (
        <Button key={each} variant={each === 'dismissed' ? 'secondary' : 'danger'} onClick={() => setDecision(each)}>
          {text.decisions[each]}
        </Button>
      ))}
      {decision && <DecisionDialog report={report} decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}

interface DecisionDialogProps {
  report: ReportDetails
  decision: ReportDecision
  onClose: () => void
}

function DecisionDialog({ report, decision, onClose }: DecisionDialogProps) {
  const form = useForm<{ note: string }>({ defaultValues: { note: '' } })
  const resolve = useAction({
    send: (body: ReportResolution, options) =>
      nullIfUnconfirmed(parley.operator.reports.resolve(report.id, body, options)),
    touches,
    onDone: (answer) => {
      onClose()
      toast(answer ? text.done[decision] : text.waiting)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.titles[decision]}
      description={text.texts[decision]}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={resolve}
        toBody={({ note }) => ({ decision, note: note.trim() })}
        className="flex flex-col gap-4"
      >
        <FormField<{ note: string }, 'note'>
          name="note"
          label={text.note}
          hint={text.notes[decision]}
          render={(field) => <Textarea {...field} maxLength={1000} />}
        />
        <DialogButtons action={resolve} variant={decision === 'dismissed' ? 'primary' : 'danger'} onCancel={onClose}>
          {text.decisions[decision]}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function Restore({ report: { subject } }: { report: ReportDetails }) {
  const kind = KINDS[subject.type as keyof typeof KINDS]
  const restore = useAction({
    send: (_: undefined, options) => parley.operator[kind].restore(subject.id, options),
    touches,
    onDone: () => toast(text.restored),
  })
  return (
    <ActionButton
      action={restore}
      variant="primary"
      confirm={{ title: text.restoreTitle, text: text.restoreText, label: text.restore }}
    >
      {text.restore}
    </ActionButton>
  )
}

const KINDS = { gig: 'gigs', review: 'reviews', vouch: 'vouches', message: 'messages' } as const
