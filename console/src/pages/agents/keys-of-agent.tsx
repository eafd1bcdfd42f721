import type { Key } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { keysOfAgentQuery } from '../../app/agent-queries.ts'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/agents.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const { keys: text } = words

/** The keys that programs use to act as the agent. */
export function KeysOfAgent({ agentId }: { agentId: string }) {
  const [isMaking, setMaking] = useState(false)
  const query = useInfiniteQuery(keysOfAgentQuery(agentId))
  return (
    <Section
      title={text.title}
      description={text.text}
      aside={
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
          {text.make}
        </Button>
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-20" />}
        empty={
          <Empty icon={KeyRound} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(keys) => (
          <Rows items={keys} label={text.title}>
            {(key) => <KeyRow apiKey={key} />}
          </Rows>
        )}
      </LoadedList>
      {isMaking && <NewKeyDialog agentId={agentId} onClose={() => setMaking(false)} />}
    </Section>
  )
}

function KeyRow({ apiKey }: { apiKey: Key }) {
  const { id, name, last_four, scopes, created_at, last_used_at, revoked_at, expires_at } = apiKey
  const revoke = useAction({
    send: (_: undefined, options) => parley.keys.revoke(id, options),
    touches: ['keys'],
    onDone: () => toast(text.revoked),
  })
  // Keys use real time, even if the marketplace's clock was advanced.
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= Date.now()
  const isLive = revoked_at === null && !hasExpired
  return (
    <div
      className={cx(
        'flex items-start justify-between gap-3 p-4 text-sm max-sm:flex-col sm:px-5',
        !isLive && 'opacity-75',
      )}
    >
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <p className="truncate">
            <span className="font-medium">{name}</span>{' '}
            <span className="font-mono text-ink-faint text-xs">…{last_four}</span>
          </p>
          <p className="text-ink-faint">
            {isLive ? (
              <>
                <Time at={created_at} says={text.madeAt} /> ·{' '}
                {last_used_at ? <Time at={last_used_at} isReal says={text.usedAt} /> : text.never}
              </>
            ) : (
              <Time
                at={revoked_at ?? expires_at ?? created_at}
                isReal
                says={revoked_at ? text.revokedAt : text.expiredAt}
              />
            )}
          </p>
        </div>
        {isLive && (
          <ul aria-label={text.scopes} className="flex flex-wrap gap-1.5">
            {scopes.map((scope) => (
              <li key={scope}>
                <Tag>
                  <code className="font-mono">{scope}</code>
                </Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isLive && (
        <ActionButton
          action={revoke}
          size="sm"
          confirm={{ title: text.revokeTitle(name), text: text.revokeText, label: text.revoke, isDanger: true }}
        >
          {text.revoke}
        </ActionButton>
      )}
    </div>
  )
}
