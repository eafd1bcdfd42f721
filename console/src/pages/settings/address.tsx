import type { OwnProfile } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { ownProfileQuery } from '../../app/queries.ts'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/settings.ts'
import { SettingsSection } from './settings-section.tsx'

const { address } = words

/** The address that decides who can sign in. A new one takes effect once its owner has opened the link in an email. */
export function Address() {
  const query = useQuery(ownProfileQuery)
  return (
    <SettingsSection title={address.title} text={address.text}>
      <Loaded query={query} skeleton={<Skeleton className="h-28 rounded-xl" />}>
        {(profile) => <AddressForm key={profile.email} profile={profile} />}
      </Loaded>
    </SettingsSection>
  )
}

interface Values {
  email: string
}

function AddressForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<Values>({ defaultValues: { email: profile.email ?? '' } })
  const save = useAction({
    send: (body: Values, options) => parley.profiles.me.update(body, options),
    touches: ['profiles', 'session'],
    onDone: (_, { email }) => toast(address.sent(email)),
  })
  return (
    <Form form={form} action={save} toBody={(values) => values} className="flex max-w-md flex-col items-start gap-4">
      {profile.pending_email && <Notice tone="warn">{address.pending(profile.pending_email)}</Notice>}
      <FormField<Values, 'email'>
        name="email"
        label={address.label}
        hint={profile.email && !profile.email_proven ? address.unproven : undefined}
        className="w-full"
        render={(field) => <Input {...field} type="email" autoComplete="email" />}
      />
      <SubmitButton action={save}>{address.save}</SubmitButton>
    </Form>
  )
}
