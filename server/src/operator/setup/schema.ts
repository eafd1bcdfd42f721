import { type Static, Type } from 'typebox'
import { Answer, Email, ListOf, OneOf, Strict } from '../../platform/http/shapes.ts'
import { type Setup as SetupFacts, setupSteps } from '../../platform/kernel/setup.ts'

const StepName = OneOf('SetupStepName', setupSteps)

export const Setup = Answer(
  {
    steps: Type.Array(Answer({ name: StepName, is_done: Type.Boolean() }, { title: 'SetupStep' }), {
      description: 'In the order in which the console leads through them.',
    }),
    is_finished: Type.Boolean({
      description:
        'Whether all steps are done, or operators have skipped the rest. The console offers the setup until then.',
    }),
  },
  { title: 'Setup' },
)

export const SetupChanges = Strict(
  {
    done: Type.Optional(
      ListOf(StepName, setupSteps.length, { description: 'More steps that are done.', uniqueItems: true }),
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
      '`smtp`: the email server gets it within seconds. `mailbox`: it’s in the sandbox’s mailbox.',
    ),
  },
  { title: 'SentTestEmail' },
)

export function presentSetup({ done, isFinished }: SetupFacts): Static<typeof Setup> {
  return { steps: setupSteps.map((name) => ({ name, is_done: done.includes(name) })), is_finished: isFinished }
}

export const exampleSetup: Static<typeof Setup> = presentSetup({ done: ['brand', 'trade'], isFinished: false })

export const exampleSentTestEmail: Static<typeof SentTestEmail> = { email: 'ada@example.com', delivery: 'smtp' }
