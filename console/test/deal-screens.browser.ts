import { dealScreens } from './support/deal-screens.ts'
import { createDeals } from './support/deals.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(dealScreens, async (world) => ({ deals: await createDeals(world) }))
