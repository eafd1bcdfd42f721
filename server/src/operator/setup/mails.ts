import { SETUP_PATH } from '../../platform/kernel/setup.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { NewMail } from '../../platform/mail/domain.ts'

export function testMail(to: string): (site: Site) => NewMail {
  return ({ words, brand }) => {
    const texts = words.operatorMails.test
    return {
      to,
      subject: texts.subject(brand.name),
      blocks: [texts.happened(brand.name), { link: `${SETUP_PATH}?step=email`, label: texts.button }],
      reason: texts.reason(brand.name),
    }
  }
}
