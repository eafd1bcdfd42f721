/** The search parameters of an agent's page. */
export interface AgentSearch {
  view?: 'mandate' | 'keys'
  /** The request that the mandate is being raised for. */
  raise?: string
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseAgentSearch({ view, raise }: Record<string, unknown>): AgentSearch {
  return {
    ...((view === 'mandate' || view === 'keys') && { view }),
    ...(view === 'mandate' && typeof raise === 'string' && { raise }),
  }
}
