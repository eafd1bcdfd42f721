import type { Client } from '../../../server/test/support/client.ts'
import { openReceiver } from '../../../server/test/support/receiver.ts'
import type { World } from '../../../server/test/support/world.ts'
import { createAgents } from './agents.ts'
import { agentScreens } from './agents-screens.ts'
import { dealScreens } from './deal-screens.ts'
import { createDeals } from './deals.ts'
import { answers, createDevelopers } from './developers.ts'
import { developersScreens } from './developers-screens.ts'
import { createDisputes } from './disputes.ts'
import { createMarket } from './market.ts'
import { marketScreens } from './market-screens.ts'
import { moneyScreens } from './money-screens.ts'
import { createOperatorMoney } from './operator-money.ts'
import { operatorMoneyScreens } from './operator-money-screens.ts'
import { operatorScreens } from './operator-screens.ts'
import { operatorOf } from './operators.ts'
import { selectedScreens } from './screen.ts'

export type FullMarket = Awaited<ReturnType<typeof createFullMarket>>

/** Everything that screens show, in one marketplace. */
export async function createFullMarket(world: World) {
  const receiver = await openReceiver()
  receiver.answer = answers
  const disputes = await createDisputes(world)
  const developers = await createDevelopers(world, receiver)
  const deals = await createDeals(world)
  const operatorMoney = await createOperatorMoney(world)
  const market = await createMarket(world)
  // Last, because requests of agents expire, and the others move the clock.
  const agents = await createAgents(world)
  const operator: Client = await operatorOf(world)
  return { ...market, agents, disputes, developers, deals, operatorMoney, operator }
}

/** All screens of the console, without the pages that the service renders itself. */
export const allScreens = selectedScreens<FullMarket>([
  ...agentScreens,
  ...dealScreens,
  ...developersScreens,
  ...marketScreens,
  ...moneyScreens,
  ...operatorMoneyScreens,
  ...operatorScreens,
]).filter(({ name }) => !/^(consent|device|sign-in)/.test(name))
