import { acceptTerms, findAcceptance, findCurrentTerms, findTermsVersion } from '../../people/terms-of-use/service.ts'
import type { PageVisit, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import type { PageAnswer } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/domain.ts'
import { shown } from './service.ts'
import { termsPage } from './terms-page.ts'

interface TermsVisit extends PageVisit {
  session: Actor | null
}

interface TermsForm {
  form: Partial<Record<string, string>>
  session: Actor | null
  write: <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>
}

/** The terms that count now, which may be a page elsewhere. */
export async function showTerms(visit: TermsVisit): Promise<PageAnswer> {
  const { inForce, planned } = await visit.read((ctx) => findCurrentTerms(ctx))
  const current = inForce ?? planned
  if (!current) throw notFound()
  return current.external_url === null ? showVersion(visit, current.version) : { redirect: current.external_url }
}

/** One version, where people who are signed in can accept it. */
export async function showTermsVersion(visit: TermsVisit): Promise<PageAnswer> {
  return showVersion(visit, versionFrom(visit.params.version))
}

export async function acceptOnPage({ form, session, write }: TermsForm): Promise<PageAnswer> {
  const version = versionFrom(form.terms_version)
  const path = `/terms/${version}`
  if (!session) return { redirect: signInPath(path) }
  await write((ctx) => acceptTerms(ctx, session, { terms_version: version }))
  return { redirect: path }
}

function showVersion({ site, session, read }: TermsVisit, version: number): Promise<PageAnswer> {
  return read(async (ctx) => {
    const [terms, acceptedAt] = await Promise.all([
      findTermsVersion(ctx, version),
      session && findAcceptance(ctx, session.userId, version),
    ])
    if (!terms) throw notFound()
    return shown(termsPage(site, terms, { isSignedIn: session !== null, acceptedAt }))
  })
}

function versionFrom(text: string | undefined): number {
  if (!/^[1-9]\d{0,5}$/.test(text ?? '')) throw notFound()
  return Number(text)
}
