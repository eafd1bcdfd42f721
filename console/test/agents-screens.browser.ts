import { createAgents } from './support/agents.ts'
import { agentScreens } from './support/agents-screens.ts'
import { createMarket } from './support/market.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(agentScreens, async (world) => ({
  ...(await createMarket(world)),
  agents: await createAgents(world),
}))
