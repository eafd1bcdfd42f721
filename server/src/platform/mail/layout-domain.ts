import { type Brand, imagePathOf } from '../kernel/brand.ts'
import { type Html, html } from '../kernel/html.ts'
import type { Site } from '../kernel/site.ts'
import { type MailColors, mailColorsOf } from './colors-domain.ts'
import { isOneTimeLink, type MailBlock, type MailFooter } from './domain.ts'

/**
 * The design of all emails. Styles are inline because some email clients drop everything else; dark mode styles can't be inline,
 * so they need `!important`. The colors match the console's.
 */
export function pageOf({ brand, language, publicUrl }: Site, { subject, blocks, footer }: Parts): Html {
  const [first] = blocks
  const colors = mailColorsOf(brand)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #101113 !important; }
  .card { background: #17181b !important; border-color: #2a2c32 !important; }
  .ink { color: #ededef !important; }
  .soft { color: #b1b3ba !important; }
  .faint, .faint a { color: #9a9ca4 !important; }
  .line { border-color: #2a2c32 !important; }
  .button { background: ${colors.buttonDark} !important; }
  .accent { color: ${colors.accentTextDark} !important; }
  .sunken { background: #1e2024 !important; }
}
@media (max-width: 480px) {
  .canvas { padding: 16px 12px !important; }
  .card { padding: 24px 20px 8px !important; }
  .button { display: block !important; text-align: center !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:32px 16px;background:#fafafa;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${typeof first === 'string' && first}</div>
<div role="article" aria-label="${subject}" lang="${language}" style="max-width:560px;margin:0 auto;font:16px/1.5 ${FONT};overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 16px;padding:0 4px;font-size:17px;font-weight:650;letter-spacing:-0.01em;color:#18191b"><a href="${publicUrl}/" style="color:inherit;text-decoration:none">${brandOf(brand, publicUrl)}</a></p>
<div class="card ink" style="padding:32px 32px 16px;background:#ffffff;border:1px solid #e6e6e9;border-radius:12px;color:#18191b">
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.3;font-weight:650;letter-spacing:-0.01em">${subject}</h1>
${blocks.map((block) => htmlOf(block, colors))}
</div>
${footerOf(footer)}
</div>
</body>
</html>
`
}

interface Parts {
  subject: string
  blocks: readonly MailBlock[]
  footer: MailFooter
}

/** The logo, or else the name. */
function brandOf({ name, look }: Brand, publicUrl: string): Html | string {
  const logo = look?.logo
  if (!logo) return name
  const scale = Math.min(LOGO_HEIGHT_MAX / logo.height, LOGO_WIDTH_MAX / logo.width, 1)
  const [width, height] = [logo.width, logo.height].map((pixels) => Math.round(pixels * scale))
  return html`<img src="${publicUrl}${imagePathOf(logo)}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0${LOGO_BACKGROUNDS[logo.background]}">`
}

function htmlOf(block: MailBlock, colors: MailColors): Html {
  if (typeof block === 'string') return html`<p style="${PARAGRAPH}">${block}</p>\n`
  if ('code' in block) return codeOf(block.code)
  if ('facts' in block) return factsOf(block.facts)
  if ('items' in block) return html`${block.items.map((item) => itemOf(item, colors))}`
  return buttonOf(block, colors)
}

function codeOf(code: string): Html {
  return html`<p class="sunken" style="margin:0 0 20px;padding:14px 20px;border-radius:8px;background:#f4f4f5;text-align:center;font:600 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${code}</p>\n`
}

function buttonOf({ link, label }: { link: string; label: string }, { button }: MailColors): Html {
  return html`<p style="margin:24px 0 16px"><a class="button" href="${link}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${button};color:#ffffff;font-weight:600;text-decoration:none">${label}</a></p>
${isOneTimeLink(link) && html`<p class="faint" style="margin:0 0 20px;font-size:13px;color:#696b73;word-break:break-all">${link}</p>\n`}`
}

function factsOf(facts: readonly (readonly [string, string])[]): Html {
  const cell = 'padding:8px 0;border-top:1px solid #e6e6e9;vertical-align:top;font-size:15px'
  const rows = facts.map(
    ([name, value]) =>
      html`<tr><td class="soft line" style="${cell};padding-right:20px;white-space:nowrap;color:#55575e">${name}</td><td class="line" style="${cell};width:100%">${value}</td></tr>`,
  )
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 4px;border-collapse:collapse">${rows}</table>\n`
}

function itemOf(
  { title, text, link }: { title: string; text: string; link: string },
  { accentText }: MailColors,
): Html {
  return html`<div class="line" style="padding:12px 0;border-top:1px solid #e6e6e9"><a class="accent" href="${link}" style="color:${accentText};font-weight:600;text-decoration:none">${title}</a><br><span class="soft" style="font-size:15px;color:#55575e">${text}</span></div>\n`
}

function footerOf({ reason, links }: MailFooter): Html {
  const all = links.map(
    ({ label, link }, index) => html`${index === 0 ? html`<br>` : ' · '}<a href="${link}" style="${LINK}">${label}</a>`,
  )
  return html`<p class="faint" style="margin:16px 0 0;padding:0 4px;font-size:13px;color:#696b73">${reason}${all}</p>`
}

const LOGO_HEIGHT_MAX = 32
const LOGO_WIDTH_MAX = 240
// For logos that can be seen only on one of the two backgrounds; emails are read on both.
const LOGO_BACKGROUNDS = {
  any: '',
  light: ';padding:6px 10px;border-radius:8px;background:#ffffff',
  dark: ';padding:6px 10px;border-radius:8px;background:#18191b',
}
const PARAGRAPH = 'margin:0 0 16px'
const LINK = 'color:#696b73;text-decoration:underline'
const FONT = "Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
