import type { DisputeReason, Milestone, NewDispute, NewEvidence } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { FilesField } from '../../app/attach.tsx'
import { type Attached, attachmentIdsOf } from '../../app/attaching.ts'
import { EvidenceFields } from '../../app/evidence-fields.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { LoadedPage } from '../../app/loaded.tsx'
import { disputedMoneyOf } from '../../app/money-preview.ts'
import { UnknownPage } from '../../app/page-failure.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { contractQuery } from '../../app/queries.ts'
import { type Disputed, DisputedFacts, SettlementPreview } from '../../app/settlement.tsx'
import { useSides } from '../../app/sides.ts'
import { SplitInput } from '../../app/split-input.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select, Textarea } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'
import { words as disputeWords } from '../../words/disputes.ts'

const route = getRouteApi('/contracts/$id/milestones/$milestoneId/dispute')

/** Opening a dispute about a milestone. */
export function NewDisputePage() {
  const { id, milestoneId } = route.useParams()
  const query = useQuery(contractQuery(id))
  return (
    <LoadedPage
      query={query}
      skeleton={
        <Page title={words.dispute.title} width="narrow">
          <Skeleton className="h-96 rounded-xl" />
        </Page>
      }
    >
      {(contract) => {
        const milestone = contract.milestones.find((each) => each.id === milestoneId)
        return milestone ? <DisputeView contract={contract} milestone={milestone} /> : <UnknownPage />
      }}
    </LoadedPage>
  )
}

function DisputeView({ contract, milestone }: Disputed) {
  const { name } = usePartner(contract)
  return (
    <Page
      title={words.dispute.title}
      width="narrow"
      above={
        <Link to={paths.contract(contract.id)} className="underline-offset-4 hover:underline">
          {milestone.title}
        </Link>
      }
      description={words.dispute.text(name)}
    >
      <div className="flex flex-col gap-6">
        <Card className="p-5">
          <DisputedFacts milestone={milestone} />
        </Card>
        {milestone.allowed_actions.includes('dispute') ? (
          <DisputeForm contract={contract} milestone={milestone} />
        ) : (
          <Notice tone="warn">{words.dispute.notNow}</Notice>
        )}
      </div>
    </Page>
  )
}

interface Values {
  reason: DisputeReason | ''
  statement: string
  proposed_worker_cents: number | null
  evidence: NewEvidence[]
  files: Attached[]
}

function DisputeForm({ contract, milestone }: Disputed) {
  const navigate = route.useNavigate()
  const { dispute: text } = words
  const form = useForm<Values>({
    defaultValues: { reason: '', statement: '', proposed_worker_cents: null, evidence: [], files: [] },
  })
  const sides = useSides(contract)
  const money = disputedMoneyOf(milestone)
  const cents = form.watch('proposed_worker_cents')
  const open = useAction({
    send: (body: NewDispute, options) => parley.disputes.create(body, options),
    touches: ['disputes', 'contracts', 'wallet', 'payouts'],
    onDone: ({ id }) => {
      toast(text.sent)
      return navigate({ to: paths.dispute(id) })
    },
  })
  return (
    <Form form={form} action={open} toBody={(values) => bodyOf(values, milestone)} draft={`dispute.${milestone.id}`}>
      <FormField<Values, 'reason'>
        name="reason"
        label={text.reason}
        render={(field) => (
          <Select {...field}>
            <option value="">{text.choose}</option>
            {Object.entries(disputeWords.reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      />
      <FormField<Values, 'statement'>
        name="statement"
        label={text.statement}
        hint={text.statementHint}
        render={(field) => <Textarea {...field} rows={7} />}
      />
      <FormField<Values, 'proposed_worker_cents'>
        name="proposed_worker_cents"
        label={disputeWords.respond.figure(sides.worker)}
        hint={text.figureHint}
        render={(field) => <SplitInput {...field} currency={milestone.currency} money={money} />}
      />
      {cents !== null && cents >= 0 && cents <= money.amountCents && (
        <SettlementPreview disputed={{ contract, milestone }} sides={sides} workerCents={cents} />
      )}
      <FilesField />
      <EvidenceFields />
      <div className="flex flex-wrap gap-2">
        <SubmitButton action={open}>{text.send}</SubmitButton>
        <Link to={paths.contract(milestone.contract_id)} className={buttonClass('quiet')}>
          {appWords.cancel}
        </Link>
      </div>
    </Form>
  )
}

// Empty fields are left out; the service reports each as missing at its field.
function bodyOf(
  { reason, proposed_worker_cents, statement, evidence, files }: Values,
  milestone: Milestone,
): NewDispute {
  return {
    contract_id: milestone.contract_id,
    milestone_id: milestone.id,
    statement,
    ...(reason && { reason }),
    ...(proposed_worker_cents !== null && { proposed_worker_cents }),
    ...(evidence.length > 0 && { evidence }),
    ...attachmentIdsOf(files),
  } as NewDispute
}
