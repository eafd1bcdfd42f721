import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bar } from '../ui/bar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card, Section } from '../ui/card.tsx'
import { words } from '../words/setup.ts'
import { ActionButton, useAction } from './action.tsx'
import { parley } from './parley.ts'
import { paths } from './paths.ts'
import { setupQuery } from './queries.ts'

const { card: text } = words

/** Reminds operators of the setup until they've finished or dismissed it. */
export function SetupCard() {
  const { data: setup } = useQuery(setupQuery)
  const dismiss = useAction({
    send: (_: undefined, options) => parley.operator.setup.update({ is_finished: true }, options),
    touches: ['operator'],
  })
  if (!setup || setup.is_finished) return null
  const done = setup.steps.filter(({ is_done }) => is_done).length
  const label = text.progress(done, setup.steps.length)
  return (
    <Section title={text.title} className="mb-8">
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
          <p className="text-ink-soft text-sm">{label}</p>
          <Bar label={label} total={setup.steps.length} parts={[{ label, value: done, tone: 'accent' }]} />
        </div>
        <div className="flex gap-2">
          <ActionButton action={dismiss} variant="quiet">
            {text.dismiss}
          </ActionButton>
          <Link to={paths.setup} className={buttonClass('primary')}>
            {text.continue}
          </Link>
        </div>
      </Card>
    </Section>
  )
}
