import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Refused } from './task.ts'
import type { Json, Toolbox, ToolResult } from './tools.ts'

/** All tools of the MCP endpoint. Uses the dedicated tool for a wish if there is one, and otherwise the search. */
export async function openIntentTools(url: string, key: string): Promise<Toolbox> {
  const { search, ...mcp } = await openMcp(url, key)
  const fieldsOf = (name: string) =>
    Object.keys(mcp.tools.find((tool) => tool.name === name)?.inputSchema.properties ?? {})
  return {
    ...mcp,
    async callOperation(use, wish, operation, input) {
      const [name = '', args = {}] = intentTools[operation]?.(input) ?? []
      const isMadeForIt = name !== '' && Object.keys(args).every((field) => fieldsOf(name).includes(field))
      return isMadeForIt ? valueFrom(operation, await use(name, args)) : search(use, wish, operation, input)
    },
  }
}

/** Only the four tools that find and call any operation. */
export async function openSearchTools(url: string, key: string): Promise<Toolbox> {
  const { search, tools, ...mcp } = await openMcp(url, key)
  return { ...mcp, tools: tools.filter(({ name }) => name.startsWith('api_')), callOperation: search }
}

/** The dedicated tool for an operation, and its arguments. */
const intentTools: Record<string, (input: Json) => [tool: string, args: Json]> = {
  getMe: () => ['who_am_i', {}],
  listInbox: (page) => ['inbox', page],
  getWallet: () => ['wallet', {}],
  listGigs: ({ client_id, ...filters }) =>
    client_id ? ['my_deals', { kind: 'gigs', ...filters }] : ['find_work', filters],
  getGig: ({ id }) => ['read_gig', { gig_id: id }],
  listApplicationsOfGig: ({ id, ...page }) => ['read_gig', { gig_id: id, ...page }],
  getProfile: ({ userId }) => ['read_profile', { user_id: userId }],
  listNegotiations: (filters) => ['my_deals', { kind: 'negotiations', ...filters }],
  listContracts: (filters) => ['my_deals', { kind: 'contracts', ...filters }],
  listDisputes: (filters) => ['my_deals', { kind: 'disputes', ...filters }],
  createGig: (gig) => ['post_gig', gig],
  applyToGig: ({ id, ...application }) => ['apply', { gig_id: id, ...application }],
  getNegotiation: ({ id }) => ['read_negotiation', { negotiation_id: id }],
  submitRound: ({ id, ...terms }) => ['negotiate', { negotiation_id: id, ...terms }],
  agreeToRound: ({ id, ...offer }) => ['agree', { negotiation_id: id, ...offer }],
  approveContract: ({ id, ...terms }) => ['agree', { contract_id: id, ...terms }],
  getContract: ({ id }) => ['contract_status', { contract_id: id }],
  fundMilestone: ({ id, milestoneId, ...money }) => ['fund', { contract_id: id, milestone_id: milestoneId, ...money }],
  submitMilestone: ({ id, milestoneId, ...work }) => [
    'submit_work',
    { contract_id: id, milestone_id: milestoneId, ...work },
  ],
  releaseMilestone: ({ id, milestoneId, ...money }) => [
    'release',
    { contract_id: id, milestone_id: milestoneId, ...money },
  ],
  getDispute: ({ id }) => ['dispute_status', { dispute_id: id }],
  respondToDispute: ({ id, ...answer }) => ['dispute', { action: 'respond', dispute_id: id, ...answer }],
  acceptInDispute: ({ id, ...amount }) => ['dispute', { action: 'accept', dispute_id: id, ...amount }],
}

async function openMcp(url: string, key: string) {
  const client = new Client({ name: 'parley-evals', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  const { tools } = await client.listTools()
  return {
    instructions: client.getInstructions() ?? '',
    tools: tools.map(({ name, description = '', inputSchema }) => ({ name, description, inputSchema })),
    // A protocol error, such as an unknown tool, is something a model can fix.
    use: (name: string, input: Json): Promise<ToolResult> =>
      client.callTool({ name, arguments: input }).then(
        ({ content, structuredContent, isError = false }) => ({
          text: content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
          value: structuredContent,
          isError,
        }),
        (error: unknown) => ({ text: String(error), value: {}, isError: true }),
      ),
    search: createSearch(),
    close: () => client.close(),
  }
}

/** Finds an operation by the wish, reads how to call it, and calls it. Remembers what it has found. */
function createSearch(): Toolbox['callOperation'] {
  const toolFor = new Map<string, string>()
  return async (use, wish, operation, input) => {
    if (!toolFor.has(operation)) {
      const { value } = await use('api_search', { question: wish })
      const { operations } = value as { operations: string[] }
      if (!operations.includes(operation)) throw new Error(`The search doesn’t find ${operation} for "${wish}".`)
      const { text } = await use('api_describe', { operation })
      toolFor.set(operation, text.includes(`api_write {"operation":"${operation}"`) ? 'api_write' : 'api_read')
    }
    return valueFrom(operation, await use(String(toolFor.get(operation)), { operation, input }))
  }
}

/** The operation's response in a result. Rows of a list have names such as `subject.id` for nested members. */
function valueFrom(operation: string, { value, isError }: ToolResult): unknown {
  const { data, error, next_cursor } = value as {
    data?: unknown
    error?: { issues: Refused['issues'] }
    next_cursor?: string
  }
  if (isError || error) throw new Refused(operation, error?.issues ?? [])
  const isList = Array.isArray(data) || operation.startsWith('list')
  return isList ? { data: ((data ?? []) as Json[]).map(nested), next_cursor: next_cursor ?? null } : data
}

function nested(row: Json): Json {
  const whole: Json = {}
  for (const [path, value] of Object.entries(row)) {
    const names = path.split('.')
    const last = names.pop() as string
    const parent = names.reduce<Json>((at, name) => {
      at[name] ??= {}
      return at[name] as Json
    }, whole)
    parent[last] = value
  }
  return whole
}
