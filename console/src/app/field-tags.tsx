import type { FieldKind } from '@parley/sdk'
import { Tag } from '../ui/badge.tsx'
import { cardTexts, type FieldValues } from './field-values.ts'
import { useTrade } from './trade.ts'

/** What a card shows of custom fields. */
export function FieldTags({ kind, fields }: { kind: FieldKind; fields: FieldValues }) {
  const trade = useTrade()
  // Options of different fields can have the same name.
  const texts = [...new Set(cardTexts(kind === 'gig' ? trade.gig_fields : trade.profile_fields, fields, trade))]
  if (texts.length === 0) return null
  return (
    <span className="flex min-w-0 flex-wrap gap-1.5">
      {texts.slice(0, TAGS_MAX).map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </span>
  )
}

const TAGS_MAX = 6
