import type { Setup } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LoadedPage } from '../../../app/loaded.tsx'
import { setupQuery } from '../../../app/queries.ts'
import { StaffOnly } from '../../../app/staff-only.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/setup.ts'
import { BrandStep } from './brand-step.tsx'
import { EmailStep } from './email-step.tsx'
import { MoneyStep } from './money-step.tsx'
import { PeopleStep } from './people-step.tsx'
import { SetupEnd } from './setup-end.tsx'
import { StepPage } from './step-page.tsx'
import { firstOpenStep } from './steps.ts'
import { TradeStep } from './trade-step.tsx'

const route = getRouteApi('/operator/setup')

/** Guides operators through making the marketplace their own. */
export function SetupPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <SetupSteps />
    </StaffOnly>
  )
}

function SetupSteps() {
  const { step } = route.useSearch()
  const query = useQuery(setupQuery)
  return (
    <LoadedPage query={query} skeleton={<PageSkeleton />}>
      {(setup) => <CurrentStep setup={setup} step={step ?? firstOpenStep(setup)} />}
    </LoadedPage>
  )
}

const contents = {
  brand: BrandStep,
  trade: TradeStep,
  money: MoneyStep,
  email: EmailStep,
  people: PeopleStep,
}

function CurrentStep({ setup, step }: { setup: Setup; step: ReturnType<typeof firstOpenStep> }) {
  if (step === 'end') return <SetupEnd setup={setup} />
  const Content = contents[step]
  return (
    <StepPage setup={setup} step={step}>
      <Content />
    </StepPage>
  )
}

function PageSkeleton() {
  return (
    <Page title={words.title} width="wide">
      <Skeleton className="h-[40rem] rounded-xl" />
    </Page>
  )
}
