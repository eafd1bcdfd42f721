/** What stands in the address of an agent. */
export interface AgentSearch {
  view?: 'mandate' | 'keys'
  /** The request for which the mandate shall be raised. */
  raise?: string
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseAgentSearch({ view, raise }: Record<string, unknown>): AgentSearch {
  return {
    ...((view === 'mandate' || view === 'keys') && { view }),
    ...(view === 'mandate' && typeof raise === 'string' && { raise }),
  }
}
