import type { Approval } from '@parley/sdk'
import { formatMoney } from '../ui/amounts.ts'
import { listOf } from '../ui/lists.ts'
import { formatDay } from '../ui/time.tsx'
import { type Formats, requestWords } from '../words/requests.ts'
import { currency } from './currency.ts'

/** What an agent asks its owner to approve, as a sentence. */
export function requestInWords({ wants, summary }: Pick<Approval, 'wants' | 'summary'>): string {
  // A newer service may have kinds that this page doesn't know.
  const say = wants && (requestWords[wants.kind] as Say | undefined)
  return say
    ? say(wants.facts, { money: (cents) => formatMoney(cents, currency()), day: formatDay, list: listOf })
    : summary
}

type Say = (facts: object, formats: Formats) => string
