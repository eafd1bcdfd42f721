import type { EmailStatus, OperatorSetting, Role, SignUp } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../../app/action.tsx'
import { EmailFrame } from '../../../app/email-frame.tsx'
import { Form, FormField } from '../../../app/form.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { parley } from '../../../app/parley.ts'
import { emailSettingsQuery } from '../../../app/queries.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Textarea } from '../../../ui/input.tsx'
import { shortListOf } from '../../../ui/lists.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { words as operatorWords } from '../../../words/operator.ts'
import { words } from '../../../words/setup.ts'
import { settingsQuery } from '../queries.ts'
import { type Invited, inviteAll } from './invite-all.ts'
import { parseInvitees } from './invitees.ts'
import { markDone, Preview, StepButtons, useGoToNext, WithPreview } from './step-page.tsx'

const { people: text } = words

/** Invites the first people, and decides who else can join. */
export function PeopleStep() {
  const settings = useQuery(settingsQuery)
  const ownEmails = useQuery(emailSettingsQuery)
  return (
    <Loaded query={settings} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {({ data }) => (
        <Loaded query={ownEmails} skeleton={<Skeleton className="h-80 rounded-xl" />}>
          {({ email_status }) => <PeopleForm settings={data} emailStatus={email_status} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface Values {
  /** The addresses of several people, under the name that the service gives each. */
  email: string
  role: Role
  values: { SIGN_UP: SignUp }
}

function PeopleForm({ settings, emailStatus }: { settings: readonly OperatorSetting[]; emailStatus: EmailStatus }) {
  const signUp = settings.find(({ name }) => name === 'SIGN_UP')
  const before = signUp?.value === 'open' ? 'open' : 'closed'
  const form = useForm<Values>({ defaultValues: { email: '', role: 'member', values: { SIGN_UP: before } } })
  const next = useGoToNext('people')
  const save = useAction({
    send: async ({ email, role, values }: Values, options): Promise<Invited> => {
      if (values.SIGN_UP !== before) await parley.operator.settings.update({ values }, options)
      const invited = await inviteAll(parseInvitees(email), role, options)
      await markDone('people')
      return invited
    },
    touches: ['users', 'operator'],
    onDone: ({ invited, alreadyJoined }) => {
      if (invited.length > 0) toast(text.invited(invited.length))
      if (alreadyJoined.length > 0) toast(text.known(alreadyJoined.length, shortListOf(alreadyJoined)), 'bad')
      return next()
    },
  })
  const role = form.watch('role')
  return (
    <WithPreview
      preview={
        <Preview>
          <EmailFrame kind="invitation" title={text.frame} />
        </Preview>
      }
    >
      <Form form={form} action={save} toBody={(values) => values}>
        {emailStatus === 'off' ? (
          <Notice tone="warn">{text.off}</Notice>
        ) : (
          <>
            <FormField<Values, 'email'>
              name="email"
              label={text.emails}
              hint={text.emailsHint}
              optional
              render={(field) => <Textarea {...field} autoComplete="off" spellCheck={false} />}
            />
            <FormField<Values, 'role'>
              name="role"
              label={text.role}
              hint={text.roleHint[role]}
              className="max-w-md"
              render={(field) => <Choices {...field} options={operatorWords.users.roles} />}
            />
          </>
        )}
        <FormField<Values, 'values.SIGN_UP'>
          name="values.SIGN_UP"
          label={text.signUp}
          className="max-w-md"
          render={(field) => <Choices {...field} options={text.signUps} />}
        />
        <StepButtons step="people" action={save} />
      </Form>
    </WithPreview>
  )
}
