import type { Role } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { words } from '../words/staff.ts'
import { paths } from './paths.ts'
import { useSession } from './session.tsx'

interface StaffOnlyProps {
  /** The title of the page. */
  title: string
  roles: readonly Role[]
  children: ReactNode
}

/** A page for some roles. For others it isn't rendered at all, so that none of its data is loaded. */
export function StaffOnly({ title, roles, children }: StaffOnlyProps) {
  if (roles.includes(useSession().role)) return children
  return (
    <Page title={title}>
      <ErrorState
        kind="refused"
        title={words.refused}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {words.home}
          </Link>
        }
      >
        {roles.includes('arbiter') ? words.forArbiters : words.forOperators}
      </ErrorState>
    </Page>
  )
}
