import { markdownToText } from '@parley/markdown'
import type { TermsVersion } from '../../people/terms-of-use/domain.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'

type AboutTerms = Pick<TermsVersion, 'version' | 'status' | 'summary' | 'effective_at'>

/** Says what changes and when, or what already applies. */
export function publishedMail({ version, status, summary, effective_at }: AboutTerms): MailBuilder {
  return ({ brand, words, formats }) => {
    const { planned, inForce } = words.termsMails
    const day = formats.day(effective_at)
    const isPlanned = status === 'planned'
    const { need, action } = isPlanned ? planned : inForce
    return {
      subject: isPlanned ? planned.subject(day) : inForce.subject(brand.name),
      blocks: [
        isPlanned ? planned.intro(brand.name, day) : inForce.intro(brand.name),
        ...linesOf(summary ?? ''),
        need,
        { link: `/terms/${version}`, label: action },
      ],
    }
  }
}

export function withdrawnMail({ effective_at }: AboutTerms): MailBuilder {
  return ({ brand, words, formats }) => {
    const { withdrawn } = words.termsMails
    const day = formats.day(effective_at)
    return { subject: withdrawn.subject(day), blocks: [withdrawn.text(brand.name, day)] }
  }
}

/** The lines of a Markdown text, without its marks. */
function linesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .map(markdownToText)
    .filter((line) => line !== '')
}
