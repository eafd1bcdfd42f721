import type { IssuedKey } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { BookOpen, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/developers.ts'
import { Code } from './code.tsx'
import { DevelopersPage } from './frame.tsx'

const { reference: text } = words
const HOUR_MS = 3_600_000

/** Links to the API reference, with a key for trying its examples. */
export function ReferencePage() {
  return (
    <DevelopersPage
      title={text.title}
      description={text.text}
      actions={
        <a href="/docs" className={buttonClass('primary')}>
          <BookOpen aria-hidden="true" />
          {text.open}
        </a>
      }
    >
      <div className="flex flex-col gap-8">
        <KeyAtHand />
        <Section title={text.more}>
          <Card>
            <ul className="grid divide-y divide-line sm:grid-cols-2 sm:divide-y-0">
              {LINKS.map(([href, [name, what]]) => (
                <li key={href}>
                  <Place href={href} name={name ?? ''} what={what ?? ''} />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      </div>
    </DevelopersPage>
  )
}

/** The secret is shown here and stored nowhere: it's gone when the page closes, and the key expires within the hour. */
function KeyAtHand() {
  const [key, setKey] = useState<IssuedKey | null>(null)
  const make = useAction({
    send: (_: undefined, options) =>
      parley.keys.create({ name: text.name, expires_at: new Date(Date.now() + HOUR_MS).toISOString() }, options),
    touches: ['keys'],
    onDone: setKey,
  })
  return (
    <Section title={text.keyTitle}>
      <Card className="flex flex-col gap-4 p-5 text-sm">
        <p className="text-ink-soft">{text.keyText}</p>
        {key ? (
          <>
            <p>
              {text.inTerminal}{' '}
              {key.expires_at && (
                <span className="text-ink-faint">
                  <Time at={key.expires_at} isReal says={text.expires} />
                </span>
              )}
            </p>
            <Code label={text.keyTitle} code={`export KEY=${key.key}\nexport PARLEY_KEY=$KEY`} />
          </>
        ) : (
          <div>
            <ActionButton action={make} icon={<KeyRound aria-hidden="true" />}>
              {text.make}
            </ActionButton>
          </div>
        )}
      </Card>
    </Section>
  )
}

const LINKS = [
  ['/openapi.json', text.links.openapi],
  ['/llms.txt', text.links.llms],
  ['/docs#guides', text.links.guides],
  [paths.connectAssistant, text.links.mcp],
] as const

function Place({ href, name, what }: { href: string; name: string; what: string }) {
  const look = 'block px-5 py-4 text-sm hover:bg-hover focus-visible:-outline-offset-2'
  const content = (
    <>
      <span className="block font-medium">{name}</span>
      <span className="block text-ink-faint">{what}</span>
    </>
  )
  // Anything the service serves itself isn't a console page.
  if (href !== paths.connectAssistant) {
    return (
      <a href={href} className={look}>
        {content}
      </a>
    )
  }
  return (
    <Link to={href} className={look}>
      {content}
    </Link>
  )
}
