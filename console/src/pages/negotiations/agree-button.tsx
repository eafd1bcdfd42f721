import type { NegotiationWithRounds } from '@parley/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AgreeDialog } from '../../app/agree-dialog.tsx'
import { paths } from '../../app/paths.ts'
import type { TermsContext } from '../../app/terms.tsx'
import { Button } from '../../ui/button.tsx'
import { words } from '../../words/negotiations.ts'

interface AgreeButtonProps {
  negotiation: NegotiationWithRounds
  context: TermsContext
}

/** Accepts the latest offer, and continues to the contract. */
export function AgreeButton({ negotiation, context }: AgreeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      {negotiation.allowed_actions.includes('agree') && (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {words.page.agree}
        </Button>
      )}
      {isOpen && (
        <AgreeDialog
          negotiation={negotiation}
          context={context}
          onClose={() => setOpen(false)}
          onDone={({ id }) => navigate({ to: paths.contract(id) })}
        />
      )}
    </>
  )
}
