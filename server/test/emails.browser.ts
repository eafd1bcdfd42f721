import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { exampleMailOf, previewKinds } from '../src/events/emails/preview-domain.ts'
import type { RemovalRecord } from '../src/operator/moderation/domain.ts'
import { keptMail, noticeMail, removedMail, restoredMail } from '../src/operator/moderation/mails.ts'
import { changedMail } from '../src/operator/settings/mails.ts'
import { ACCOUNT } from '../src/people/notices/service.ts'
import {
  addressChangedMail,
  exampleNewDeviceMail,
  invitationMail,
  newAddressMail,
  noAccountMail,
  signInMail,
} from '../src/people/sessions/mails.ts'
import { newOperatorMail, removalRequestedMail } from '../src/people/users/mails.ts'
import type { Id } from '../src/platform/kernel/ids.ts'
import { moneyFormatOf } from '../src/platform/kernel/money.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { contentOf } from '../src/platform/mail/content-domain.ts'
import type { MailWords, NewMail } from '../src/platform/mail/domain.ts'
import { launchChromium } from './support/chromium.ts'
import { LONG_NAMES, overflowsOn } from './support/overflow.ts'

const TO = 'ada@example.com'
const LINK = `https://market.example/sign-in#token=${'a1B2'.repeat(11)}`
const NOW = '2026-11-14T23:55:00.000Z' as Instant
const operator = { id: '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<'usr'>, display_name: LONG_NAMES[0] ?? '' }
const suspension: RemovalRecord = {
  id: '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c11' as Id<'obj'>,
  subject_type: 'profile',
  subject_id: operator.id,
  owner_id: operator.id,
  conversation_id: null,
  reason: 'Several users reported spam.',
  removed_by: operator.id,
  removed_at: NOW,
  restored_by: null,
  restored_at: null,
  objection: 'It was a mistake.',
  objected_at: NOW,
  objection_status: 'kept',
  note: 'We read all of it.',
  decided_by: operator.id,
  decided_at: NOW,
}
const removal: RemovalRecord = { ...suspension, subject_type: 'gig' }

const always = (words: MailWords): NewMail => ({ to: TO, ...words, reason: ACCOUNT })
const emails: Record<string, NewMail> = {
  'sign-in': signInMail(TO, { link: LINK, code: '402913' }),
  'no-account': noAccountMail(TO),
  'new-address': newAddressMail(TO, operator, LINK),
  invitation: invitationMail(TO, LINK, { claims: true }),
  'new-device': always(exampleNewDeviceMail()),
  'address-changed': always(addressChangedMail()),
  'new-operator': always(newOperatorMail(operator)),
  'operator-removal': always(
    removalRequestedMail(
      operator,
      { display_name: 'Otto' },
      {
        ...{ user_id: operator.id, becomes: 'suspended', reason: 'Gone.', requested_by: operator.id },
        ...{ requested_at: NOW, expires_at: NOW },
      },
    ),
  ),
  'changed-settings': always(
    changedMail({ display_name: 'Olga' }, [
      { name: 'DEADLINE_DISPUTE_RECOMMENDATION_DAYS', value: 20, value_before: 10, reason: 'More time for arbiters.' },
      { name: 'PLATFORM_FEE_BPS', value: null, value_before: 700, reason: 'More time for arbiters.' },
    ]),
  ),
  suspended: always(removedMail(suspension, null)),
  reinstated: always(restoredMail(suspension, suspension.note)),
  removed: always(removedMail(removal, { title: LONG_NAMES[0] ?? '' })),
  restored: always(restoredMail(removal, null)),
  'objection-rejected': always(keptMail(removal)),
  'operator-message': always(noticeMail({ text: `Please remove\n\n${LONG_NAMES[0]}`, subject_type: 'gig' })),
  ...Object.fromEntries(
    previewKinds.flatMap((kind) => {
      if (kind === 'security') return []
      const reading = { money: moneyFormatOf('USD'), timeZone: 'Europe/Berlin' }
      return [[kind, { to: TO, ...exampleMailOf(kind, reading, NOW) }]]
    }),
  ),
}

let browser: Browser

// A program shows an email within its own page, which has the landmarks.
const PART_OF_A_PAGE = { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } }

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser.close())

async function faultsOf(page: Page, name: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(PART_OF_A_PAGE)})`)) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  const buttons = await page.locator('a.button').count()
  return [
    ...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`),
    ...(await overflowsOn(page)).map((fault) => `${name}: ${fault}`),
    ...(buttons > 1 ? [`${name} has ${buttons} buttons`] : []),
  ]
}

describe('every email', () => {
  it('is readable on a phone and on a wide screen, in light and dark mode, and loads nothing', async () => {
    const faults: string[] = []
    mkdirSync(PICTURES, { recursive: true })
    for (const width of [390, 900]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 700 }, colorScheme })
        context.on('request', (request) => faults.push(`asks for ${request.url()}`))
        for (const [name, mail] of Object.entries(emails)) {
          const page = await context.newPage()
          await page.setContent(contentOf(mail, 'https://market.example').html)
          if (inject('takesPictures')) {
            await page.screenshot({ path: `${PICTURES}/email-${name}-${width}-${colorScheme}.png`, fullPage: true })
          }
          faults.push(...(await faultsOf(page, `${name} ${width} ${colorScheme}`)))
          await page.close()
        }
        await context.close()
      }
    }
    expect(faults).toEqual([])
  })
})

const PICTURES = fileURLToPath(new URL('../../console/screens', import.meta.url))
