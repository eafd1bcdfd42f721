/** A statement with its values. Its name makes the server prepare it once per connection. */
export class Sql {
  readonly text: string
  readonly values: readonly unknown[]
  /** Absent: planned anew each time, for the values it has then. */
  readonly name: string | undefined

  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    this.text = text
    this.values = values
    this.name = name
  }
}

/**
 * Builds a statement from a template: plain values become parameters, nested statements become part of the text.
 * Values never enter the text, so there is nothing to escape.
 */
export function sql(strings: TemplateStringsArray, ...inputs: readonly unknown[]): Sql {
  const known = plainTemplates.get(strings)
  if (known && !inputs.some(isSql)) return new Sql(known.text, inputs, known.name)

  const values: unknown[] = []
  let text = strings[0] ?? ''
  let nested = false
  inputs.forEach((input, index) => {
    if (isSql(input)) {
      nested = true
      text += input.text.replace(/\$(\d+)/g, (_, position) => `$${Number(position) + values.length}`)
      values.push(...input.values)
    } else {
      values.push(input)
      text += `$${values.length}`
    }
    text += strings[index + 1]
  })
  const name = nameOf(text)
  if (!nested) plainTemplates.set(strings, { text, name })
  return new Sql(text, values, name)
}

/** The same statement, planned for its very values: worth it where the best plan depends on them. */
export function plannedAnew(statement: Sql): Sql {
  return new Sql(statement.text, statement.values, undefined)
}

/** Conditions joined by `and`; `true` when there are none. */
export function allOf(conditions: readonly Sql[]): Sql {
  const [first = sql`true`, ...rest] = conditions
  return rest.reduce((joined, condition) => sql`${joined} and ${condition}`, first)
}

// A template without nested statements always yields the same text, so the call site itself is the cache key.
const plainTemplates = new WeakMap<TemplateStringsArray, { text: string; name: string }>()
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `q${names.size + 1}`
  names.set(text, name)
  return name
}

// By its class, not by its looks: a caller's JSON must never pass for a statement.
function isSql(input: unknown): input is Sql {
  return input instanceof Sql
}
