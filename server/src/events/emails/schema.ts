import { type Static, Type } from 'typebox'
import { Answer, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type EmailSettings as EmailSettingsRow, type EmailStatus, emailStatuses } from './domain.ts'
import { type EmailKind, emailDeliveries, emailKindNames, emailKinds } from './kinds-domain.ts'
import { previewKinds } from './preview-domain.ts'

const ABOUT = 'When the emails are sent: `now` (within minutes, unless you’ve seen it by then), `daily` or `off`.'
const EmailDelivery = OneOf('EmailDelivery', emailDeliveries, ABOUT)

const SecurityEmails = OneOf('SecurityEmails', ['always'])

/** One member for each kind. */
function byKind<Shape>(shape: Shape): Record<EmailKind, Shape> {
  return Object.fromEntries(emailKindNames.map((kind) => [kind, shape])) as Record<EmailKind, Shape>
}

export const NotificationSettings = Answer(
  {
    kinds: Answer(
      { ...byKind(EmailDelivery), security: SecurityEmails },
      {
        title: 'EmailKinds',
        about:
          'How you’re emailed, by kind. Emails about your account are always sent: about its security, what operators decide about you, and what they write to you.',
      },
    ),
    email: Nullable(
      Type.String({ description: 'Your confirmed address, where emails are sent; null if you don’t have one.' }),
    ),
    email_status: OneOf(
      'EmailStatus',
      emailStatuses,
      'Whether emails reach you: `no_address` if you haven’t confirmed one, `bounced` if three emails in a row were refused (confirm your address again to resume), `off` if this marketplace doesn’t send email.',
    ),
    next_daily_at: Timestamp(
      'When the next daily email is sent: at 8:00 in the time zone of your profile, or in UTC. In real time.',
    ),
  },
  { title: 'NotificationSettings' },
)

export const NotificationSettingsChanges = Strict(
  {
    kinds: Strict({
      ...byKind(Type.Optional(EmailDelivery)),
      security: Type.Optional(SecurityEmails),
    }),
  },
  { title: 'NotificationSettingsChanges' },
)

export const EmailPreviewQuery = Strict({
  kind: OneOf(
    'PreviewKind',
    previewKinds,
    'One of the kinds in your settings, `daily` for the daily email, `security`, or `invitation` for what people get when an operator invites them.',
  ),
})

export const EmailPreview = Answer(
  {
    kind: OneOf('PreviewKind', previewKinds),
    subject: Type.String(),
    text: Type.String({ description: 'The email as plain text.' }),
    html: Type.String({ description: 'The email as HTML. Show it in a sandboxed frame.' }),
  },
  { title: 'EmailPreview' },
)

export function presentSettings(
  settings: EmailSettingsRow,
  { email, status }: { email: string | null; status: EmailStatus },
  nextDailyAt: Instant,
): Static<typeof NotificationSettings> {
  return { kinds: { ...settings, security: 'always' }, email, email_status: status, next_daily_at: nextDailyAt }
}

export const exampleEmailPreview: Static<typeof EmailPreview> = {
  kind: 'messages',
  subject: '2 new messages from Maya Lindqvist',
  text: 'Read and reply on the marketplace. …',
  html: '<!doctype html>…',
}

export const exampleSettings: Static<typeof NotificationSettings> = {
  kinds: {
    ...(Object.fromEntries(emailKindNames.map((kind) => [kind, emailKinds[kind].byDefault])) as EmailSettingsRow),
    messages: 'daily',
    security: 'always',
  },
  email: 'ada@example.com',
  email_status: 'on',
  next_daily_at: '2026-11-17T07:00:00.000Z',
}
