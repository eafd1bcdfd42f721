import type { Static } from 'typebox'
import { findEventAbout } from '../../events/feed/service.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AccountId, decodeId, type Id } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { subjectPrefixes } from '../ledger/domain.ts'
import {
  type Cause,
  eventsOf,
  linkedKinds,
  type NamedTransfer,
  type Source,
  sourcesOfBalance,
  sourcesOfSpending,
  withBalances,
} from './domain.ts'
import {
  type AccountFilter,
  type LedgerAccount,
  type LedgerTransfer,
  presentAccount,
  presentSources,
  presentTransfer,
  type TracedTransfer,
  type TransferFilter,
} from './schema.ts'
import * as store from './store.ts'

export async function listAccounts(
  ctx: ReadContext,
  { owner_id, kind }: Static<typeof AccountFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof LedgerAccount>>> {
  const owner = owner_id === undefined ? undefined : ownerFrom(owner_id)
  const fetched = await store.listAccounts(ctx.db, { kind, owner }, page)
  const { rows, next } = pageOf(fetched, page.limit, (account) => [account.kind, account.owner_id ?? ''])
  return { rows: rows.map((account) => presentAccount(account, ctx.settings.currency)), next }
}

/** An account, and where its money came from. `database` adds up accounts without a stored balance, which is slow. */
export async function getAccount(
  ctx: ReadContext,
  database: Pick<Database, 'snapshot'>,
  id: AccountId,
): Promise<Static<typeof LedgerAccount>> {
  const account = await requireAccount(ctx, id)
  const { currency } = ctx.settings
  if (account.owner_id === null) {
    const balance_cents = await database.snapshot((db) => store.sumTransfers(db, id))
    return { ...presentAccount({ ...account, balance_cents }, currency), ...presentSources([], 0, new Map(), currency) }
  }
  const { balanceCents, incoming } = await store.findIncoming(ctx.db, id, null)
  // Without incoming transfers, the account is empty and the statement returns no balance.
  const balance_cents = balanceCents ?? account.balance_cents ?? 0
  const sources = sourcesOfBalance(balance_cents, incoming)
  const causes = await causesOf(ctx, sources)
  return {
    ...presentAccount({ ...account, balance_cents }, currency),
    ...presentSources(sources, balance_cents, causes, currency),
  }
}

/** The transfers of an account, newest first. The cursor also contains the balance at that point. */
export async function listEntries(
  ctx: ReadContext,
  id: AccountId,
  page: PageRequest,
): Promise<Page<Static<typeof LedgerTransfer>>> {
  const account = await requireAccount(ctx, id)
  const fetched = await store.listAccountTransfers(ctx.db, id, page)
  const balanceCents = page.after ? balanceIn(page.after) : (fetched[0]?.balance_cents ?? null)
  const entries = withBalances(id, fetched, account.owner_id === null ? null : balanceCents)
  const { rows, next } = pageOf(entries, page.limit, ({ id: last, balanceCents, changeCents }) => [
    last,
    balanceCents === null ? '' : String(balanceCents - changeCents),
  ])
  const causes = await store.findCauses(ctx.db, references(rows))
  return {
    rows: rows.map(({ balanceCents: cents, ...transfer }) => ({
      ...present(ctx, transfer, causes),
      ...(cents !== null && { balance_after_cents: cents }),
    })),
    next,
  }
}

export async function listTransfers(
  ctx: ReadContext,
  { subject_id }: Static<typeof TransferFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof LedgerTransfer>>> {
  const reference = subject_id === undefined ? undefined : referenceFrom(subject_id)
  const fetched = await store.listTransfers(ctx.db, { reference }, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  const causes = await store.findCauses(ctx.db, references(rows))
  return { rows: rows.map((transfer) => present(ctx, transfer, causes)), next }
}

/** A transfer with its cause, and where its money came from. */
export async function getTransfer(ctx: ReadContext, id: Id<'txn'>): Promise<Static<typeof TracedTransfer>> {
  const transfer = await store.findTransfer(ctx.db, id)
  if (!transfer) throw notFound()
  const { reference, kind, amount_cents } = transfer
  const [related, sources] = await Promise.all([
    store.listTransfers(ctx.db, { reference }, { limit: RELATED_MAX, after: null }),
    findSources(ctx, transfer),
  ])
  const causes = await store.findCauses(ctx.db, references([transfer, ...sources.map((source) => source.transfer)]))
  const reader = causes.get(reference)?.reader_id ?? null
  const event = reader && (await findEventAbout(ctx, reader, reference, eventsOf[kind]))
  return {
    transfer: present(ctx, transfer, causes),
    event_id: event ? event.id : null,
    actor: event ? event.actor : null,
    same_cause: related.filter((other) => other.id !== id).map((other) => present(ctx, other, causes)),
    ...presentSources(sources, amount_cents, causes, ctx.settings.currency),
  }
}

// A subject has at most one transfer of each kind.
const RELATED_MAX = 20

async function findSources(ctx: ReadContext, transfer: NamedTransfer): Promise<Source[]> {
  const { id, kind, reference, amount_cents, from } = transfer
  const linked = linkedKinds[kind]
  if (linked) {
    const [earlier] = await store.listTransfers(ctx.db, { reference, kinds: [linked] }, { limit: 1, after: null })
    return earlier ? [{ transfer: earlier, cents: Math.min(amount_cents, earlier.amount_cents) }] : []
  }
  if (from.owner_id === null) return []
  const { balanceCents, incoming } = await store.findIncoming(ctx.db, from.id, id)
  return balanceCents === null ? [] : sourcesOfSpending(amount_cents, balanceCents, incoming)
}

async function requireAccount(ctx: ReadContext, id: AccountId) {
  const account = await store.findAccount(ctx.db, id)
  if (!account) throw notFound()
  return account
}

function causesOf(ctx: ReadContext, sources: readonly Source[]): Promise<Map<string, Cause>> {
  return store.findCauses(ctx.db, references(sources.map(({ transfer }) => transfer)))
}

function references(transfers: readonly NamedTransfer[]): string[] {
  return [...new Set(transfers.map(({ reference }) => reference))]
}

function present(ctx: ReadContext, transfer: NamedTransfer, causes: ReadonlyMap<string, Cause>) {
  return presentTransfer(transfer, causes.get(transfer.reference)?.contract_id ?? null, ctx.settings.currency)
}

function balanceIn([, cents = '']: readonly string[]): number | null {
  return cents === '' ? null : Number(cents)
}

function ownerFrom(text: string): store.AccountFilter['owner'] {
  const userId = decodeId('usr', text)
  if (userId) return { userId }
  const milestoneId = decodeId('mil', text)
  if (milestoneId) return { milestoneId }
  throw notFound()
}

function referenceFrom(text: string): string {
  for (const prefix of subjectPrefixes) {
    const id = decodeId(prefix, text)
    if (id) return id
  }
  throw notFound()
}
