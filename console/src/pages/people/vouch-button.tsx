import type { NewVouch, Profile } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { Form, FormField, SubmitButton } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/people.ts'

/** Lets me recommend someone. */
export function VouchButton({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.vouch.open}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.vouch.title(profile.display_name)}
        description={words.vouch.text}
        closeLabel={appWords.close}
      >
        <VouchForm userId={profile.user_id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface Values {
  message: string
  skills: string[]
}

function VouchForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const form = useForm<Values>({ defaultValues: { message: '', skills: [] } })
  const vouch = useAction({
    send: (body: NewVouch, options) => parley.profiles.vouches.create(userId, body, options),
    touches: ['vouches', 'profiles'],
    onDone: () => {
      onDone()
      toast(words.vouch.sent)
    },
  })
  return (
    <Form
      form={form}
      action={vouch}
      toBody={(values) => values}
      draft={`vouch.${userId}`}
      className="flex flex-col gap-4"
    >
      <FormField<Values, 'message'>
        name="message"
        label={words.vouch.message}
        render={(field) => <Textarea {...field} />}
      />
      <FormField<Values, 'skills'>
        name="skills"
        label={words.vouch.skills}
        optional
        render={(field) => <TagInput {...field} removeLabel={words.find.removeSkill} />}
      />
      <SubmitButton action={vouch}>{words.vouch.send}</SubmitButton>
    </Form>
  )
}
