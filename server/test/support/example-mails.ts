import { resumedMail } from '../../src/agents/agents/mails.ts'
import { exampleMailOf, noticeKinds } from '../../src/events/emails/preview-domain.ts'
import { operatorWebhookMail, ownWebhookMail } from '../../src/events/webhooks/mails.ts'
import { accountChangedMail } from '../../src/money/payout-accounts/mails.ts'
import { keptMail, noticeMail, removedMail, restoredMail } from '../../src/operator/moderation/mails.ts'
import { settingsChangedMail } from '../../src/operator/settings/mails.ts'
import { testMail } from '../../src/operator/setup/mails.ts'
import { publishedMail, withdrawnMail } from '../../src/operator/terms-of-use/mails.ts'
import {
  connectedMail,
  disconnectedMail,
  firstPartyEndedMail,
  firstPartyMail,
  firstPartyRequestedMail,
  ownAppMail,
} from '../../src/people/apps/mails.ts'
import { newKeyMail } from '../../src/people/keys/mails.ts'
import { accountReasonIn } from '../../src/people/notices/service.ts'
import { passkeyAddedMail, passkeyCopiedMail } from '../../src/people/passkeys/mails.ts'
import {
  addressChangedMail,
  addressRemovedMail,
  exampleNewDeviceMail,
  invitationMail,
  newAddressMail,
  newDeviceMail,
  noAccountMail,
  signInMail,
} from '../../src/people/sessions/mails.ts'
import {
  newOperatorMail,
  operatorKeyMail,
  operatorRemovedMail,
  removalRequestedMail,
} from '../../src/people/users/mails.ts'
import { appScopes } from '../../src/platform/kernel/actor.ts'
import type { Id, Prefix } from '../../src/platform/kernel/ids.ts'
import { reportableTypes } from '../../src/platform/kernel/moderation.ts'
import { openIdScopes } from '../../src/platform/kernel/openid-scopes.ts'
import type { Site } from '../../src/platform/kernel/site.ts'
import type { Instant } from '../../src/platform/kernel/time.ts'
import type { MailBuilder, NewMail } from '../../src/platform/mail/domain.ts'
import { exampleNotices, names } from './example-notices.ts'
import { LONG_NAMES } from './overflow.ts'

const TO = 'ada@example.com'
const LINK = `https://market.example/sign-in#token=${'a1B2'.repeat(11)}`
const NOW = '2026-11-14T23:55:00.000Z' as Instant
const ID = '019f3f64-8e1b-7a05-b1f0-1c6a3e8d4c10' as Id<Prefix>
const [LONG_NAME = ''] = LONG_NAMES
const REASON = 'Several users reported spam.'
const NOTE = 'We read all of it.'
const REQUEST = 'Please remove'

/** What people wrote in the examples. */
export const written = [LONG_NAME, REASON, NOTE, REQUEST, names.gig, 'Maya Lindqvist', names.person]

const operator = { id: ID as Id<'usr'>, display_name: LONG_NAME }
const by = { display_name: 'Otto' }
const app = {
  id: ID as Id<'oap'>,
  name: 'Planner',
  redirect_uris: ['https://a.example/back', 'https://b.example/back'],
}
const webhook = { id: ID as Id<'whk'>, url: 'https://hooks.example/secret' }
const account = { label: 'My bank', reference: 'DE89 3704 0044 0532 0130 00' }
const change = { name: 'PLATFORM_FEE_BPS', value: 500, value_before: 700, reason: 'To attract people.' } as const
const request = { reason: null, expires_at: NOW }
const terms = { version: 2, status: 'planned', summary: `- **${LONG_NAME}**`, effective_at: NOW } as const

