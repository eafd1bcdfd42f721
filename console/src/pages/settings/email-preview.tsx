import { useState } from 'react'
import { EmailFrame } from '../../app/email-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/input.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/settings.ts'

const { preview } = words.emails

type Kind = keyof typeof preview.kinds
const kinds = Object.keys(preview.kinds) as Kind[]

/** What each email looks like. */
export function EmailPreview() {
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<Kind>('tasks')
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {preview.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={preview.title}
        description={preview.text}
        width="lg"
        closeLabel={appWords.close}
      >
        <Select aria-label={preview.kind} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {preview.kinds[each]}
            </option>
          ))}
        </Select>
        <EmailFrame kind={kind} title={preview.frame(preview.kinds[kind])} />
      </Dialog>
    </>
  )
}
