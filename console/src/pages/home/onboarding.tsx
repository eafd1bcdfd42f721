import type { Onboarding as Goal, OwnProfile } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, X } from 'lucide-react'
import { ActionButton, useAction, useToldRefusal } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { missingFromProfile } from '../../app/profile-prompts.ts'
import { payoutAccountQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { words } from '../../words/onboarding.ts'

/** For new people: what they came for, and then the first steps, until they dismiss them. */
export function Onboarding() {
  const me = useMe()
  const choose = useAction({
    send: (onboarding: Goal, options) => parley.profiles.me.update({ onboarding }, options),
    touches: ['session', 'profiles'],
  })
  useToldRefusal(choose)
  if (me.onboarding === 'dismissed') return null
  const goal = me.onboarding
  return (
    <Card className="mb-8">
      <section aria-labelledby="onboarding">
        <header className="flex items-start gap-4 px-5 pt-5">
          <div className="min-w-0 flex-1">
            <h2 id="onboarding" className="w-fit font-semibold">
              {goal ? words.title : words.question}
            </h2>
            <p className="text-ink-soft text-sm">{goal ? words.text[goal] : words.questionText}</p>
          </div>
          <div className="-mt-2 -mr-2">
            <ActionButton action={choose} input="dismissed" variant="quiet" size="icon" label={words.dismiss}>
              <X aria-hidden="true" />
            </ActionButton>
          </div>
        </header>
        {goal ? (
          <Steps goal={goal} me={me} />
        ) : (
          <div className="flex flex-wrap gap-2 p-5 max-sm:[&>*]:flex-1">
            <ActionButton action={choose} input="hire" variant="primary">
              {words.hire}
            </ActionButton>
            <ActionButton action={choose} input="work" variant="primary">
              {words.work}
            </ActionButton>
          </div>
        )}
      </section>
    </Card>
  )
}

type Step = 'profile' | 'gig' | 'fund' | 'apply' | 'payout'

const PLACES: Record<Step, { to: string; search?: object }> = {
  profile: { to: paths.editProfile },
  gig: { to: paths.newGig },
  fund: { to: paths.contracts },
  apply: { to: paths.gigs },
  payout: { to: paths.wallet, search: { open: 'payout-account' } },
}

/** The first steps. Each one is checked off once it has been done, no matter where. */
function Steps({ goal, me }: { goal: 'hire' | 'work'; me: OwnProfile }) {
  const isHiring = goal === 'hire'
  const gig = useQuery({ ...openGigQuery, enabled: isHiring })
  const contracts = useQuery({ ...contractsAsClientQuery, enabled: isHiring })
  const application = useQuery({ ...firstApplicationQuery, enabled: !isHiring })
  const account = useQuery({ ...payoutAccountQuery, enabled: !isHiring })
  const missing = missingFromProfile(me, goal)
  const steps: [step: Step, isDone: boolean | undefined][] = isHiring
    ? [
        ['profile', missing.length === 0],
        // Anyone with a contract has posted a gig, which may be closed by now.
        ['gig', gig.data || (contracts.data?.length ?? 0) > 0],
        ['fund', contracts.data?.some(({ totals }) => totals.funded_cents > 0)],
      ]
    : [
        ['profile', missing.length === 0],
        ['apply', application.data],
        ['payout', account.data && account.data.status !== 'none' && !account.data.test],
      ]
  const done = steps.filter(([, isDone]) => isDone).length
  return (
    <>
      <ol className="mt-3 divide-y divide-line border-line border-t">
        {steps.map(([step, isDone = false]) => {
          const Icon = isDone ? CircleCheck : CircleDashed
          return (
            <li key={step}>
              <Link
                {...PLACES[step]}
                className="flex items-start gap-3 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2"
              >
                <Icon
                  aria-hidden="true"
                  className={cx('mt-0.5 size-5 shrink-0', isDone ? 'text-good-text' : 'text-ink-faint')}
                />
                <span className="min-w-0 text-sm">
                  <span className={cx('block font-medium', isDone && 'text-ink-faint line-through')}>
                    {words.steps[step]}
                    {isDone && <span className="sr-only"> ({words.done})</span>}
                  </span>
                  {!isDone && (
                    <span className="text-ink-soft">
                      {step === 'profile' ? words.add(missing) : words.stepTexts[step]}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="border-line border-t px-5 py-3 text-ink-faint text-sm">
        {done === steps.length ? words.allDone : words.progress(done, steps.length)}
      </p>
    </>
  )
}

const openGigQuery = queryOptions({
  queryKey: ['gigs', 'first'],
  queryFn: async () => (await parley.gigs.list({ client_id: 'me', limit: 1 }).page()).data.length > 0,
})

/** Someone new has few, so the first page is enough. */
const contractsAsClientQuery = queryOptions({
  queryKey: ['contracts', 'as client'],
  queryFn: async () => (await parley.contracts.list({ role: 'client' }).page()).data,
})

const firstApplicationQuery = queryOptions({
  queryKey: ['applications', 'first'],
  queryFn: async () => (await parley.applications.list({ role: 'worker', limit: 1 }).page()).data.length > 0,
})
