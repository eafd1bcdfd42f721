import type { Static } from 'typebox'
import type { User } from '../../people/users/domain.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { setupSteps } from '../../platform/kernel/setup.ts'
import { siteFor } from '../../platform/kernel/site.ts'
import { queueMail, requireMail } from '../../platform/mail/service.ts'
import { findDocument, lockDocument, replaceDocument } from '../settings/document-service.ts'
import { testMail } from './mails.ts'
import { presentSetup, type SentTestEmail, type Setup, type SetupChanges, type TestEmail } from './schema.ts'

export async function getSetup(ctx: ReadContext): Promise<Static<typeof Setup>> {
  return presentSetup((await findDocument(ctx, 'setup')).value)
}

/** Steps stay done. With the last one, the setup is finished. */
export async function changeSetup(
  ctx: WriteContext,
  actor: Actor,
  { done = [], is_finished }: Static<typeof SetupChanges>,
): Promise<Static<typeof Setup>> {
  const { value: before } = await lockDocument(ctx, 'setup')
  const steps = setupSteps.filter((step) => before.done.includes(step) || done.includes(step))
  const isFinished = is_finished ?? (before.isFinished || steps.length === setupSteps.length)
  const after = { done: steps, isFinished }
  if (canonicalJson(after) !== canonicalJson(before)) await replaceDocument(ctx, actor, 'setup', { before, after })
  return presentSetup(after)
}

/** Lets an operator see whether emails arrive. */
export async function sendTestEmail(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof TestEmail>,
): Promise<Static<typeof SentTestEmail>> {
  requireMail(ctx)
  const operator = await findUser(ctx, actor.userId)
  const email = body.email ?? confirmedAddress(operator)
  const site = siteFor({ chosen: operator.language }, ctx.settings)
  queueMail(ctx, site, testMail(email)(site))
  return { email, delivery: ctx.settings.mail === 'smtp' ? 'smtp' : 'mailbox' }
}

function confirmedAddress({ email, email_proven }: User): string {
  if (email !== null && email_proven) return email
  const message = 'is required because you don’t have a confirmed address'
  const details = { types: ['string'], format: 'email' }
  throw validationFailed([{ path: 'email', code: 'required', message, details }])
}
