import type { Metadata } from '@parley/sdk'
import { Card, Section } from '../ui/card.tsx'
import { words } from '../words/app.ts'

/** What programs on the reader's side have stored with a gig, contract, agent or webhook. */
export function MetadataSection({ metadata = {} }: { metadata?: Metadata | undefined }) {
  const pairs = Object.entries(metadata)
  if (pairs.length === 0) return null
  return (
    <Section title={words.metadata.title} description={words.metadata.text}>
      <Card className="p-5">
        <dl className="flex flex-col gap-3 text-sm">
          {pairs.map(([key, value]) => (
            <div key={key}>
              <dt className="break-all font-mono text-ink-faint text-xs">{key}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
