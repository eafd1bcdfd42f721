import { createMarket } from './support/market.ts'
import { marketScreens } from './support/market-screens.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(marketScreens, createMarket)
