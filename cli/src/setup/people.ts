import type { NewUser, Parley, User } from '@parley/sdk'
import { CommandFailed } from '../exit-codes.ts'
import type { Json, JsonObject } from './json.ts'
import type { Section } from './section.ts'
import { isObject } from './setup-file.ts'

/** People to invite. Those with an account stay as they are. Only operators and arbiters are written into a file. */
export const people: Section = {
  name: 'people',
  step: 'people',

  async read(parley) {
    const staff = await Promise.all(
      (['operator', 'arbiter'] as const).map((role) => parley.users.list({ role, limit: 100 }).all({ max: STAFF_MAX })),
    )
    const found = staff
      .flat()
      .flatMap(({ email, display_name, role }) => (email ? [{ email, display_name, role }] : []))
    return found.length === 0 ? undefined : found
  },

  async plan(parley, given, file) {
    if (!Array.isArray(given)) throw file.invalid('people', 'must be a list.')
    const newPeople: { index: number; person: JsonObject & { email: string } }[] = []
    for (const [index, person] of (given as readonly Json[]).entries()) {
      const email = isObject(person) ? person.email : undefined
      if (!isObject(person) || typeof email !== 'string')
        throw file.invalid(`people.${index}`, 'needs an email address.')
      if (!(await hasAccount(parley, email))) newPeople.push({ index, person: { ...person, email } })
    }
    let current = 0
    return {
      changes: newPeople.map(({ person: { email, role } }) => `${email}: invitation${role ? ` as ${role}` : ''}`),
      async apply() {
        for (const { index, person } of newPeople) {
          current = index
          const { user } = await parley.users.create({ kind: 'person', ...person } as NewUser)
          await invite(parley, user)
        }
        return true
      },
      pathOf: (path) => `${current}.${path}`,
    }
  },
}

async function hasAccount(parley: Parley, email: string): Promise<boolean> {
  const { data } = await parley.users.list({ q: email, limit: 100 }).page()
  return data.some((user) => user.email?.toLowerCase() === email.toLowerCase())
}

async function invite(parley: Parley, { user_id, email }: Pick<User, 'user_id' | 'email'>): Promise<void> {
  try {
    await parley.users.invite(user_id, {})
  } catch (error) {
    const message = `The account for ${email} was created, but the invitation couldn’t be sent: ${(error as Error).message}`
    throw new CommandFailed(message, { next: [`Try again: parley users invite ${user_id}`], cause: error })
  }
}

const STAFF_MAX = 1_000
