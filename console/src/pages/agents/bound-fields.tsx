import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { FormField } from '../../app/form.tsx'
import { profileQuery, profilesQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox, Input } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/mandates.ts'
import type { Rules } from './rules.ts'

/** Whom the agent may deal with, and when the mandate ends. */
export function BoundFields() {
  return (
    <Card className="p-5">
      <fieldset className="flex flex-col gap-5">
        <legend className="contents">
          <span className="font-semibold">{words.groups.bounds}</span>
        </legend>
        <FormField<Rules, 'allowed_counterparties'>
          name="allowed_counterparties"
          label={words.chosen}
          render={({ value, onChange }) => <People chosen={value} onChange={onChange} />}
        />
        <FormField<Rules, 'expires_at'>
          name="expires_at"
          label={words.until}
          hint={words.untilHint}
          className="max-w-60"
          render={({ value, onChange, ...field }) => (
            <Input
              {...field}
              type="date"
              value={value === null ? '' : dayOf(value)}
              onChange={({ target }) => onChange(target.value === '' ? null : endOfDay(target.value))}
            />
          )}
        />
      </fieldset>
    </Card>
  )
}

interface PeopleProps {
  /** Null for anyone. */
  chosen: readonly string[] | null
  onChange: (chosen: readonly string[] | null) => void
}

function People({ chosen, onChange }: PeopleProps) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={words.onlyChosen}
        checked={chosen !== null}
        onChange={({ target }) => onChange(target.checked ? [] : null)}
      />
      {chosen !== null && (
        <>
          {chosen.length === 0 && <p className="text-ink-faint text-sm">{words.nobodyChosen}</p>}
          <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
            {chosen.map((id) => (
              <li key={id}>
                <Chosen id={id} onRemove={() => onChange(chosen.filter((each) => each !== id))} />
              </li>
            ))}
          </ul>
          <AddPerson known={chosen} onAdd={(id) => onChange([...chosen, id])} />
        </>
      )}
    </div>
  )
}

function Chosen({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useQuery(profileQuery(id))
  const name = data?.display_name ?? appWords.somebody
  return (
    <span className="flex h-8 items-center gap-2 rounded-lg bg-sunken pl-2 text-sm">
      <Avatar name={name} url={data?.avatar_url} size="sm" />
      {name}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-8 place-items-center rounded-lg text-ink-faint hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  )
}

function AddPerson({ known, onAdd }: { known: readonly string[]; onAdd: (id: string) => void }) {
  const me = useMe().user_id
  const [text, setText] = useState('')
  const query = useInfiniteQuery({
    ...profilesQuery({ q: text.trim() }),
    enabled: text.trim() !== '',
    placeholderData: (previous) => previous,
  })
  const found = query.data?.pages[0]?.data.filter(({ user_id }) => user_id !== me && !known.includes(user_id)) ?? []
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <Field label={words.addPerson} isLabelHidden>
        <Input
          type="search"
          value={text}
          autoComplete="off"
          placeholder={words.addPerson}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {text.trim() !== '' && (
        <ul className="flex flex-col items-start">
          {found.slice(0, FOUND_MAX).map(({ user_id, display_name }) => (
            <li key={user_id}>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  onAdd(user_id)
                  setText('')
                }}
              >
                {display_name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const FOUND_MAX = 5

// The day in the reader's zone, as a date field writes it.
function dayOf(at: string): string {
  const date = new Date(at)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString()
}