/** Examples of all emails, by name: some for each function that writes emails, so that each of its texts is in one of them. */
export const exampleMails: Readonly<Record<string, (site: Site) => Omit<NewMail, 'to'>>> = {
  'sign-in': signInMail(TO, { link: LINK, code: '402913' }),
  'no-account': noAccountMail(TO),
  'new-address': newAddressMail(TO, operator, LINK),
  invitation: invitationMail(TO, LINK, { claims: true }),
  'new-device': toUser(exampleNewDeviceMail),
  'unknown-device': toUser(newDeviceMail({ user_agent: null, address: '192.0.2.7', signed_in_at: NOW })),
  'address-changed': toUser(addressChangedMail),
  'address-removed': toUser(addressRemovedMail),
  key: toUser(newKeyMail({ name: 'CI', hosted_agent_id: null })),
  'key-of-agent': toUser(newKeyMail({ name: 'CI', hosted_agent_id: ID as Id<'agt'> })),
  'passkey-added': toUser(passkeyAddedMail('Phone')),
  'passkey-copied': toUser(passkeyCopiedMail('Phone')),
  'app-registered': toUser(ownAppMail(app, { isNew: true })),
  'app-changed': toUser(ownAppMail(app, { isNew: false })),
  'app-connected': toUser(connectedMail({ ...app, scopes: appScopes, openid_scopes: openIdScopes }, null)),
  'app-of-agent': toUser(connectedMail({ ...app, scopes: ['read'], openid_scopes: [] }, { name: 'Scout' })),
  'app-disconnected': toUser(disconnectedMail(app)),
  'agent-resumed': toUser(resumedMail('Scout')),
  'payout-account-added': toUser(accountChangedMail(account, { isFirst: true, waitsUntil: null })),
  'payout-account-changed': toUser(accountChangedMail(account, { isFirst: false, waitsUntil: NOW })),
  'webhook-added': toUser(ownWebhookMail({ ...webhook, audience: 'me' }, { isNew: true })),
  'webhook-changed': toUser(ownWebhookMail({ ...webhook, audience: 'market' }, { isNew: false })),
  'terms-planned': toUser(publishedMail(terms)),
  'terms-in-force': toUser(publishedMail({ ...terms, status: 'in_force', summary: null })),
  'terms-withdrawn': toUser(withdrawnMail(terms)),

  'operator-webhook': toOperator(operatorWebhookMail({ ...webhook, audience: 'all' })),
  'new-operator': toOperator(newOperatorMail(operator)),
  'operator-key': toOperator(operatorKeyMail(operator, by)),
  'operator-removal': toOperator(
    removalRequestedMail(operator, by, { ...request, becomes: 'suspended', reason: 'Gone.' }),
  ),
  'operator-removal-without-reason': toOperator(
    removalRequestedMail(operator, by, { ...request, becomes: 'suspended' }),
  ),
  'operator-demotion': toOperator(
    removalRequestedMail(operator, by, { ...request, becomes: 'member', reason: 'Gone.' }),
  ),
  'operator-demotion-without-reason': toOperator(removalRequestedMail(operator, by, { ...request, becomes: 'member' })),
  'operator-suspended': toOperator(operatorRemovedMail(operator, by, 'suspended')),
  'operator-demoted': toOperator(operatorRemovedMail(operator, by, 'member')),
  'first-party-requested': toOperator(firstPartyRequestedMail(app, by, request)),
  'first-party': toOperator(firstPartyMail(app, by)),
  'first-party-ended': toOperator(firstPartyEndedMail(app, by)),
  test: testMail(TO),
  'changed-setting': toOperator(settingsChangedMail(by, [{ ...change, reason: null }])),
  'changed-settings': toOperator(
    settingsChangedMail(by, [
      { ...change, name: 'DEADLINE_DISPUTE_RECOMMENDATION_DAYS' },
      { ...change, value: null },
    ]),
  ),

  ...Object.fromEntries(
    reportableTypes.flatMap((subject_type) => {
      const about = { subject_type, subject_id: ID, conversation_id: null }
      return [
        [`removed-${subject_type}`, toUser(removedMail({ ...about, reason: REASON }, { title: LONG_NAME }))],
        [`restored-${subject_type}`, toUser(restoredMail(about, NOTE))],
        [`kept-${subject_type}`, toUser(keptMail({ ...about, note: NOTE }))],
        [`notice-${subject_type}`, toUser(noticeMail({ text: `${REQUEST}\n\n${LONG_NAME}`, subject_type }))],
      ]
    }),
  ),

  ...Object.fromEntries(
    noticeKinds.map((kind) => [kind, (site: Site) => exampleMailOf(kind, { site, timeZone: 'Europe/Berlin' }, NOW)]),
  ),
  ...exampleNotices,
}

function toUser(mail: MailBuilder) {
  return (site: Site) => ({ ...mail(site), reason: accountReasonIn(site) })
}

function toOperator(mail: MailBuilder) {
  return (site: Site) => ({ ...mail(site), reason: site.words.operatorMails.reason(site.brand.name) })
}
