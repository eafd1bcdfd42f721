import { ParleyError } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { words } from '../words/app.ts'
import { Failure } from './failure.tsx'

/** Stands in the place of a page that threw. After an update of the service, old pages may be gone: loading helps. */
export function PageFailure({ error }: { error: unknown }) {
  if (error instanceof ParleyError) {
    return (
      <Page title={words.failure.failed}>
        <Failure error={error} onRetry={() => location.reload()} />
      </Page>
    )
  }
  return (
    <Page title={words.crash.title}>
      <ErrorState
        kind="failed"
        title={words.crash.title}
        onRetry={() => location.reload()}
        retryLabel={words.crash.reload}
      >
        {words.crash.text}
      </ErrorState>
    </Page>
  )
}

/** An address without a page. */
export function UnknownPage() {
  const { unknownPage } = words
  return (
    <Page title={unknownPage.title}>
      <ErrorState
        kind="missing"
        title={unknownPage.title}
        action={
          <Link to="/" className={buttonClass()}>
            {unknownPage.home}
          </Link>
        }
      >
        {unknownPage.text}
      </ErrorState>
    </Page>
  )
}
