import { confirmEmail } from '../../people/sessions/address-service.ts'
import { returnPathFrom } from '../../people/sessions/domain.ts'
import { SignInMail } from '../../people/sessions/schema.ts'
import { endOwnSession, leaveDemoSession } from '../../people/sessions/service.ts'
import { sendSignInMail, signIn } from '../../people/sessions/sign-in-service.ts'
import { findUser } from '../../people/users/service.ts'
import type { PageVisit, ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, sessionOf } from '../../platform/kernel/actor.ts'
import type { Browser } from '../../platform/kernel/browser.ts'
import { notFound, Refusal } from '../../platform/kernel/errors.ts'
import { lineFrom } from '../../platform/kernel/one-line.ts'
import { problemText } from '../../platform/kernel/problem-text.ts'
import { isRecent } from '../../platform/kernel/recent-sign-in.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { termsInForce } from '../../platform/kernel/terms-of-use.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { type PageAnswer, PageProblem } from '../../platform/kernel/web-page.ts'
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

interface Visit {
  site: Site
  session: Actor | null
}

interface SubmittedForm extends Visit {
  form: Partial<Record<string, string>>
  browser: Browser
  write: <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>
}

/** Whether a person has signed in recently enough to connect an app. */
export function isRecentlySignedIn(session: Actor): boolean {
  return isRecent(sessionOf(session).signedInAt, realNow())
}

export async function showSignIn(
  ctx: ReadContext,
  { site, session, query }: Visit & Pick<PageVisit, 'query'>,
  hasMailbox: boolean,
): Promise<PageAnswer> {
  const returnTo = returnPathFrom(query.get('return_to') ?? undefined)
  const isFromTerminal = query.get('from') === 'terminal'
  if (query.has('switch')) {
    return { status: 200, page: askForEmail(site, { returnTo, hasMailbox, isAgain: false, isSwitch: true }) }
  }
  const recent = session !== null && isRecentlySignedIn(session)
  if (recent && returnTo !== null) return { redirect: returnTo }
  if (session && returnTo === null) {
    const { display_name, email } = await findUser(ctx, session.userId)
    return { status: 200, page: signedIn(site, { name: display_name, email, isRecent: recent }) }
  }
  const isAgain = session !== null
  return { status: 200, page: askForEmail(site, { returnTo, hasMailbox, isAgain, isFromTerminal }) }
}

export async function mailCode(
  { site, form, browser, write }: SubmittedForm,
  hasMailbox: boolean,
): Promise<PageAnswer> {
  const returnTo = returnPathFrom(form.return_to)
  const email = (form.email ?? '').trim()
  const mail = { email, ...(returnTo !== null && { return_to: returnTo }) }
  if (issuesOf(mail).length > 0) {
    const problem = site.words.signIn.enterEmail
    return { status: 422, page: askForEmail(site, { returnTo, hasMailbox, isAgain: false, problem }) }
  }
  const { attempt } = await write((ctx) => sendSignInMail(ctx, mail, browser, site.publicUrl, site.language))
  return { status: 200, page: askForCode(site, { returnTo, hasMailbox, email, attempt }) }
}

/** Signs in with an emailed link or code; asks for a name if the address is new. */
export async function useProof(
  { site, form, browser, write }: SubmittedForm,
  hasMailbox: boolean,
): Promise<PageAnswer> {
  const { token, attempt, code, display_name, kind, terms_version } = form
  const proof = token
    ? { token: token.slice(0, 200) }
    : { attempt: attempt ?? '', code: (code ?? '').trim().slice(0, 20) }
  const name = lineFrom(display_name ?? '', 100)
  const accepted = /^\d{1,6}$/.test(terms_version ?? '') ? { terms_version: Number(terms_version) } : {}
  const person =
    name === null ? {} : ({ display_name: name, kind: kind === 'organization' ? kind : 'person', ...accepted } as const)
  try {
    const result = await write((ctx) => signIn(ctx, { ...proof, ...person }, browser))
    if (result instanceof Refusal) throw result
    return { redirect: result.answer.return_to ?? '/', sessionSecret: result.secret }
  } catch (error) {
    if (!isUserError(error)) throw error
    const isNew = error.issues.some(({ path }) => path === 'display_name')
    if (isNew) {
      const terms = termsInForce(site.terms, realNow())
      return { status: 422, page: askForName(site, form, terms?.version ?? null) }
    }
    const returnTo = returnPathFrom(form.return_to)
    const problem = token && form.from === 'terminal' ? spentOperatorLink(site) : problemText(site, error)
    if (token || !form.email)
      return { status: 401, page: askForEmail(site, { returnTo, hasMailbox, isAgain: false, problem }) }
    const sent = { email: form.email, attempt: attempt ?? '' }
    return { status: 401, page: askForCode(site, { returnTo, hasMailbox, ...sent, problem }) }
  }
}

export async function signOut({ write, session }: Pick<SubmittedForm, 'write' | 'session'>): Promise<PageAnswer> {
  if (session) await write((ctx) => endOwnSession(ctx, session))
  return { redirect: '/sign-in', sessionSecret: null }
}

/** For an operator who looks around as a demo user: goes back to being the operator. */
export async function leaveDemo({
  write,
  session,
  browser,
}: Pick<SubmittedForm, 'write' | 'session' | 'browser'>): Promise<PageAnswer> {
  if (!session) throw notFound()
  const { secret } = await write((ctx) => leaveDemoSession(ctx, session, browser))
  return { redirect: '/', sessionSecret: secret }
}

/** The account that will get the address: the one that’s signed in, which must also be the one that requested it. */
export async function showConfirmAddress(ctx: ReadContext, { site, session }: Visit): Promise<PageAnswer> {
  return { status: 200, page: confirmAddress(site, session && (await findUser(ctx, session.userId)), null) }
}

export async function useAddressProof(
  ctx: ReadContext,
  { site, session, form, write }: SubmittedForm,
): Promise<PageAnswer> {
  const { address } = site.words.signIn
  if (!session) return { status: 401, page: confirmAddress(site, null, null) }
  if (session.suspension) throw new PageProblem(403, address.suspended)
  try {
    await write((writing) => confirmEmail(writing, session, { token: (form.token ?? '').slice(0, 200) }))
    return { status: 200, page: addressConfirmed(site) }
  } catch (error) {
    if (!isUserError(error)) throw error
    const isOther = error.issues.some(({ code }) => code === 'not_yours')
    const problem = isOther ? address.otherAccount : problemText(site, error)
    return { status: isOther ? 403 : 401, page: confirmAddress(site, await findUser(ctx, session.userId), problem) }
  }
}

// An overloaded service, for example, is not the fault of what was typed.
function isUserError(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code !== 'INTERNAL_ERROR'
}

// The same check as in the API.
const issuesOf = validatorOf(SignInMail)
