import type { CreatedUser, NewUser, ProfileKind, Role } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { SecretDialog } from '../../app/secret-dialog.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/operator.ts'

const { newUser: text, users } = words

interface Values {
  display_name: string
  kind: ProfileKind
  email: string
  role: Role
}

/** Adds a user. Those with an address are invited to sign in; for others, their first key is shown once. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [isInvited, setInvited] = useState(true)
  const [keyOf, setKeyOf] = useState<CreatedUser | null>(null)
  const form = useForm<Values>({ defaultValues: { display_name: '', kind: 'person', email: '', role: 'member' } })
  const hasAddress = form.watch('email').trim() !== ''
  const add = useAction({
    send: async (body: NewUser, options) => {
      const created = await parley.users.create(body, options)
      // From here on, the user exists: if the invitation fails, it can be sent again on their page.
      const invited = hasAddress && isInvited ? await invitedTo(created.user.user_id) : null
      return { created, invited }
    },
    touches: ['users', 'operator'],
    onDone: ({ created, invited }) => {
      const { display_name, user_id } = created.user
      if (invited === null) return setKeyOf(created)
      if (invited) toast(text.added(display_name))
      else toast(text.notInvited(display_name), 'bad')
      return close(user_id)
    },
  })
  function close(userId: string) {
    onClose()
    return navigate({ to: paths.user(userId) })
  }
  if (keyOf) {
    const { user, key } = keyOf
    return (
      <SecretDialog
        title={text.firstKey(user.display_name)}
        text={text.firstKeyText}
        secret={key.key}
        doneLabel={words.user.keys.saved}
        onClose={() => void close(user.user_id)}
      />
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text} closeLabel={appWords.close}>
      <Form
        form={form}
        action={add}
        toBody={({ email, ...rest }) => ({ ...rest, ...filledIn({ email: email.trim() }) })}
        className="flex flex-col gap-4"
      >
        <FormField<Values, 'display_name'>
          name="display_name"
          label={text.name}
          render={(field) => <Input {...field} autoComplete="off" />}
        />
        <FormField<Values, 'email'>
          name="email"
          label={text.email}
          hint={text.emailHint}
          optional
          render={(field) => <Input {...field} type="email" autoComplete="off" />}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField<Values, 'kind'>
            name="kind"
            label={text.kind}
            render={(field) => <Choices {...field} options={text.kinds} />}
          />
          <FormField<Values, 'role'>
            name="role"
            label={text.role}
            render={(field) => <Choices {...field} options={users.roles} />}
          />
        </div>
        {hasAddress && (
          <Checkbox label={text.invite} checked={isInvited} onChange={({ target }) => setInvited(target.checked)} />
        )}
        <DialogButtons action={add} onCancel={onClose}>
          {text.send}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

async function invitedTo(userId: string): Promise<boolean> {
  try {
    await parley.users.invite(userId, {})
    return true
  } catch {
    return false
  }
}
