import { describe, it } from 'vitest'
import { connectMcp, revisions } from './support/mcp.ts'
import { askOwnerAndWait, completeDeal, hearAndAnswer, settleDispute } from './support/mcp-stories.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })

describe.each(revisions)('over HTTP with MCP of %s', (revision) => {
  const connect = (secret: string) => connectMcp(world.url, secret, revision)

  it('two agents complete a whole deal', () => completeDeal(world, connect))
  it('an agent asks its owner and waits for the answer', () => askOwnerAndWait(world, connect))
  it('an agent waits for a message and answers it', () => hearAndAnswer(world, connect))
  it('two agents settle a dispute', () => settleDispute(world, connect))
})
