import type { Key, User } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { SecretDialog } from '../../app/secret-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/card.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/operator.ts'
import { keysOfUserQuery } from './queries.ts'

const { keys: text } = words.user

/** Whether an operator's key acts for the user, who has no keys before they claim the account. */
export function isManaged({ managed_by, claimed_at }: User): boolean {
  return managed_by !== undefined && claimed_at === undefined
}

/** The keys of a user and of their agents, and a new one for someone who has lost theirs. */
export function UserKeys({ user }: { user: User }) {
  const query = useInfiniteQuery(keysOfUserQuery(user.user_id))
  const [secret, setSecret] = useState<string | null>(null)
  const recover = useAction({
    send: (_: undefined, options) => parley.users.keys.create(user.user_id, {}, options),
    touches: ['users', 'operator'],
    onDone: ({ key }) => setSecret(key),
  })
  return (
    <Section
      title={text.title}
      aside={
        !isManaged(user) && (
          <ActionButton
            action={recover}
            size="sm"
            confirm={{
              title: text.recoverTitle(user.display_name),
              text: text.recoverText,
              label: text.recover,
            }}
          >
            {text.recover}
          </ActionButton>
        )
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-16" />}
        empty={<p className="text-ink-faint text-sm">{text.none}</p>}
      >
        {(keys) => (
          <Rows items={keys} label={text.title}>
            {(key) => <KeyRow apiKey={key} />}
          </Rows>
        )}
      </LoadedList>
      {secret !== null && (
        <SecretDialog
          title={text.recovered}
          text={text.recoveredText}
          secret={secret}
          doneLabel={text.saved}
          onClose={() => setSecret(null)}
        />
      )}
    </Section>
  )
}

function KeyRow({ apiKey: key }: { apiKey: Key }) {
  const revoke = useAction({
    send: (_: undefined, options) => parley.keys.revoke(key.id, options),
    touches: ['users', 'operator', 'keys'],
    onDone: () => toast(text.done),
  })
  const isExpired = key.expires_at !== null && Date.parse(key.expires_at) < Date.now()
  const isValid = key.revoked_at === null && !isExpired
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{key.name}</span>
          {key.hosted_agent_id && <Badge>{text.ofAgent}</Badge>}
          {!isValid && <Badge>{key.revoked_at === null ? text.expired : text.revoked}</Badge>}
        </p>
        <p className="text-ink-faint">
          {text.endsWith(key.last_four)} ·{' '}
          {key.last_used_at ? <Time at={key.last_used_at} isReal says={text.used} /> : text.neverUsed}
        </p>
      </div>
      {isValid && (
        <ActionButton
          action={revoke}
          size="sm"
          confirm={{
            title: text.revokeTitle(key.name),
            text: text.revokeText,
            label: text.revoke,
            isDanger: true,
          }}
        >
          {text.revoke}
        </ActionButton>
      )}
    </div>
  )
}
