import { PROOF_MINUTES } from '../people/sessions/domain.ts'
import type { Started } from '../serve.ts'

/** A new operator key or sign-in link, for the terminal. */
export function secretLines({ operatorSecret, operatorLink }: Started): string[] {
  return [
    ...(operatorSecret ? [`  Operator key  ${operatorSecret}`, '                Shown only once. Keep it safe.'] : []),
    ...(operatorLink ? linkLines(operatorLink) : []),
  ]
}

export function linkLines(link: string): string[] {
  return [`  Sign in       ${link}`, `                Expires in ${PROOF_MINUTES} minutes and can be used only once.`]
}
