import { afterAll } from 'vitest'
import { noteForEmail, queueDueEmails, renewMail } from '../../src/events/emails/notice-service.ts'
import { sequenceEvents } from '../../src/events/feed/sequencer.ts'
import { noticeSources } from '../../src/notice-sources.ts'
import { refreshClock } from '../../src/platform/clock/service.ts'
import { toId } from '../../src/platform/kernel/ids.ts'
import { createMailSender } from '../../src/platform/mail/sender.ts'
import type { Client } from './client.ts'
import type { MailServerForTests, ReceivedMail } from './mail-server.ts'
import type { World } from './world.ts'

/** What the worker does for emails, step by step, so that tests decide when. */
export function emailWorker(world: World, server: MailServerForTests) {
  const { database, secrets, log, core } = world
  const sender = createMailSender({
    database,
    secrets,
    log,
    marketplaceName: () => core.context.settings.brand.name,
    renew: (db, id) => renewMail({ ...core.context, db }, noticeSources, id),
    smtpUrl: server.url,
    from: 'Parley <parley@market.example>',
  })
  afterAll(() => sender.close())

  const emails = {
    /** Notes what has happened so far, for later. */
    async note(): Promise<void> {
      const { emailWaitSeconds } = core.context.settings
      const number = () => sequenceEvents(database, async (tx, events) => noteForEmail(tx, events, emailWaitSeconds))
      while ((await number()) > 0);
    },
    /** Queues what is due now. */
    async queue(): Promise<void> {
      await refreshClock(database, core.clock)
      const onFailure = (error: unknown) => {
        throw error
      }
      const queueSome = () => queueDueEmails({ database, context: core.context, sources: noticeSources, onFailure })
      while (await queueSome());
    },
    async send(workers = 1): Promise<void> {
      await change('update mails set send_at = now() where send_at is not null')
      await Promise.all(
        Array.from({ length: workers }, async () => {
          while (await sender.sendDue());
        }),
      )
    },
    /** Lets the delay pass in which people may see things in the console, and returns what was sent since then. */
    async afterTheWait(): Promise<ReceivedMail[]> {
      const before = server.received.length
      await emails.note()
      await change('update email_checks set due_at = now()')
      await emails.queue()
      await emails.send()
      return server.received.slice(before)
    },
    /** The same for the next daily emails. */
    async atEight(): Promise<ReceivedMail[]> {
      const before = server.received.length
      await change('update email_notices set daily_at = now() where daily_at is not null')
      await emails.queue()
      await emails.send()
      return server.received.slice(before)
    },
  }

  function change(statement: string): Promise<unknown> {
    return world.inDatabase((client) => client.query(statement))
  }

  return emails
}

/** Gives a user a confirmed address, and returns it. */
export async function confirmAddress(
  world: World,
  user: Client,
  email = `${user.userId}@example.com`,
): Promise<string> {
  await world.inDatabase((client) =>
    client.query('update users set email = $1, email_proven = true where id = $2', [email, toId('usr', user.userId)]),
  )
  return email
}
