import { hash } from 'node:crypto'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { Gig } from '../gigs/domain.ts'
import { type Brief, briefOf } from './domain.ts'
import * as store from './store.ts'

export function hashOfBrief(brief: Brief): string {
  return hash('sha256', canonicalJson(briefOf(brief)), 'hex')
}

/** Stores a locked gig's current brief for an offer about it, and returns the hash. */
export function keepBrief(ctx: WriteContext, gig: Gig): string {
  const briefHash = hashOfBrief(gig)
  store.sendBrief(ctx.db, gig.id, briefHash, gig)
  return briefHash
}

/** Null for a negotiation or contract from before there were briefs. */
export async function findBrief(
  ctx: ReadContext,
  { gig_id, brief_hash }: { gig_id: GigId; brief_hash: string | null },
): Promise<Brief | null> {
  return brief_hash === null ? null : store.findBrief(ctx.db, gig_id, brief_hash)
}
