import { type Html, html } from '../kernel/html.ts'
import type { Id } from '../kernel/ids.ts'
import type { Instant } from '../kernel/time.ts'

/** An email to be sent. Its text and its HTML are made of the same blocks, so that they say the same. */
export interface NewMail {
  to: string
  subject: string
  blocks: readonly MailBlock[]
}

export type MailBlock = string | { link: string; label: string } | { code: string }

/** What a recipient sees. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface Mail {
  id: Id<'mal'>
  to: string
  content: MailContent
  /** Real time. */
  created_at: Instant
}

export function contentOf({ subject, blocks }: NewMail): MailContent {
  return { subject, text: `${blocks.map(textOf).join('\n\n')}\n`, html: pageOf(subject, blocks.map(htmlOf)).text }
}

/**
 * How long to wait after a failed attempt; null when the email is two days old. An attempt also counts when its worker was killed
 * before it could send, so their number does not decide.
 */
export function retryDelayMs(attempts: number, ageMs: number): number | null {
  if (ageMs >= TRIED_FOR_MS) return null
  return (RETRY_MINUTES[attempts - 1] ?? RETRY_MAX_MINUTES) * 60_000
}

const TRIED_FOR_MS = 2 * 24 * 3_600_000
const RETRY_MINUTES = [0.25, 1, 5, 15, 30, 60, 120]
const RETRY_MAX_MINUTES = 240

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  return 'link' in block ? `${block.label}:\n${block.link}` : block.code
}

function htmlOf(block: MailBlock): Html {
  if (typeof block === 'string') return html`<p style="margin:0 0 16px">${block}</p>`
  if ('code' in block) {
    return html`<p style="margin:0 0 16px;font:600 28px ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${block.code}</p>`
  }
  const { link, label } = block
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none'
  return html`<p style="margin:0 0 16px"><a href="${link}" style="${button}">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#475569;word-break:break-all">${link}</p>`
}

function pageOf(title: string, blocks: readonly Html[]): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2e8f0;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:20px">${title}</h1>
${blocks}
</div></body></html>
`
}
