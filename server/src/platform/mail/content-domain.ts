import { termsLinkOf } from '../kernel/page-parts.ts'
import type { Site } from '../kernel/site.ts'
import type { MailBlock, MailContent, MailFooter, NewMail } from './domain.ts'
import { pageOf } from './layout-domain.ts'

/** An email as it's sent. Its links to console pages are relative to the site's `publicUrl`. */
export function contentOf(
  site: Site,
  { subject, blocks, reason, unsubscribeUrl = null }: Omit<NewMail, 'to'>,
): MailContent {
  const full = blocks.map((block) => withFullLinks(block, site.publicUrl))
  const footer = { reason, links: footerLinksOf(site, unsubscribeUrl) }
  return {
    subject,
    text: `${[...full.map((block) => textOf(site, block)), footerTextOf(site, footer)].join('\n\n')}\n`,
    html: pageOf(site, { subject, blocks: full, footer }).text,
    language: site.language,
    unsubscribe_url: unsubscribeUrl,
  }
}

function withFullLinks(block: MailBlock, publicUrl: string): MailBlock {
  if (typeof block === 'string') return block
  if ('link' in block) return { ...block, link: fullLink(block.link, publicUrl) }
  if ('items' in block) {
    return { items: block.items.map((item) => ({ ...item, link: fullLink(item.link, publicUrl) })) }
  }
  return block
}

function fullLink(link: string, publicUrl: string): string {
  return link.startsWith('/') ? publicUrl + link : link
}

function footerLinksOf(site: Site, unsubscribeUrl: string | null): MailFooter['links'] {
  const { brand, publicUrl, words } = site
  const { settings, unsubscribe } = words.mailLayout
  const { support, terms, privacy, imprint } = words.layout.legal
  const termsLink = termsLinkOf(site)
  const all: [label: string, link: string | null][] = [
    [settings, unsubscribeUrl && `${publicUrl}/settings`],
    [unsubscribe, unsubscribeUrl],
    [support, brand.support_email && `mailto:${brand.support_email}`],
    [terms, termsLink && fullLink(termsLink, publicUrl)],
    [privacy, brand.privacy_url],
    [imprint, brand.imprint_url],
  ]
  return all.flatMap(([label, link]) => (link === null ? [] : [{ label, link }]))
}

function textOf({ words }: Site, block: MailBlock): string {
  const { fact, link } = words.mailLayout
  if (typeof block === 'string') return block
  if ('link' in block) return `${link(block.label)}\n${block.link}`
  if ('code' in block) return block.code
  if ('facts' in block) return block.facts.map(([name, value]) => fact(name, value)).join('\n')
  return block.items.map(({ title, text, link }) => `– ${title}\n  ${text}\n  ${link}`).join('\n\n')
}

function footerTextOf({ words }: Site, { reason, links }: MailFooter): string {
  const lines = links.map(({ label, link }) => words.mailLayout.fact(label, link.replace(/^mailto:/, '')))
  return ['-- ', reason, ...lines].join('\n')
}
