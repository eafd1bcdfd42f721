import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Nullable, OneOf, Strict } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type DemoStatus, type DemoUser, demoStatuses } from './domain.ts'

const DemoUserShape = Answer(
  { user_id: IdOut('usr'), display_name: Type.String(), headline: Nullable(Type.String()) },
  { title: 'DemoUser' },
)

export const DemoMarket = Answer(
  {
    status: OneOf(
      'DemoStatus',
      demoStatuses,
      'Can be made when `empty`; `in_use`: the sandbox has users or gigs of its own.',
    ),
    progress: Type.Integer({ description: 'In per cent.' }),
    users: Type.Array(DemoUserShape),
  },
  { title: 'DemoMarket' },
)

export const NewDemoSession = Strict(
  { user_id: IdIn('usr', 'A user of the demo market.') },
  { title: 'NewDemoSession' },
)

export function presentDemo(
  status: DemoStatus,
  progress: number,
  users: readonly DemoUser[],
): Static<typeof DemoMarket> {
  return {
    status,
    progress,
    users: users.map(({ id, display_name, headline }) => ({ user_id: encodeId('usr', id), display_name, headline })),
  }
}

export const exampleDemo: Static<typeof DemoMarket> = {
  status: 'running',
  progress: 40,
  users: [
    {
      user_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
      display_name: 'Mira Kovač',
      headline: 'Front-end engineer who cares about slow phones',
    },
  ],
}
