import type { ReadContext, WriteContext } from '../context.ts'
import { type Actor, isSignUpKey } from '../kernel/actor.ts'
import { forbidden } from '../kernel/errors.ts'
import { encodeId } from '../kernel/ids.ts'
import type { MetadataHolder } from '../kernel/metadata.ts'
import type { Page } from '../kernel/pages.ts'
import { Rendered, type RenderedPage } from '../kernel/rendered.ts'
import { forgetMetadata, metadataOf, saveMetadata } from '../metadata/service.ts'

/** The parts of a response that show metadata: the response itself, and possibly resources inside it. */
export type MetadataHolders<Answer> = (answer: Answer) => readonly MetadataHolder[]

/** One response with the caller's metadata. */
export async function withMetadata<Answer>(
  ctx: ReadContext,
  actor: Actor,
  holdersOf: MetadataHolders<Answer> | undefined,
  answer: Answer | Rendered,
): Promise<Answer | Rendered> {
  if (!holdersOf) return answer
  if (answer instanceof Rendered) {
    const [json = answer.json] = await renderMetadata(ctx, actor, [answer.json])
    return new Rendered(json, answer)
  }
  await showMetadata(ctx, actor, holdersOf, [answer])
  return answer
}

/** The same for a page. */
export async function withMetadataOfPage<Answer>(
  ctx: ReadContext,
  actor: Actor,
  holdersOf: MetadataHolders<Answer> | undefined,
  page: Page<Answer> | RenderedPage,
): Promise<Page<Answer> | RenderedPage> {
  if (!holdersOf) return page
  if ('rendered' in page) return { ...page, rendered: await renderMetadata(ctx, actor, page.rendered) }
  await showMetadata(ctx, actor, holdersOf, page.rows)
  return page
}

// One statement for all of them.
async function showMetadata<Answer>(
  ctx: ReadContext,
  actor: Actor,
  holdersOf: MetadataHolders<Answer>,
  answers: readonly Answer[],
): Promise<void> {
  const holders = answers.flatMap(holdersOf)
  const ids = holders.map(({ id }) => id)
  const metadata = await metadataOf(ctx, actor, ids)
  for (const holder of holders) {
    const own = metadata.get(holder.id)
    if (own) holder.metadata = own
  }
}

// For gigs, whose JSON is rendered once for all readers. Only their clients have metadata about them.
async function renderMetadata(ctx: ReadContext, actor: Actor, gigs: readonly string[]): Promise<string[]> {
  // Can't match inside a string, where quotes are escaped.
  const ofCaller = `"client_id":"${encodeId('usr', actor.userId)}"`
  const ids = gigs.map((json) => (json.includes(ofCaller) ? (JSON.parse(json) as { id: string }).id : null))
  const metadata = await metadataOf(
    ctx,
    actor,
    ids.filter((id) => id !== null),
  )
  return gigs.map((json, index) => {
    const own = metadata.get(ids[index] ?? '')
    return own ? `${json.slice(0, -1)},"metadata":${JSON.stringify(own)}}` : json
  })
}

/** The response to a write, after saving the metadata that came with it. */
export async function savingMetadata<Answer>(
  ctx: WriteContext,
  actor: Actor,
  operation: { method: string; metadata: MetadataHolders<Answer>; created?: unknown },
  changes: Readonly<Record<string, string | null>> | undefined,
  answer: Answer | Rendered,
): Promise<Answer | Rendered> {
  const { method, metadata: holdersOf } = operation
  const [first] = answer instanceof Rendered ? [answer] : holdersOf(answer)
  if (!first) throw new Error('The response contains nothing to save metadata for.')
  if (method === 'DELETE') {
    forgetMetadata(ctx, first.id)
    return answer
  }
  if (changes) {
    // It would become the operator's own metadata, written by a stranger.
    if (isSignUpKey(actor)) throw forbidden('sign_up_key', 'A published sign-up key can’t set metadata.')
    await saveMetadata(ctx, actor, first.id, changes)
  }
  // A resource that was just created has no other metadata.
  return operation.created && !changes ? answer : withMetadata(ctx, actor, holdersOf, answer)
}
