import type { NewNote, Note, Query } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { LockKeyhole, Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Textarea } from '../ui/input.tsx'
import { Time } from '../ui/time.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/notes.ts'
import { ActionButton, useAction } from './action.tsx'
import { DialogButtons, Form, FormField } from './form.tsx'
import { parley } from './parley.ts'
import { useSession } from './session.tsx'

type About = { application_id: string } | { user_id: string }

/**
 * All of the reader's notes at once. None while an operator is viewing as someone, because notes are only for their author in
 * person.
 */
export function useNotes(about: Pick<Query<'listNotes'>, 'user_id' | 'gig_id' | 'application_id'>) {
  const isInPerson = useSession().session.opened_by === null
  const { data } = useQuery({ ...notesQuery(about), enabled: isInPerson })
  return data
}

const notesQuery = (about: Pick<Query<'listNotes'>, 'user_id' | 'gig_id' | 'application_id'>) =>
  queryOptions({ queryKey: ['notes', about], queryFn: () => parley.notes.list(about).all({ max: NOTES_MAX }) })

const NOTES_MAX = 200

/** The reader's own notes, and a way to add more. Empty until loaded. */
export function Notes({ about, notes }: { about: About; notes: readonly Note[] | undefined }) {
  const [isAdding, setAdding] = useState(false)
  if (!notes) return null
  return (
    <section className="flex min-w-0 flex-col gap-2 text-sm print:hidden">
      <header className="flex items-center justify-between gap-2">
        <h3 className="flex min-w-0 items-center gap-1.5 text-ink-faint">
          <LockKeyhole aria-hidden="true" className="size-3.5 shrink-0" />
          {words.title}
        </h3>
        <Button variant="quiet" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </header>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteText note={note} isOnApplication={'user_id' in about && note.application_id !== null} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <NoteDialog about={about} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface NoteTextProps {
  note: Note
  isOnApplication: boolean
}

function NoteText({ note, isOnApplication }: NoteTextProps) {
  const [isEditing, setEditing] = useState(false)
  const remove = useAction({
    send: (_: undefined, options) => parley.notes.delete(note.id, options),
    touches: ['notes'],
    onDone: () => toast(words.deleted),
  })
  return (
    <article className="rounded-lg bg-sunken px-3 py-2">
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      <footer className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-faint text-xs">
        <Time at={note.updated_at} />
        {isOnApplication && <span>{words.onApplication}</span>}
        <span className="-mr-2 ml-auto flex">
          <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <ActionButton
            action={remove}
            variant="quiet"
            size="sm"
            confirm={{ title: words.deleteTitle, text: words.deleteText, label: words.delete, isDanger: true }}
          >
            {words.delete}
          </ActionButton>
        </span>
      </footer>
      {isEditing && <NoteDialog note={note} onClose={() => setEditing(false)} />}
    </article>
  )
}

interface Values {
  text: string
}

type NoteDialogProps = { onClose: () => void } & (
  | { about: About; note?: undefined }
  | { note: Note; about?: undefined }
)

function NoteDialog({ about, note, onClose }: NoteDialogProps) {
  const form = useForm<Values>({ defaultValues: { text: note?.text ?? '' } })
  const save = useAction({
    send: (body: Values, options): Promise<Note> =>
      note
        ? parley.notes.update(note.id, body, { ...options, ifMatch: note.version })
        : parley.notes.create({ ...about, ...body } as NewNote, options),
    touches: ['notes'],
    onDone: () => {
      onClose()
      toast(words.saved)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={note ? words.editTitle : words.addTitle}
      description={words.addText}
      closeLabel={appWords.close}
    >
      <Form form={form} action={save} toBody={(values) => values} className="flex flex-col gap-4">
        <FormField<Values, 'text'>
          name="text"
          label={words.label}
          render={(field) => <Textarea {...field} data-autofocus maxLength={5_000} />}
        />
        <DialogButtons action={save} onCancel={onClose}>
          {words.save}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
