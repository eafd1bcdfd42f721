import type { Gig, GigChanges, Trade } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { changedOnly, Form, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { gigQuery, tradeQuery } from '../../app/queries.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { GigFields, type GigValues, gigFrom, valuesFrom } from './gig-form.tsx'

const route = getRouteApi('/gigs/$id/edit')

/** Changing a gig of mine. */
export function EditGigPage() {
  const { id } = route.useParams()
  const query = useQuery(gigQuery(id))
  const trade = useQuery(tradeQuery)
  return (
    <Page title={words.form.editTitle} width="narrow">
      <Loaded query={query} skeleton={skeleton}>
        {(gig) => (
          <Loaded query={trade} skeleton={skeleton}>
            {(trade) => <EditForm gig={gig} trade={trade} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}

const skeleton = <Skeleton className="h-[40rem] rounded-xl" />

function EditForm({ gig, trade }: { gig: Gig; trade: Trade }) {
  const navigate = route.useNavigate()
  // The version the form started with, so that a change made elsewhere in the meantime isn't overwritten.
  const [before] = useState(gig)
  const form = useForm<GigValues>({ defaultValues: valuesFrom(before, trade) })
  const save = useAction({
    send: async (changes: GigChanges, options) =>
      Object.keys(changes).length > 0
        ? parley.gigs.update(gig.id, changes, { ...options, ifMatch: before.version })
        : before,
    touches: ['gigs'],
    onDone: (_, changes) => {
      toast(Object.keys(changes).length > 0 ? words.form.saved : words.form.nothingChanged)
      return navigate({ to: paths.gig(gig.id) })
    },
  })
  const toBody = (values: GigValues) => {
    const [after, original] = [gigFrom(values, trade), gigFrom(valuesFrom(before, trade), trade)]
    const { fields, ...changes } = changedOnly(after, original)
    return { ...changes, ...(fields && { fields: changedOnly(fields, original.fields ?? {}) }) } as GigChanges
  }
  return (
    <Form
      form={form}
      action={save}
      toBody={toBody}
      draft={`gig.${gig.id}.${before.version}`}
      className="flex flex-col gap-8"
    >
      <GigFields form={form} trade={trade} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton action={save}>{words.form.save}</SubmitButton>
        <Link to={paths.gig(gig.id)} className={buttonClass('quiet')}>
          {words.form.cancel}
        </Link>
      </div>
    </Form>
  )
}
