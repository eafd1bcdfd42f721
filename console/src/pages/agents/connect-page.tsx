import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { agentsQuery } from '../../app/agent-queries.ts'
import { paths } from '../../app/paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/agents.ts'
import { words as copyWords } from '../../words/copy.ts'
import { FirstCall } from './first-call.tsx'
import { type Connected, NewAssistant } from './new-assistant.tsx'
import { snippets } from './snippets.ts'

const { connect: text } = words

/** Connects an assistant: an agent with a tight mandate and a key, the program's settings, and its first call. */
export function ConnectPage() {
  const [connected, setConnected] = useState<Connected | null>(null)
  const agents = useInfiniteQuery(agentsQuery).data?.pages.flatMap(({ data }) => data)
  const address = `${location.origin}/mcp`
  return (
    <Page
      title={text.title}
      description={text.text}
      width="narrow"
      above={
        <Link to={paths.agents} className="underline-offset-4 hover:underline">
          {words.title}
        </Link>
      }
    >
      <div className="flex flex-col gap-10">
        <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pr-3 pl-5">
          <div className="min-w-0 text-sm">
            <p className="text-ink-faint">{text.address}</p>
            <p className="break-all font-mono">{address}</p>
          </div>
          <CopyButton
            text={address}
            label={text.copyAddress}
            copiedLabel={copyWords.copied}
            blocked={copyWords.blocked}
          />
        </Card>
        <Section title={text.who.title} description={text.who.text}>
          <NewAssistant agents={agents ?? []} connected={connected} onConnected={setConnected} />
        </Section>
        <Settings secret={connected?.key.key ?? null} />
        <FirstCall connected={connected} />
        <p className="text-ink-soft text-sm">
          {text.apps}{' '}
          <Link to={paths.settings} className="text-accent-text underline underline-offset-4">
            {text.appsLink}
          </Link>
          {' · '}
          <a href="/docs/guides/assistants" className="text-accent-text underline underline-offset-4">
            {text.guide}
          </a>
        </p>
      </div>
    </Page>
  )
}

function Settings({ secret }: { secret: string | null }) {
  const all = snippets({ origin: location.origin, secret })
  const [program, setProgram] = useState(all[0]?.program ?? '')
  const chosen = all.find((each) => each.program === program)
  return (
    <Section title={text.settings.title} description={secret === null ? text.settings.without : text.settings.text}>
      <div className="mb-3">
        <Chips
          label={text.settings.label}
          value={program}
          onChange={setProgram}
          options={all.map((each) => ({ value: each.program, label: each.program }))}
        />
      </div>
      {chosen && (
        <CodeBlock
          label={chosen.file === null ? text.settings.terminal : text.settings.in(chosen.file)}
          isLabelShown
          code={chosen.code}
          copyLabel={copyWords.copy}
          copiedLabel={copyWords.copied}
          blocked={copyWords.blocked}
        />
      )}
    </Section>
  )
}
