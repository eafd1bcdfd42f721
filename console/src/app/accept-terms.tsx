import { lazy, Suspense } from 'react'
import { useSession } from './session.tsx'
import { termsPrompt, termsToAccept } from './terms-prompt.ts'

// Loaded when first needed, because most visits don't need them.
const TermsDialog = lazy(() => import('./terms-dialog.tsx').then(({ TermsDialog }) => ({ default: TermsDialog })))
const Banner = lazy(() => import('./terms-banner.tsx').then((module) => ({ default: module.TermsBanner })))

/** The dialog in which people accept the terms of use; rendered once on the page. */
export function AcceptTerms() {
  const why = termsPrompt.use()
  return (
    why && (
      <Suspense>
        <TermsDialog isStopped={why === 'to continue'} onSettled={termsPrompt.settle} />
      </Suspense>
    )
  )
}

/** Says that there are terms of use to accept, now or soon. */
export function TermsBanner() {
  const { user, terms } = useSession()
  const wanted = termsToAccept(terms)
  if (!wanted || user.suspension) return null
  return (
    <Suspense>
      <Banner terms={wanted} isInForce={wanted === terms.in_force} />
    </Suspense>
  )
}
