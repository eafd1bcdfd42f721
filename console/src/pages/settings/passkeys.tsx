import type { Passkey } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionButton, useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { addPasskey, hasPasskeys } from '../../app/passkeys.ts'
import { passkeysQuery } from '../../app/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input } from '../../ui/input.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/settings.ts'
import { SettingsSection } from './settings-section.tsx'

const { passkeys: text } = words

/** The devices I can sign in with. */
export function Passkeys() {
  const query = useInfiniteQuery(passkeysQuery)
  return (
    <SettingsSection title={text.title} text={text.text} aside={<AddPasskey />}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-16" />}
        empty={
          <Empty icon={KeyRound} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(passkeys) => (
          <Rows items={passkeys} label={text.title}>
            {(passkey) => <PasskeyRow passkey={passkey} />}
          </Rows>
        )}
      </LoadedList>
    </SettingsSection>
  )
}

interface Values {
  name: string
}

function AddPasskey() {
  const [isOpen, setOpen] = useState(false)
  const form = useForm<Values>({ defaultValues: { name: text.thisDevice } })
  const add = useAction({
    send: ({ name }: Values) => addPasskey(name),
    touches: ['passkeys'],
    canCopy: false,
    onDone: () => {
      setOpen(false)
      toast(text.added)
    },
  })
  if (!hasPasskeys()) return <p className="text-ink-faint text-sm">{text.unsupported}</p>
  return (
    <>
      <Button icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text.add}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.add}
        description={text.text}
        closeLabel={appWords.close}
      >
        <Form form={form} action={add} toBody={(values) => values} className="flex flex-col gap-4">
          <FormField<Values, 'name'>
            name="name"
            label={text.name}
            hint={text.nameHint}
            render={(field) => <Input {...field} />}
          />
          <DialogButtons action={add} onCancel={() => setOpen(false)}>
            {text.add}
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const remove = useAction({
    send: (_: undefined, options) => parley.passkeys.delete(passkey.id, options),
    touches: ['passkeys'],
    onDone: () => toast(text.removed),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
      <div className="min-w-0">
        <p className="truncate font-medium">{passkey.name}</p>
        <p className="text-ink-faint">
          <Time isReal at={passkey.created_at} says={text.addedAt} /> ·{' '}
          {passkey.last_used_at ? <Time isReal at={passkey.last_used_at} says={text.usedAt} /> : text.never}
        </p>
      </div>
      <ActionButton
        action={remove}
        size="sm"
        confirm={{ title: text.removeTitle(passkey.name), text: text.removeText, label: text.remove }}
      >
        {text.remove}
      </ActionButton>
    </div>
  )
}
