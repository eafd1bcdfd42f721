import { validationFailed } from './errors.ts'

/** Which of two fields the body has, and its value. Refuses a body with both or neither. */
export function requireOneOf<First extends string, Second extends string>(
  body: { [name in First | Second]?: string },
  first: First,
  second: Second,
): [First | Second, string] {
  const [one, other] = [body[first], body[second]]
  if (one !== undefined && other !== undefined) {
    const message = `can’t be combined with ${first}`
    throw validationFailed([{ path: second, code: 'not_allowed', message, details: { allowed: [] } }])
  }
  if (one !== undefined) return [first, one]
  if (other !== undefined) return [second, other]
  const details = { types: ['string'], alternatives: [second] }
  throw validationFailed([{ path: first, code: 'required', message: `is required unless ${second} is given`, details }])
}
