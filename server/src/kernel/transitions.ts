import { conflict, forbidden } from './errors.ts'

/** A lifecycle as data: which action leads from which states to which, and who may take it. */
export type Transitions<Status extends string, Role extends string> = Readonly<
  Record<string, { readonly from: readonly Status[]; readonly to: Status; readonly by: readonly Role[] }>
>

/** The state an action leads to, or a refusal when the table does not allow it. */
export function transition<T extends Transitions<string, string>>(
  table: T,
  action: keyof T & string,
  subject: { status: string; by: string },
): T[keyof T]['to'] {
  const rule: Transitions<string, string>[string] | undefined = table[action]
  if (!rule?.by.includes(subject.by)) throw forbidden('missing_role', `Only ${rule?.by.join(' or ')} may ${action}.`)
  if (!rule.from.includes(subject.status)) {
    throw conflict('wrong_state', `Cannot ${action} while ${subject.status}; it must be ${rule.from.join(' or ')}.`)
  }
  return rule.to
}
