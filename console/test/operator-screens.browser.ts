import { createMarket } from './support/market.ts'
import { operatorScreens } from './support/operator-screens.ts'
import { operatorOf } from './support/operators.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(operatorScreens, async (world) => ({
  ...(await createMarket(world)),
  operator: await operatorOf(world),
}))
