import type { CurrentSession, IssuedKey, Key } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/developers.ts'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import { hasEnded, scopesFor } from './scopes.ts'

const { keys: text } = words

interface KeyRowProps {
  apiKey: Key
  role: CurrentSession['role']
  agentName: string | null
  onIssued: (key: IssuedKey) => void
}

/** One key: what it may do in words, when it was used, and how to end or replace it. */
export function KeyRow({ apiKey, role, agentName, onIssued }: KeyRowProps) {
  const [isRotating, setRotating] = useState(false)
  const { id, name, last_four, created_at, last_used_at, expires_at, publishable } = apiKey
  const isOver = hasEnded(apiKey)
  const revoke = useAction({
    send: (_: undefined, options) => parley.keys.revoke(id, options),
    touches: ['keys'],
    onDone: () => toast(text.revokedToast),
  })
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm sm:p-5"
    >
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 truncate font-medium">{name}</h2>
          <State apiKey={apiKey} />
          {publishable && <Badge tone="accent">{text.publishable}</Badge>}
          {agentName && <Badge tone="accent">{text.ofAgent(agentName)}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-1.5 text-ink-faint">
          <code className="font-mono text-xs leading-5">
            parley_{publishable ? 'pk' : 'sk'}_…{last_four}
          </code>
          <span aria-hidden="true">·</span>
          <span>
            <Time at={created_at} says={text.made} />
          </span>
          <span aria-hidden="true">·</span>
          <span>{last_used_at ? <Time at={last_used_at} isReal says={text.lastUsed} /> : text.neverUsed}</span>
          {expires_at && !isOver && (
            <>
              <span aria-hidden="true">·</span>
              <span>
                <Time at={expires_at} isReal says={text.expires} />
              </span>
            </>
          )}
        </p>
        <Rights apiKey={apiKey} role={role} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!publishable && (
          <Link
            to={paths.requestLog}
            search={{ key: id } as never}
            aria-label={text.seeOf(name)}
            className={buttonClass('quiet', 'sm')}
          >
            {text.see}
          </Link>
        )}
        {!isOver && (
          <>
            <Button size="sm" aria-label={text.rotateOf(name)} onClick={() => setRotating(true)}>
              {text.rotate}
            </Button>
            <ActionButton
              action={revoke}
              size="sm"
              label={text.revokeOf(name)}
              confirm={{ title: text.revokeTitle(name), text: text.revokeText, label: text.revoke, isDanger: true }}
            >
              {text.revoke}
            </ActionButton>
          </>
        )}
      </div>
      {isRotating && (
        <RotateKeyDialog
          apiKey={apiKey}
          onClose={() => setRotating(false)}
          onIssued={(issued) => {
            setRotating(false)
            onIssued(issued)
          }}
        />
      )}
    </article>
  )
}

function State({ apiKey }: { apiKey: Key }) {
  if (apiKey.revoked_at) return <Badge>{text.revoked}</Badge>
  if (hasEnded(apiKey)) return <Badge>{text.expired}</Badge>
  return null
}

/** What a key may do, in words. */
function Rights({ apiKey: { scopes, hosted_agent_id, publishable }, role }: Pick<KeyRowProps, 'apiKey' | 'role'>) {
  if (publishable) return <p className="text-ink-soft">{text.publishableText}</p>
  const isAll = scopesFor(role, false).every((scope) => scopes.includes(scope)) && hosted_agent_id === null
  if (isAll) return <p className="text-ink-soft">{text.everything}</p>
  return (
    <ul aria-label={text.may} className="flex flex-col text-ink-soft">
      {scopes.map((scope) => (
        <li key={scope} className="flex gap-2 before:text-ink-faint before:content-['–']">
          <span>
            {words.scopes[scope]} <code className="font-mono text-ink-faint text-xs">{scope}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
