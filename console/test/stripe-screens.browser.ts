import { describeScreens } from './support/screens.ts'
import { createStripeMarket, openStripeWorld } from './support/stripe-market.ts'
import { stripeScreens } from './support/stripe-screens.ts'

const world = await openStripeWorld()
await describeScreens(stripeScreens, async () => ({ stripe: await createStripeMarket(world) }), world)
