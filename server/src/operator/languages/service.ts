import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { findDocument, lockDocument, replaceDocument } from '../settings/document-service.ts'
import { type LanguageChanges, type OperatorLanguages, presentLanguages } from './schema.ts'

export async function getLanguages(ctx: ReadContext): Promise<Static<typeof OperatorLanguages>> {
  return presentLanguages(await findDocument(ctx, 'languages'))
}

export async function changeLanguages(
  ctx: WriteContext,
  actor: Actor,
  wanted: Static<typeof LanguageChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof OperatorLanguages>> {
  if (!wanted.offered.includes(wanted.default)) {
    const message = 'must be one of the offered languages'
    throw validationFailed([{ path: 'default', code: 'not_allowed', message, details: { allowed: wanted.offered } }])
  }
  const { value, change } = await lockDocument(ctx, 'languages')
  requireVersion(change?.number ?? 0, ifMatch)
  // So that a setup can be applied again and again.
  if (canonicalJson(wanted) === canonicalJson(value)) return presentLanguages({ value, change })
  return presentLanguages(await replaceDocument(ctx, actor, 'languages', { before: value, after: wanted }))
}
