import { type Static, Type } from 'typebox'
import { Answer, IdOut, Line, Strict, Timestamp } from '../http/shapes.ts'
import { encodeId } from '../kernel/ids.ts'
import type { Mail as MailRow } from './domain.ts'

export const Mail = Answer(
  {
    id: IdOut('mal'),
    to: Type.String({ description: 'The recipient’s address.', examples: ['ada@example.com'] }),
    subject: Type.String(),
    text: Type.String({ description: 'The email as plain text.' }),
    html: Type.String({ description: 'The email as HTML, with the same text.' }),
    created_at: Timestamp('In real time, even if the sandbox’s clock is ahead.'),
  },
  { title: 'Mail' },
)

export const MailboxFilter = Strict({
  to: Type.Optional(Line(1, 254, { description: 'Only emails to this address.' })),
})

export function presentMail({ id, to, content, created_at }: MailRow): Static<typeof Mail> {
  const { subject, text, html } = content
  return { id: encodeId('mal', id), to, subject, text, html, created_at }
}

export const exampleMail: Static<typeof Mail> = {
  id: 'mal_01kz3v9d6ye8tb2xw4qh5mrc7a',
  to: 'ada@example.com',
  subject: 'Your Parley code: 402913',
  text: 'Enter this code …',
  html: '<!doctype html>…',
  created_at: '2026-11-14T23:55:00.000Z',
}
