import { createDisputes } from './support/disputes.ts'
import { moneyScreens } from './support/money-screens.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(moneyScreens, async (world) => ({ disputes: await createDisputes(world) }))
