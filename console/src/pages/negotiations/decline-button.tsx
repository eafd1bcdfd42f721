import type { Decline, Negotiation } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'

/** Ends the negotiation, with a reason if one is given. */
export function DeclineButton({ negotiation }: { negotiation: Negotiation }) {
  const [isAsking, setAsking] = useState(false)
  if (!negotiation.allowed_actions.includes('decline')) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.page.decline}
      </Button>
      {isAsking && <DeclineDialog negotiation={negotiation} onClose={() => setAsking(false)} />}
    </>
  )
}

function DeclineDialog({ negotiation, onClose }: { negotiation: Negotiation; onClose: () => void }) {
  const { name } = usePartner(negotiation)
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const decline = useAction({
    send: (body: Decline, options) => parley.negotiations.decline(negotiation.id, body, options),
    touches: ['negotiations', 'applications', 'gigs'],
    onDone: () => {
      onClose()
      toast(words.decline.done)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.decline.title}
      description={words.decline.text(name)}
      closeLabel={appWords.close}
    >
      <Form form={form} action={decline} toBody={filledIn} draft={`decline.${negotiation.id}`}>
        <FormField<{ reason: string }>
          name="reason"
          label={words.decline.reason}
          hint={words.decline.reasonHint}
          optional
          render={(field) => <Textarea {...field} />}
        />
        <DialogButtons action={decline} variant="danger" onCancel={onClose}>
          {words.decline.label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
