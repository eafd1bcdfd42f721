import { type Actor, holdsScope, type Role, scopesOfRole } from './actor.ts'
import { forbidden } from './errors.ts'

/** Throws unless the caller holds every scope of a role. For anything that lets someone act with all of that role's rights. */
export function requireEveryScopeOf(actor: Actor, role: Role): void {
  const missing = scopesOfRole[role].find((scope) => !holdsScope(actor, scope))
  if (missing === undefined) return
  throw forbidden(
    'missing_scope',
    `This needs every scope of the role ${role}, and this ${actor.credential.kind} lacks ${missing}.`,
    {
      scope: missing,
    },
  )
}
