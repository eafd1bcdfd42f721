import type { NewGig, Trade } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, filledIn, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { gigToCopyQuery, templatesQuery, tradeQuery } from '../../app/queries.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { emptyGig, GigFields, type GigValues, gigFrom, valuesFrom } from './gig-form.tsx'

const route = getRouteApi('/gigs/new')

/** Posting a gig, or saving it as a draft: from scratch, from another gig or from a template. */
export function NewGigPage() {
  const { from } = route.useSearch()
  const trade = useQuery(tradeQuery)
  return (
    <Page title={words.form.newTitle} width="narrow">
      <TemplateChoice from={from} />
      <Loaded query={trade} skeleton={skeleton}>
        {(trade) =>
          from ? (
            <CopyForm key={from} from={from} trade={trade} />
          ) : (
            <NewGigForm values={emptyGig(trade)} trade={trade} draft="gig.new" />
          )
        }
      </Loaded>
    </Page>
  )
}

function TemplateChoice({ from }: { from: string | undefined }) {
  const navigate = route.useNavigate()
  const templates = useInfiniteQuery(templatesQuery).data?.pages.flatMap(({ data }) => data) ?? []
  if (templates.length === 0) return null
  const chosen = templates.find(({ id }) => id === from)
  return (
    <Field label={words.templates.choose} className="mb-8">
      <Select
        value={chosen?.id ?? ''}
        onChange={({ target }) =>
          void navigate({ search: target.value ? { from: target.value } : {}, replace: true, resetScroll: false })
        }
      >
        <option value="">{words.templates.noChoice}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Drafts are kept separately for each source gig and template, so that an older draft doesn't replace the copy. */
function CopyForm({ from, trade }: { from: string; trade: Trade }) {
  const query = useQuery(gigToCopyQuery(from))
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(gig) => (
        <NewGigForm
          values={valuesFrom({ ...gig, start_date: null, apply_by: null }, trade)}
          trade={trade}
          draft={`gig.new.${from}`}
        />
      )}
    </Loaded>
  )
}

const skeleton = <Skeleton className="h-[40rem] rounded-xl" />

function NewGigForm({ values, trade, draft }: { values: GigValues; trade: Trade; draft: string }) {
  const navigate = useNavigate()
  const form = useForm<GigValues>({ defaultValues: values })
  const status = useRef<'open' | 'draft'>('open')
  const post = useAction({
    send: (body: NewGig, options) => parley.gigs.create(body, options),
    touches: ['gigs'],
    onDone: (gig) => {
      toast(gig.status === 'draft' ? words.form.drafted : words.form.posted)
      return navigate({ to: paths.gig(gig.id) })
    },
  })
  const toBody = (values: GigValues) => ({ ...filledIn(gigFrom(values, trade)), status: status.current }) as NewGig
  const as = (next: 'open' | 'draft') => () => {
    status.current = next
  }
  return (
    <Form form={form} action={post} toBody={toBody} draft={draft} className="flex flex-col gap-8">
      <GigFields form={form} trade={trade} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton action={post} onClick={as('open')}>
          {words.form.post}
        </SubmitButton>
        <SubmitButton action={post} variant="secondary" onClick={as('draft')}>
          {words.form.saveDraft}
        </SubmitButton>
      </div>
    </Form>
  )
}
