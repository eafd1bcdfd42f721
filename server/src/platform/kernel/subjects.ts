/** The type of a resource, from the prefix of its public id. */
export function subjectFrom(id: string): { type: string; id: string } {
  return { type: types[id.slice(0, id.indexOf('_'))] ?? 'other', id }
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
}
