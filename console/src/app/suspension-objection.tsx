import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { words } from '../words/app.ts'
import { words as moderationWords } from '../words/moderation.ts'
import { ObjectDialog } from './object-dialog.tsx'
import { objectionsQuery } from './queries.ts'
import { useMe } from './session.tsx'

/** The way to object to the reader's suspension, or what became of their objection. */
export function SuspensionObjection() {
  const { user_id } = useMe()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(objectionsQuery)
  if (!data) return null
  // Not one to an earlier suspension, which has ended.
  const objection = data.data.find(({ subject, restored_at }) => subject.id === user_id && restored_at === null)
  if (objection?.status === 'open' || objection?.status === 'kept')
    return <span>{words.suspended[objection.status]}</span>
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {moderationWords.removed.object}
      </Button>
      {isOpen && <ObjectDialog id={user_id} onClose={() => setOpen(false)} />}
    </>
  )
}
