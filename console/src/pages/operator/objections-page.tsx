import type { ObjectionDecision, ObjectionResolution, OperatorObjection } from '@parley/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Person } from '../../app/people.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/moderation.ts'
import { allObjectionsQuery } from './queries.ts'
import { Content } from './report-page.tsx'
import { SubjectLink } from './subject-link.tsx'

const route = getRouteApi('/operator/objections')
const { objections: text, queue } = words

/** What owners say against removals, for operators to decide about. */
export function ObjectionsPage() {
  return (
    <StaffOnly title={queue.objections} roles={['operator']}>
      <Objections />
    </StaffOnly>
  )
}

function Objections() {
  const search = route.useSearch()
  return (
    <Page title={queue.objections}>
      <FilteredList
        query={allObjectionsQuery(search)}
        filters={
          <FilterChips
            name="status"
            label={queue.status}
            values={['all', ...(Object.keys(text.statuses) as OperatorObjection['status'][])]}
            words={{ all: queue.any, ...text.statuses }}
          />
        }
        skeleton={<SkeletonRows count={3} className="h-40" />}
        empty={
          <Empty icon={MessageSquareWarning} title={queue.noObjections}>
            {queue.noObjectionsText}
          </Empty>
        }
      >
        {(objections) => (
          <Rows items={objections} label={queue.objections}>
            {(objection) => <Row objection={objection} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}

function Row({ objection }: { objection: OperatorObjection }) {
  const [decision, setDecision] = useState<ObjectionDecision | null>(null)
  const { status, content, note } = objection
  const { reason, decisions } = wordsFor(objection)
  return (
    <article className="flex flex-col gap-4 p-5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Person id={objection.owner_id} />
        <Badge tone={status === 'open' ? 'warn' : 'neutral'}>{text.statuses[status]}</Badge>
        <SubjectLink id={objection.subject.id} />
        <Time at={objection.created_at} className="text-ink-faint" />
      </p>
      {content && <Content {...content} />}
      <Facts
        facts={[
          [reason, objection.removal_reason],
          [text.objects, objection.text],
          [text.note, note],
        ]}
      />
      {status === 'open' && (
        <div className="flex gap-2">
          <Button variant="primary" size="sm" onClick={() => setDecision('restored')}>
            {decisions.restored}
          </Button>
          <Button size="sm" onClick={() => setDecision('kept')}>
            {decisions.kept}
          </Button>
        </div>
      )}
      {decision && <DecisionDialog objection={objection} decision={decision} onClose={() => setDecision(null)} />}
    </article>
  )
}

function wordsFor({ subject }: OperatorObjection) {
  return subject.type === 'profile' ? text.suspension : text.removal
}

interface DecisionDialogProps {
  objection: OperatorObjection
  decision: ObjectionDecision
  onClose: () => void
}

function DecisionDialog({ objection, decision, onClose }: DecisionDialogProps) {
  const { decisions, titles, done } = wordsFor(objection)
  const form = useForm<{ note: string }>({ defaultValues: { note: '' } })
  const resolve = useAction({
    send: (body: ObjectionResolution, options) => parley.operator.objections.resolve(objection.id, body, options),
    touches: ['operator', 'gigs', 'reviews', 'vouches', 'conversations', 'profiles', 'users'],
    onDone: () => {
      onClose()
      toast(done[decision])
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={titles[decision]} description={text.text} closeLabel={appWords.close}>
      <Form
        form={form}
        action={resolve}
        toBody={({ note }) => ({ decision, ...filledIn({ note: note.trim() }) })}
        className="flex flex-col gap-4"
      >
        <FormField<{ note: string }, 'note'>
          name="note"
          label={text.note}
          optional
          render={(field) => <Textarea {...field} maxLength={1000} />}
        />
        <DialogButtons action={resolve} onCancel={onClose}>
          {decisions[decision]}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
