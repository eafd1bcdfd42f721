/** The type of a resource, from the prefix of its public id. */
export function subjectFrom(id: string): { type: string; id: string } {
  return { type: types[id.slice(0, id.indexOf('_'))] ?? 'other', id }
}

/** What messages call the resource with this id; null for text that isn't an id. */
export function nounFor(id: string): string | null {
  const prefix = id.slice(0, id.indexOf('_'))
  return types[prefix] ?? otherNouns[prefix] ?? null
}

/** Resources that don't have events. */
const otherNouns: Partial<Record<string, string>> = {
  whk: 'webhook',
  dlv: 'delivery',
  evt: 'event',
  txn: 'transfer',
  acc: 'account',
  ses: 'session',
  psk: 'passkey',
  oap: 'app',
  cap: 'connected app',
  req: 'request',
  tpl: 'template',
  bkm: 'bookmark',
  nte: 'note',
  msg: 'message',
  att: 'attachment',
}

const types: Partial<Record<string, string>> = {
  usr: 'user',
  agt: 'agent',
  key: 'key',
  gig: 'gig',
  app: 'application',
  neg: 'negotiation',
  con: 'contract',
  mil: 'milestone',
  pay: 'payout',
  dsp: 'dispute',
  rev: 'review',
  vch: 'vouch',
  apr: 'approval',
  dep: 'deposit',
  wdr: 'withdrawal',
  rfd: 'refund',
  cnv: 'conversation',
  rpt: 'report',
  obj: 'objection',
  ntc: 'notice',
  sch: 'search',
}
