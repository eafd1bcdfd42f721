import type { NewGig } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, filledIn, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { emptyGig, GigFields, type GigValues, gigFrom } from './gig-form.tsx'

/** Posting a gig, or saving it as a draft. */
export function NewGigPage() {
  const navigate = useNavigate()
  const form = useForm<GigValues>({ defaultValues: emptyGig })
  const status = useRef<'open' | 'draft'>('open')
  const post = useAction({
    send: (body: NewGig, options) => parley.gigs.create(body, options),
    touches: ['gigs'],
    onDone: (gig) => {
      toast(gig.status === 'draft' ? words.form.drafted : words.form.posted)
      return navigate({ to: paths.gig(gig.id) })
    },
  })
  const toBody = (values: GigValues) => ({ ...filledIn(gigFrom(values)), status: status.current }) as NewGig
  const as = (next: 'open' | 'draft') => () => {
    status.current = next
  }
  return (
    <Page title={words.form.newTitle} width="narrow">
      <Form form={form} action={post} toBody={toBody} draft="gig.new" className="flex flex-col gap-8">
        <GigFields form={form} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton action={post} onClick={as('open')}>
            {words.form.post}
          </SubmitButton>
          <SubmitButton action={post} variant="secondary" onClick={as('draft')}>
            {words.form.saveDraft}
          </SubmitButton>
        </div>
      </Form>
    </Page>
  )
}
