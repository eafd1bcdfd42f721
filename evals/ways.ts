import { openIntentTools, openSearchTools } from './mcp-tools.ts'
import { openOperationTools } from './operation-tools.ts'

/** Three ways to give an agent the same marketplace. */
export const ways = {
  operations: { title: 'all operations as tools', open: openOperationTools },
  intents: { title: 'intent tools', open: openIntentTools },
  search: { title: 'search tools', open: openSearchTools },
} as const
