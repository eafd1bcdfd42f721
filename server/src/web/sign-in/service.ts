import { confirmEmail } from '../../people/sessions/address-service.ts'
import { returnPathFrom } from '../../people/sessions/domain.ts'
import { SignInMail } from '../../people/sessions/schema.ts'
import { endOwnSession, leaveDemoSession } from '../../people/sessions/service.ts'
import { sendSignInMail, signIn } from '../../people/sessions/sign-in-service.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, sessionOf } from '../../platform/kernel/actor.ts'
import type { Browser } from '../../platform/kernel/browser.ts'
import { forbidden, notFound, Refusal } from '../../platform/kernel/errors.ts'
import { lineFrom } from '../../platform/kernel/one-line.ts'
import { isRecent } from '../../platform/kernel/recent-sign-in.ts'
import { realNow } from '../../platform/kernel/time.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import {
  addressConfirmed,
  askForCode,
  askForEmail,
  askForName,
  confirmAddress,
  signedIn,
  spentOperatorLink,
} from './pages.ts'

type Form = Partial<Record<string, string>>
type Write = <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>

/** Whether a person has signed in recently enough to connect an app. */
export function isRecentlySignedIn(session: Actor): boolean {
  return isRecent(sessionOf(session).signedInAt, realNow())
}

/** Where to send someone who has to sign in first, or again. */
export function signInPath(returnTo: string): string {
  return `/sign-in?return_to=${encodeURIComponent(returnTo)}`
}

export async function showSignIn(
  ctx: ReadContext,
  session: Actor | null,
  query: URLSearchParams,
  hasMailbox: boolean,
): Promise<PageAnswer> {
  const returnTo = returnPathFrom(query.get('return_to') ?? undefined)
  const isFromTerminal = query.get('from') === 'terminal'
  // To continue as someone else.
  if (query.has('switch')) return { status: 200, page: askForEmail({ returnTo, hasMailbox, isAgain: false }) }
  const recent = session !== null && isRecentlySignedIn(session)
  if (recent && returnTo !== null) return { redirect: returnTo }
  if (session && returnTo === null) {
    const { display_name, email } = await findUser(ctx, session.userId)
    return { status: 200, page: signedIn({ name: display_name, email, isRecent: recent }) }
  }
  return { status: 200, page: askForEmail({ returnTo, hasMailbox, isAgain: session !== null, isFromTerminal }) }
}

export async function mailCode(
  write: Write,
  { form, browser, hasMailbox }: { form: Form; browser: Browser; hasMailbox: boolean },
  publicUrl: string,
): Promise<PageAnswer> {
  const returnTo = returnPathFrom(form.return_to)
  const email = (form.email ?? '').trim()
  const mail = { email, ...(returnTo !== null && { return_to: returnTo }) }
  if (issuesOf(mail).length > 0) {
    return {
      status: 422,
      page: askForEmail({ returnTo, hasMailbox, isAgain: false, problem: 'Enter an email address.' }),
    }
  }
  const { attempt } = await write((ctx) => sendSignInMail(ctx, mail, browser, publicUrl))
  return { status: 200, page: askForCode({ returnTo, hasMailbox, email, attempt }) }
}

/** Signs in with an emailed link or code; asks for a name if the address is new. */
export async function useProof(
  write: Write,
  { form, browser, hasMailbox }: { form: Form; browser: Browser; hasMailbox: boolean },
): Promise<PageAnswer> {
  const { token, attempt, code, display_name, kind } = form
  const proof = token
    ? { token: token.slice(0, 200) }
    : { attempt: attempt ?? '', code: (code ?? '').trim().slice(0, 20) }
  const name = lineFrom(display_name ?? '', 100)
  const person = name === null ? {} : ({ display_name: name, kind: kind === 'organization' ? kind : 'person' } as const)
  try {
    const result = await write((ctx) => signIn(ctx, { ...proof, ...person }, browser))
    if (result instanceof Refusal) throw result
    return { redirect: result.answer.return_to ?? '/', sessionSecret: result.secret }
  } catch (error) {
    if (!isUserError(error)) throw error
    const isNew = error.issues.some(({ path }) => path === 'display_name')
    if (isNew) return { status: 422, page: askForName(form, null) }
    const returnTo = returnPathFrom(form.return_to)
    const problem = token && form.from === 'terminal' ? spentOperatorLink() : error.message
    if (token || !form.email)
      return { status: 401, page: askForEmail({ returnTo, hasMailbox, isAgain: false, problem }) }
    return {
      status: 401,
      page: askForCode({ returnTo, hasMailbox, email: form.email, attempt: attempt ?? '', problem }),
    }
  }
}

export async function signOut(write: Write, session: Actor | null): Promise<PageAnswer> {
  if (session) await write((ctx) => endOwnSession(ctx, session))
  return { redirect: '/sign-in', sessionSecret: null }
}

/** For an operator who looks around as a demo user: goes back to being the operator. */
export async function leaveDemo(write: Write, session: Actor | null, browser: Browser): Promise<PageAnswer> {
  if (!session) throw notFound()
  const { secret } = await write((ctx) => leaveDemoSession(ctx, session, browser))
  return { redirect: '/', sessionSecret: secret }
}

/** The account that will get the address: the one that’s signed in, which must also be the one that requested it. */
export async function showConfirmAddress(ctx: ReadContext, session: Actor | null): Promise<PageAnswer> {
  return { status: 200, page: confirmAddress(session && (await findUser(ctx, session.userId)), null) }
}

export async function useAddressProof(
  ctx: ReadContext,
  write: Write,
  session: Actor | null,
  form: Form,
): Promise<PageAnswer> {
  if (!session) return { status: 401, page: confirmAddress(null, null) }
  if (session.suspension) {
    throw forbidden(
      'user_suspended',
      'Your account is suspended, so you can’t change your address.',
      session.suspension,
    )
  }
  try {
    await write((writing) => confirmEmail(writing, session, { token: (form.token ?? '').slice(0, 200) }))
    return { status: 200, page: addressConfirmed() }
  } catch (error) {
    if (!isUserError(error)) throw error
    const isOther = error.issues.some(({ code }) => code === 'not_yours')
    const problem = isOther ? OTHER_ACCOUNT : error.message
    return { status: isOther ? 403 : 401, page: confirmAddress(await findUser(ctx, session.userId), problem) }
  }
}

const OTHER_ACCOUNT =
  'This link is for another account. Sign in to the account named in the email, then open the link again.'

// An overloaded service, for example, is not the fault of what was typed.
function isUserError(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code !== 'INTERNAL_ERROR'
}

// The same check as in the API.
const issuesOf = validatorOf(SignInMail)
