import { createDisputes } from './support/disputes.ts'
import { createOperatorMoney } from './support/operator-money.ts'
import { operatorMoneyScreens } from './support/operator-money-screens.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(operatorMoneyScreens, async (world) => ({
  operatorMoney: await createOperatorMoney(world),
  disputes: await createDisputes(world),
}))
