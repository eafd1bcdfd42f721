import { useState } from 'react'
import { Section } from '../../ui/card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/developers.ts'
import { Code } from './code.tsx'
import { snippets } from './verify-snippets.ts'

const { webhooks: text } = words

/** How a receiver verifies that a message is really from here. */
export function Verify() {
  const [language, setLanguage] = useState<keyof typeof snippets>('node')
  return (
    <Section title={text.verify} description={text.verifyText}>
      <Tabs
        label={text.verify}
        value={language}
        onChange={setLanguage}
        tabs={Object.entries(snippets).map(([value, { label, code }]) => ({
          value: value as keyof typeof snippets,
          label,
          content: <Code label={label} code={code} />,
        }))}
      />
    </Section>
  )
}
