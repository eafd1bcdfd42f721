import { DemoCard } from '../../app/demo-card.tsx'
import { useSession } from '../../app/session.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/operator.ts'
import { ClockCard } from './clock-card.tsx'
import { Deadlines } from './deadlines.tsx'
import { Mailbox } from './mailbox.tsx'
import { Reset } from './reset.tsx'

const { sandbox: text } = words

/** The sandbox: its clock, what the clock will do next, its emails, the demo market, and a fresh start. */
export function SandboxPage() {
  const { mode } = useSession()
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      {mode === 'sandbox' ? <SandboxTools /> : <LiveMode />}
    </StaffOnly>
  )
}

function SandboxTools() {
  return (
    <Page title={text.title}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Deadlines />
          <Mailbox />
        </div>
        <div className="flex min-w-0 flex-col gap-8 max-lg:order-first">
          <ClockCard />
        </div>
      </div>
      <div className="mt-8">
        <DemoCard />
        <Reset />
      </div>
    </Page>
  )
}

function LiveMode() {
  return (
    <Page title={text.title}>
      <ErrorState kind="missing" title={text.notHere}>
        {text.notHereText}
      </ErrorState>
    </Page>
  )
}
