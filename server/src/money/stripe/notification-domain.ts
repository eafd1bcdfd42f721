import type { Notification } from '../providers/domain.ts'
import { PAYMENT } from './domain.ts'

/** Reads an event of Stripe's first API, which contains the object, or a thin event of its second, which only names it. */
export function notificationOf(message: unknown): Notification | null {
  const [id, type] = [textAt(message, 'id'), textAt(message, 'type')]
  if (id === null || type === null) return null
  const kind = textAt(message, 'object')
  if (kind === 'event') return { id, type, about: aboutOf(type, message) }
  if (kind !== 'v2.core.event') return null
  const isAccount = textAt(message, 'related_object', 'type') === 'v2.core.account'
  return { id, type, about: isAccount ? textAt(message, 'related_object', 'id') : null }
}

function aboutOf(type: string, event: unknown): string | null {
  const payment = textAt(event, 'data', 'object', 'metadata', PAYMENT)
  if (payment !== null) return payment
  if (!/^(account|capability|person)\./.test(type)) return null
  // The connected account that the event is from, whichever of its parts has changed.
  return textAt(event, 'account') ?? (type === 'account.updated' ? textAt(event, 'data', 'object', 'id') : null)
}

function textAt(value: unknown, ...path: string[]): string | null {
  const found = path.reduce<unknown>(
    (parent, name) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined),
    value,
  )
  return typeof found === 'string' ? found : null
}
