import type { IssuedKey, Key } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadedList } from '../../app/loaded.tsx'
import { useSession } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/developers.ts'
import { DevelopersPage } from './frame.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { NewSecretDialog } from './new-secret-dialog.tsx'
import { agentNamesQuery, keysQuery } from './queries.ts'
import { hasEnded } from './scopes.ts'

const { keys: text } = words
// When a key was last used is saved every few seconds.
const LAST_USE_MS = 10_000

/** The keys that programs use to act for me: what each may do, when it was used, and how to end it. */
export function KeysPage() {
  const [isMaking, setMaking] = useState(false)
  const [issued, setIssued] = useState<IssuedKey | null>(null)
  const [show, setShow] = useState<'working' | 'ended'>('working')
  const query = useInfiniteQuery({ ...keysQuery, refetchInterval: LAST_USE_MS })
  const agents = useQuery(agentNamesQuery).data ?? []
  const { role } = useSession()
  const make = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {text.make}
    </Button>
  )
  const nothing =
    show === 'working' ? (
      <Empty icon={KeyRound} title={text.none} action={make}>
        {text.noneText}
      </Empty>
    ) : (
      <Empty icon={KeyRound} title={text.noneEnded}>
        {text.noneEndedText}
      </Empty>
    )
  return (
    <DevelopersPage title={text.title} description={text.text} actions={make}>
      <div className="flex flex-col gap-4">
        <Chips
          label={text.filter}
          value={show}
          onChange={setShow}
          options={[
            { value: 'working', label: text.working },
            { value: 'ended', label: text.ended },
          ]}
        />
        <div>
          <LoadedList query={query} skeleton={<SkeletonRows count={3} className="h-28" />} empty={nothing}>
            {(keys) => {
              const shown = keys.filter((key) => hasEnded(key) === (show === 'ended'))
              return shown.length === 0 ? nothing : list(shown)
            }}
          </LoadedList>
        </div>
      </div>
      {isMaking && (
        <NewKeyDialog
          agents={agents}
          role={role}
          onClose={() => setMaking(false)}
          onIssued={(key) => {
            setMaking(false)
            setIssued(key)
          }}
        />
      )}
      {issued && (
        <NewSecretDialog
          title={words.secret.keyTitle}
          secret={issued.key}
          onClose={() => setIssued(null)}
          tryIt={`export PARLEY_KEY=…   # the key above\ncurl -H "Authorization: Bearer $PARLEY_KEY" ${location.origin}/api/${issued.publishable ? 'gigs' : 'me'}`}
        />
      )}
    </DevelopersPage>
  )

  function list(keys: readonly Key[]) {
    return (
      <Rows items={keys} label={text.title}>
        {(key) => (
          <KeyRow
            apiKey={key}
            role={role}
            agentName={agents.find(({ id }) => id === key.hosted_agent_id)?.name ?? null}
            onIssued={setIssued}
          />
        )}
      </Rows>
    )
  }
}
