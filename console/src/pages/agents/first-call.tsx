import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCircle2, Radio } from 'lucide-react'
import { keyQuery } from '../../app/agent-queries.ts'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/agents.ts'
import type { Connected } from './new-assistant.tsx'

const { watch: text } = words.connect
const LOOK_EVERY_MS = 1_500

/** Watches for a program's first call with the key created on this page. */
export function FirstCall({ connected }: { connected: Connected | null }) {
  const { data: key } = useQuery({
    ...keyQuery(connected?.key.id ?? ''),
    enabled: connected !== null,
    // Using a key emits no event.
    refetchInterval: ({ state }) => (state.data?.last_used_at ? false : LOOK_EVERY_MS),
  })
  const usedAt = key?.last_used_at
  return (
    <Section title={text.title}>
      <Card className="p-5 text-sm">
        <div role="status" className="flex items-start gap-3">
          {usedAt ? (
            <CheckCircle2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good-text" />
          ) : (
            <Radio
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${connected ? 'text-accent-text' : 'text-ink-faint'}`}
            />
          )}
          <p className={usedAt || connected ? '' : 'text-ink-faint'}>
            {!connected ? text.idle : usedAt ? text.connected(connected.agent.name) : text.waiting}
            {usedAt && (
              <span className="block text-ink-faint">
                <Time at={usedAt} isReal says={text.at} />
              </span>
            )}
          </p>
        </div>
        {connected && usedAt && (
          <div className="mt-4 flex flex-wrap gap-2 pl-7">
            <Link to={paths.agent(connected.agent.id)} className={buttonClass('primary', 'sm')}>
              {text.next}
            </Link>
            <Link
              to={paths.agent(connected.agent.id)}
              search={{ view: 'mandate' }}
              className={buttonClass('secondary', 'sm')}
            >
              {text.tune}
            </Link>
          </div>
        )}
      </Card>
    </Section>
  )
}
