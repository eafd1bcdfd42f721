import type { Agent, Approval, Mandate, MandateWithWarnings } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalQuery, mandateQuery, trialQuery } from '../../app/agent-queries.ts'
import { filledIn } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/mandates.ts'
import { MandateEditor } from './mandate-editor.tsx'

/** The mandate of an agent; with `raise`, prefilled so that one request needs no approval. */
export function MandateView({ agent, raise }: { agent: Agent; raise: string | undefined }) {
  const query = useQuery(mandateQuery(agent.id))
  const [warnings, setWarnings] = useState<Warnings>([])
  return (
    <>
      {warnings.length > 0 && (
        <div className="mb-6">
          <Notice tone="warn" title={words.warnings.title}>
            {words.warnings.text(new Set(warnings.map(({ key_id }) => key_id)).size)}
          </Notice>
        </div>
      )}
      <Loaded query={query} skeleton={<SkeletonRows count={3} className="h-56" />}>
        {(mandate) =>
          raise ? (
            <Raised key={raise} agent={agent} mandate={mandate} raise={raise} />
          ) : (
            <MandateEditor
              key={agent.id}
              agent={agent}
              mandate={mandate}
              onSaved={(saved) => setWarnings(saved.warnings)}
            />
          )
        }
      </Loaded>
    </>
  )
}

type Warnings = MandateWithWarnings['warnings']

function Raised({ agent, mandate, raise }: { agent: Agent; mandate: Mandate; raise: string }) {
  const approval = useQuery(approvalQuery(raise))
  return (
    <Loaded query={approval} skeleton={<SkeletonRows count={3} className="h-56" />}>
      {(request) => <RaisedFor agent={agent} mandate={mandate} request={request} />}
    </Loaded>
  )
}

function RaisedFor({ agent, mandate, request }: { agent: Agent; mandate: Mandate; request: Approval }) {
  const { change: _change, moves: _moves, ...stake } = request.stake
  const trial = useQuery(trialQuery(agent.id, { action: request.action, stake: filledIn(stake) }))
  return (
    <Loaded query={trial} skeleton={<SkeletonRows count={3} className="h-56" />}>
      {({ wider }) => <MandateEditor agent={agent} mandate={mandate} raise={{ request, wider }} />}
    </Loaded>
  )
}
