import type { Gig, NewNegotiation, Profile } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/gigs.ts'
import { useAction } from './action.tsx'
import { Form, FormField, filledIn, SubmitButton } from './form.tsx'
import { parley } from './parley.ts'
import { paths } from './paths.ts'
import { usePriceNote } from './price-note.tsx'
import { profilesQuery } from './queries.ts'
import { useMe } from './session.tsx'

interface InviteDialogProps {
  gig: Gig
  /** Known when the dialog is opened from a profile. */
  person?: Pick<Profile, 'user_id' | 'display_name' | 'headline' | 'kind' | 'avatar_url'>
  onClose: () => void
}

/** Opens a negotiation with someone who hasn't applied. */
export function InviteDialog({ gig, person: given, onClose }: InviteDialogProps) {
  const [chosen, setChosen] = useState(given)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.invite.title}
      description={words.invite.text}
      closeLabel={appWords.close}
    >
      {chosen ? (
        <Invitation gig={gig} person={chosen} onAnother={given ? null : () => setChosen(undefined)} onClose={onClose} />
      ) : (
        <ChoosePerson onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function ChoosePerson({ onChoose }: { onChoose: (person: Profile) => void }) {
  const me = useMe()
  const [text, setText] = useState('')
  const query = useInfiniteQuery({
    ...profilesQuery(text.trim() ? { q: text.trim() } : { available: true, sort: 'rating' }),
    placeholderData: (previous) => previous,
  })
  const people = query.data?.pages[0]?.data.filter(({ user_id }) => user_id !== me.user_id).slice(0, SHOWN_MAX)
  return (
    <div className="flex flex-col gap-3">
      <Field label={words.invite.search}>
        <Input
          type="search"
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={words.invite.searchPlaceholder}
        />
      </Field>
      {!people && <SkeletonRows count={4} className="h-14" />}
      {people?.length === 0 && <p className="py-6 text-center text-ink-faint text-sm">{words.invite.nobody}</p>}
      <ul className="-mx-2 flex flex-col">
        {people?.map((person) => (
          <li key={person.user_id}>
            <button
              type="button"
              aria-label={words.invite.choose(person.display_name)}
              onClick={() => onChoose(person)}
              className="w-full rounded-lg p-2 text-left hover:bg-hover"
            >
              <PersonLine person={person} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHOWN_MAX = 6

function PersonLine({ person }: { person: NonNullable<InviteDialogProps['person']> }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.display_name} url={person.avatar_url} isSquare={person.kind === 'organization'} />
      <span className="min-w-0 text-sm">
        <span className="block truncate font-medium">{person.display_name}</span>
        <span className="block truncate text-ink-faint">{person.headline}</span>
      </span>
    </span>
  )
}

interface Values {
  message: string
  rate_cents: number | null
}

interface InvitationProps {
  gig: Gig
  person: NonNullable<InviteDialogProps['person']>
  onAnother: (() => void) | null
  onClose: () => void
}

function Invitation({ gig, person, onAnother, onClose }: InvitationProps) {
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { message: '', rate_cents: gig.rate_max_cents ?? gig.rate_min_cents } })
  const invite = useAction({
    send: (body: NewNegotiation, options) => parley.negotiations.create(body, options),
    touches: ['negotiations', 'gigs', 'applications'],
    onDone: (negotiation) => {
      onClose()
      toast(words.invite.sent)
      return navigate({ to: paths.negotiation(negotiation.id) })
    },
  })
  const note = usePriceNote({
    side: 'client',
    cents: form.watch('rate_cents'),
    rateType: gig.rate_type,
    hoursPerWeek: gig.hours_per_week,
    currency: gig.currency,
  })
  const toBody = ({ message, rate_cents }: Values): NewNegotiation => ({
    gig_id: gig.id,
    worker_id: person.user_id,
    ...filledIn({ message }),
    ...(rate_cents !== null && { terms: { rate_cents } }),
  })
  return (
    <Form form={form} action={invite} toBody={toBody} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3 rounded-xl bg-sunken p-3">
        <PersonLine person={person} />
        {onAnother && (
          <Button variant="quiet" size="sm" onClick={onAnother}>
            {words.invite.another}
          </Button>
        )}
      </div>
      <FormField<Values, 'rate_cents'>
        name="rate_cents"
        label={gig.rate_type === 'hourly' ? words.invite.rate : words.invite.price}
        optional
        hint={note}
        render={(field) => (
          <MoneyInput
            {...field}
            currency={gig.currency}
            unit={gig.rate_type === 'hourly' ? appWords.rate.hourly : undefined}
          />
        )}
      />
      <FormField<Values, 'message'>
        name="message"
        label={words.invite.message}
        hint={appWords.markdown.hint}
        optional
        render={(field) => <Textarea {...field} />}
      />
      <SubmitButton action={invite}>{words.invite.send}</SubmitButton>
    </Form>
  )
}
