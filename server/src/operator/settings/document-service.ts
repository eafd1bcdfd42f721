import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Customization, type CustomizationName, customizationFrom } from '../../platform/kernel/customization.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { realNow } from '../../platform/kernel/time.ts'
import type { DocumentChange, Numbered, StoredDocument } from './domain.ts'
import * as store from './store.ts'

/** As the database has it, which other processes may not have noticed yet. */
export async function findDocument<Name extends CustomizationName>(
  ctx: ReadContext,
  name: Name,
): Promise<StoredDocument<Name>> {
  return documentFrom(name, (await store.findNewest(ctx.db, name)) ?? null)
}

/** The same, locked until the commit. */
export async function lockDocument<Name extends CustomizationName>(
  ctx: WriteContext,
  name: Name,
): Promise<StoredDocument<Name>> {
  await store.lockSettings(ctx.db)
  return findDocument(ctx, name)
}

/** In effect as soon as it's committed: in this process immediately, in others when they next look. */
export async function replaceDocument<Name extends CustomizationName>(
  ctx: WriteContext,
  actor: Actor,
  name: Name,
  { before, after }: { before: Customization[Name]; after: Customization[Name] },
): Promise<StoredDocument<Name>> {
  const facts = { changed_by: actor.userId, reason: null, created_at: realNow() }
  const stored = await store.insertChanges<DocumentChange>(ctx.db, [
    { id: newId<'set'>(), name, value: after, value_before: before, ...facts },
  ])
  ctx.db.afterCommit(() => ctx.applySettings(stored))
  return documentFrom(name, stored[0] ?? null)
}

function documentFrom<Name extends CustomizationName>(
  name: Name,
  change: Numbered<DocumentChange> | null,
): StoredDocument<Name> {
  return { value: customizationFrom(new Map([[name, change?.value]]))[name], change }
}
