import { useSession } from '../../app/session.tsx'
import { type OwnTerms, termsPrompt } from '../../app/terms-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDayOf } from '../../ui/time.tsx'
import { words } from '../../words/terms-of-use.ts'
import { SettingsSection } from './settings-section.tsx'

const { settings: text } = words

/** The terms of use in force and those to come, and whether I've accepted them. */
export function AcceptedTerms() {
  const { terms } = useSession()
  const { in_force, planned } = terms
  if (!in_force && !planned) return null
  return (
    <SettingsSection title={words.title} text={text.text}>
      <Card>
        <ul className="divide-y divide-line">
          {in_force && <Version terms={in_force} when={text.inForce} />}
          {planned && <Version terms={planned} when={text.planned} />}
        </ul>
      </Card>
    </SettingsSection>
  )
}

function Version({ terms, when }: { terms: OwnTerms; when: (day: string) => string }) {
  const { terms_version, url, effective_at, accepted_at } = terms
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm">
      <div className="min-w-0">
        <a href={url} target="_blank" rel="noopener" className="font-medium underline-offset-4 hover:underline">
          {text.version(terms_version)}
        </a>
        <p className="text-ink-faint">
          {when(formatDayOf(effective_at))} ·{' '}
          {accepted_at === null ? text.notAccepted : text.accepted(formatDayOf(accepted_at))}
        </p>
      </div>
      {accepted_at === null && (
        <Button size="sm" onClick={() => void termsPrompt.ask('ahead')}>
          {text.review}
        </Button>
      )}
    </li>
  )
}
