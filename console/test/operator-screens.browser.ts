import { done } from './support/done.ts'
import { createMarket } from './support/market.ts'
import { operatorScreens } from './support/operator-screens.ts'
import { operatorOf } from './support/operators.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(operatorScreens, async (world) => {
  const [market, operator] = [await createMarket(world), await operatorOf(world)]
  const { gigId, client } = market
  const text = 'Please take the deposit out of this gig. Gigs can’t ask workers for money.'
  await done(operator.post(`/operator/users/${client.userId}/notices`, { text, subject_id: gigId }))
  const values = { PLATFORM_FEE_BPS: 700 }
  await done(operator.patch('/operator/settings', { values, reason: 'Card payments cost more.' }))
  return { ...market, operator }
})
