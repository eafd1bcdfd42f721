import { accountReasonIn } from '../../people/notices/service.ts'
import { findTermsVersion } from '../../people/terms-of-use/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { siteFor } from '../../platform/kernel/site.ts'
import { queueMail } from '../../platform/mail/service.ts'
import { publishedMail, withdrawnMail } from './mails.ts'
import * as store from './store.ts'

/**
 * Queues the next emails about a version of the terms of use, and returns whether there may be more. One transaction queues them
 * and remembers who was told, so that no one is told twice.
 */
export function mailAboutTerms(database: Database, context: Omit<WriteContext, 'db'>): Promise<boolean> {
  return database.transaction(async (db) => {
    const mailing = await store.lockMailing(db)
    // Sign-in codes must not wait behind thousands of these.
    if (!mailing || (await store.isQueueBusy(db, RECIPIENTS_MAX))) return false
    const ctx = { ...context, db }
    const version = await findTermsVersion(ctx, mailing.version)
    if (!version) throw new Error(`There is no version ${mailing.version} of the terms of use.`)
    const recipients = await store.listRecipients(db, mailing, RECIPIENTS_MAX)
    const mail = mailing.about === 'published' ? publishedMail(version) : withdrawnMail(version)
    for (const { email, language } of recipients) {
      const site = siteFor({ chosen: language }, ctx.settings)
      queueMail(ctx, site, { to: email, ...mail(site), reason: accountReasonIn(site) })
    }
    const after_user_id = recipients.at(-1)?.id ?? mailing.after_user_id
    const hasMore = recipients.length === RECIPIENTS_MAX
    await store.updateMailing(db, {
      ...mailing,
      after_user_id,
      until_user_id: hasMore ? mailing.until_user_id : after_user_id,
    })
    return hasMore
  })
}

const RECIPIENTS_MAX = 50
