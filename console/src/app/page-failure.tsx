import { ParleyError } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { words } from '../words/app.ts'
import { explain } from './failure.tsx'
import { paths } from './paths.ts'

/** Shown in place of a page that couldn't be displayed. After an update, old pages may be gone, and reloading helps. */
export function PageFailure({ error, onRetry = () => location.reload() }: { error: unknown; onRetry?: () => void }) {
  const { kind, title, text } =
    error instanceof ParleyError
      ? explain(error)
      : { kind: 'failed' as const, title: words.crash.title, text: words.crash.text }
  return (
    <Page title={title}>
      <ErrorState
        kind={kind}
        onRetry={kind === 'missing' ? undefined : onRetry}
        retryLabel={words.retry}
        action={<HomeLink />}
      >
        {text}
      </ErrorState>
    </Page>
  )
}

/** A path without a page. */
export function UnknownPage() {
  return (
    <Page title={words.unknownPage.title}>
      <ErrorState kind="missing" action={<HomeLink />}>
        {words.unknownPage.text}
      </ErrorState>
    </Page>
  )
}

function HomeLink() {
  return (
    <Link to={paths.home} className={buttonClass()}>
      {words.unknownPage.home}
    </Link>
  )
}
