import { ParleyError, type Role, type User } from '@parley/sdk'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton, useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/operator.ts'

const { user: text, users } = words
const touches = ['users', 'operator', 'profiles']

/** Null if a second operator has to confirm the request, which is expected and not a failure. */
export function nullIfUnconfirmed<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  return request.catch((error) => {
    if (error instanceof ParleyError && error.has('second_operator_required')) return null
    throw error
  })
}

/** Suspends a user, with a reason that they read. */
export function SuspendUser({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const suspend = useAction({
    send: (body: { reason?: string }, options) => nullIfUnconfirmed(parley.users.suspend(user.user_id, body, options)),
    touches,
    onDone: (answer) => {
      setOpen(false)
      toast((answer ? text.suspend.done : text.removal.waiting)(user.display_name))
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.suspend.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.suspend.title(user.display_name)}
        description={text.suspend.text}
        closeLabel={appWords.close}
      >
        <Form
          form={form}
          action={suspend}
          toBody={({ reason }) => filledIn({ reason: reason.trim() })}
          className="flex flex-col gap-4"
        >
          <FormField<{ reason: string }, 'reason'>
            name="reason"
            label={text.suspend.reason}
            hint={text.suspend.hint}
            optional
            render={(field) => <Textarea {...field} maxLength={1000} />}
          />
          <DialogButtons action={suspend} variant="danger" onCancel={() => setOpen(false)}>
            {text.suspend.action}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}

export function ReinstateUser({ user }: { user: User }) {
  const reinstate = useAction({
    send: (_: undefined, options) => parley.users.reinstate(user.user_id, options),
    touches,
    onDone: () => toast(text.reinstate.done(user.display_name)),
  })
  return (
    <ActionButton
      action={reinstate}
      variant="primary"
      confirm={{
        title: text.reinstate.title(user.display_name),
        text: text.reinstate.text,
        label: text.reinstate.action,
      }}
    >
      {text.reinstate.open}
    </ActionButton>
  )
}

export function ChangeRole({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<{ role: Role }>({ defaultValues: { role: user.role } })
  const group = useId()
  const change = useAction({
    send: (body: { role: Role }, options) => nullIfUnconfirmed(parley.users.update(user.user_id, body, options)),
    touches,
    onDone: (answer) => {
      setOpen(false)
      toast((answer ? text.role.done[answer.role] : text.removal.waiting)(user.display_name))
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.role.change}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.role.change} closeLabel={appWords.close}>
        <Form form={form} action={change} toBody={(values) => values} className="flex flex-col gap-4">
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">{text.role.label}</legend>
            {(Object.keys(text.role.text) as Role[]).map((role) => (
              <label
                key={role}
                className="flex gap-3 rounded-xl border border-line p-4 text-sm hover:bg-hover has-checked:border-accent-text has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  id={`${group}-${role}`}
                  value={role}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                  {...form.register('role')}
                />
                <span>
                  <span className="block font-medium">{users.roles[role]}</span>
                  <span className="block text-ink-soft">{text.role.text[role]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <DialogButtons action={change} onCancel={() => setOpen(false)}>
            {text.role.change}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}

export function InviteUser({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<{ email: string }>({ defaultValues: { email: user.email ?? '' } })
  const invite = useAction({
    send: (body: { email?: string }, options) => parley.users.invite(user.user_id, body, options),
    touches,
    onDone: ({ email }) => {
      setOpen(false)
      toast(text.invite.sent(email))
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.invite.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.invite.title(user.display_name)}
        description={text.invite.text}
        closeLabel={appWords.close}
      >
        <Form
          form={form}
          action={invite}
          toBody={({ email }) => filledIn({ email: email.trim() })}
          className="flex flex-col gap-4"
        >
          <FormField<{ email: string }, 'email'>
            name="email"
            label={text.invite.email}
            render={(field) => <Input {...field} type="email" autoComplete="off" />}
          />
          <DialogButtons action={invite} onCancel={() => setOpen(false)}>
            {text.invite.send}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}
