import type { MailBlock, MailContent, MailFooter, NewMail } from './domain.ts'
import { pageOf } from './layout-domain.ts'

/** An email as it's sent. Its links to console pages are relative to `publicUrl`. */
export function contentOf({ subject, blocks, reason, unsubscribeUrl = null }: NewMail, publicUrl: string): MailContent {
  const full = blocks.map((block) => withFullLinks(block, publicUrl))
  const footer = { reason, unsubscribeUrl, settingsUrl: `${publicUrl}/settings` }
  return {
    subject,
    text: `${[...full.map(textOf), footerTextOf(footer)].join('\n\n')}\n`,
    html: pageOf({ subject, blocks: full, footer, publicUrl }).text,
    unsubscribe_url: unsubscribeUrl,
  }
}

function withFullLinks(block: MailBlock, publicUrl: string): MailBlock {
  const full = (link: string) => (link.startsWith('/') ? publicUrl + link : link)
  if (typeof block === 'string') return block
  if ('link' in block) return { ...block, link: full(block.link) }
  if ('items' in block) return { items: block.items.map((item) => ({ ...item, link: full(item.link) })) }
  return block
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('link' in block) return `${block.label}:\n${block.link}`
  if ('code' in block) return block.code
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return block.items.map(({ title, text, link }) => `– ${title}\n  ${text}\n  ${link}`).join('\n\n')
}

function footerTextOf({ reason, unsubscribeUrl, settingsUrl }: MailFooter): string {
  if (unsubscribeUrl === null) return `-- \n${reason}`
  return `-- \n${reason}\nNotification settings: ${settingsUrl}\nUnsubscribe: ${unsubscribeUrl}`
}
