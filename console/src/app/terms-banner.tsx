import { ScrollText } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { formatDayOf } from '../ui/time.tsx'
import { words } from '../words/terms-of-use.ts'
import { type OwnTerms, termsPrompt } from './terms-prompt.ts'

export function TermsBanner({ terms, isInForce }: { terms: OwnTerms; isInForce: boolean }) {
  return (
    <aside
      aria-label={words.title}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent-soft px-4 py-1.5 text-accent-text text-sm"
    >
      <span className="flex items-center gap-2">
        <ScrollText aria-hidden="true" className="size-4 shrink-0" />
        {isInForce ? words.banner.inForce : words.banner.planned(formatDayOf(terms.effective_at))}
      </span>
      <Button size="sm" variant="quiet" onClick={() => void termsPrompt.ask('ahead')}>
        {words.banner.review}
      </Button>
    </aside>
  )
}
