import { type Static, Type } from 'typebox'
import { Answer, Email, ListOf, OneOf, Strict } from '../../platform/http/shapes.ts'
import { type Setup as SetupFacts, setupSteps } from '../../platform/kernel/setup.ts'

const StepName = OneOf('SetupStepName', setupSteps)

export const Setup = Answer(
  {
    steps: Type.Array(Answer({ name: StepName, is_done: Type.Boolean() }, { title: 'SetupStep' }), {
      description: 'In the order the console shows them.',
    }),
    is_finished: Type.Boolean({
      description:
        'Whether setup is over: all steps are done, or an operator has dismissed it. Until then, the console offers to continue.',
    }),
  },
  { title: 'Setup' },
)

export const SetupChanges = Strict(
  {
    done: Type.Optional(
      ListOf(StepName, setupSteps.length, {
        description: 'Steps to mark as done. Steps that are already done stay done.',
        uniqueItems: true,
      }),
    ),
    is_finished: Type.Optional(Type.Boolean({ description: 'Default: no change.' })),
  },
  { title: 'SetupChanges' },
)

export const TestEmail = Strict(
  { email: Type.Optional(Email('Where to send it. Default: your confirmed address.')) },
  { title: 'TestEmail' },
)

export const SentTestEmail = Answer(
  {
    email: Type.String({ description: 'Where it was sent.', examples: ['ada@example.com'] }),
    delivery: OneOf(
      'EmailDeliveryRoute',
      ['smtp', 'mailbox'],
      '`smtp`: the mail server gets it within seconds. `mailbox`: it’s in the sandbox’s mailbox.',
    ),
  },
  { title: 'SentTestEmail' },
)

export function presentSetup({ done, isFinished }: SetupFacts): Static<typeof Setup> {
  return { steps: setupSteps.map((name) => ({ name, is_done: done.includes(name) })), is_finished: isFinished }
}

export const exampleSetup: Static<typeof Setup> = presentSetup({ done: ['brand', 'trade'], isFinished: false })

export const exampleSentTestEmail: Static<typeof SentTestEmail> = { email: 'ada@example.com', delivery: 'smtp' }
