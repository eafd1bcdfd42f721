import { openReceiver } from '../../server/test/support/receiver.ts'
import { answers, createDevelopers } from './support/developers.ts'
import { developersScreens } from './support/developers-screens.ts'
import { describeScreens } from './support/screens.ts'

await describeScreens(developersScreens, async (world) => {
  const receiver = await openReceiver()
  receiver.answer = answers
  return { developers: await createDevelopers(world, receiver) }
})
