import { createAgents } from './support/agents.ts'
import { agentScreens } from './support/agents-screens.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(agentScreens, async (world) => ({ agents: await createAgents(world) }))
