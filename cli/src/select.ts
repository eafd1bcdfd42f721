import { InvalidArgumentError } from 'commander'

type Step = { kind: 'field'; name: string } | { kind: 'index'; index: number } | { kind: 'each' }

/**
 * Picks values out of JSON. `title` and `reputation.rating_average` name fields, `milestones[0]` an element, `milestones[].id`
 * a field of every element; commas separate several paths. Returns one line of values for each match.
 */
export function select(expression: string, value: unknown): unknown[][] {
  const columns = expression.split(',').map((path) => valuesAt(parsePath(path.trim()), value))
  const rowCount = Math.max(...columns.map((column) => column.length))
  // A path with one match, such as the id of the whole, is repeated on every line of the others.
  return Array.from({ length: rowCount }, (_, row) =>
    columns.map((column) => (column.length === 1 ? column[0] : column[row])),
  )
}

/** Refuses what is not a selection before anything is sent. */
export function requireSelection(expression: string): string {
  for (const path of expression.split(',')) parsePath(path.trim())
  return expression
}

/** A selected value as text: strings as they are, everything else as JSON. */
export function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parsePath(path: string): Step[] {
  const steps: Step[] = []
  let rest = path.replace(/^\./, '')
  while (rest !== '') {
    const match = /^(?:\.?([A-Za-z_][\w-]*)|\[(\d+)\]|(\[\]))/.exec(rest)
    if (!match) throw new InvalidArgumentError('Use a format like id, terms.rate_cents, milestones[0].id or data[].id.')
    const [whole, name, index] = match
    if (name !== undefined) steps.push({ kind: 'field', name })
    else steps.push(index === undefined ? { kind: 'each' } : { kind: 'index', index: Number(index) })
    rest = rest.slice(whole.length)
  }
  return steps
}

function valuesAt([step, ...rest]: Step[], value: unknown): unknown[] {
  if (step === undefined) return [value]
  if (step.kind === 'each') return Array.isArray(value) ? value.flatMap((each) => valuesAt(rest, each)) : []
  const key = step.kind === 'field' ? step.name : step.index
  const isPresent = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
  return isPresent ? valuesAt(rest, (value as Record<string | number, unknown>)[key]) : [undefined]
}
