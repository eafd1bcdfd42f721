import { Quote } from 'lucide-react'
import { shortListOf } from '../../ui/lists.ts'
import { words } from '../../words/approvals.ts'

/** The agent's reason, in its own words: unverified plain text. */
export function AgentReason({ children }: { children: string }) {
  return (
    <figure className="rounded-xl bg-sunken p-4 text-sm">
      <figcaption className="mb-1 font-medium text-ink-soft">{words.why}</figcaption>
      <blockquote dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-wrap break-words">
        {children}
      </blockquote>
    </figure>
  )
}

/** Text written by the agent, shown as plain text and marked as unverified. */
export function AgentQuote({ body }: { body: object }) {
  const texts = textsIn(body)
  if (texts.length === 0) return null
  return (
    <figure className="rounded-xl bg-sunken p-4 text-sm">
      <figcaption className="mb-2 flex items-start gap-2 text-ink-faint">
        <Quote aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="font-medium text-ink-soft">{words.quote}</span>
          <span className="block">{words.quoteText}</span>
        </span>
      </figcaption>
      {texts.map((text, index) => (
        <blockquote
          // biome-ignore lint/suspicious/noArrayIndexKey: The texts of a request never change their order.
          key={index}
          dir="auto"
          className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap break-words border-line-strong border-l-2 pl-3"
        >
          {text}
        </blockquote>
      ))}
    </figure>
  )
}

// Ids, dates and choices are facts, and are shown as such. Everything else is the agent's own text, even a single word, which may
// say where money goes.
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' || isFact(name, value) ? [] : [value]
  if (Array.isArray(value) && name === 'skills') return value.length > 0 ? [shortListOf(value)] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => textsIn(inner, field))
}

function isFact(name: string, value: string): boolean {
  return FACTS.test(name) || (name === 'reason' && CHOICE.test(value))
}

const FACTS = /(_id|_at|_by|_date|_hash|_type)$|^(currency|kind|type|status|side|action)$/
// The reason of a dispute is chosen from a list; other reasons are written.
const CHOICE = /^[a-z_]+$/
