/**
 * A statement: pieces of text with values between them. They're joined only when the statement is sent, so that statements can be
 * nested without renumbering their parameters.
 */
export class Sql {
  readonly texts: readonly string[]
  readonly values: unknown[]
  /** False if the server should plan the statement for its actual values each time. */
  readonly isPrepared: boolean

  constructor(texts: readonly string[], values: unknown[], isPrepared = true) {
    this.texts = texts
    this.values = values
    this.isPrepared = isPrepared
  }

  get text(): string {
    let text = this.texts[0] ?? ''
    for (let index = 1; index < this.texts.length; index++) text += `$${index}${this.texts[index]}`
    return text
  }
}

/**
 * Builds a statement from a template: plain values become parameters, and nested statements become part of the text. Values never
 * enter the text, so there's nothing to escape.
 */
export function sql(strings: TemplateStringsArray, ...inputs: unknown[]): Sql {
  const texts = [strings[0] ?? '']
  const values: unknown[] = []
  for (const [index, input] of inputs.entries()) {
    const following = strings[index + 1] ?? ''
    // Checked by class, not by shape, because JSON from a caller must never be mistaken for a statement.
    if (input instanceof Sql) {
      const [first = '', ...rest] = input.texts
      texts[texts.length - 1] += first
      texts.push(...rest)
      texts[texts.length - 1] += following
      values.push(...input.values)
    } else {
      texts.push(following)
      values.push(input)
    }
  }
  return new Sql(texts, values)
}

/** The same statement, planned for its actual values. Worth it when the best plan depends on them. */
export function plannedEachTime({ texts, values }: Sql): Sql {
  return new Sql(texts, values, false)
}

/** The conditions joined by `and`; `true` if there are none. */
export function allOf(conditions: readonly Sql[]): Sql {
  const [first = sql`true`, ...rest] = conditions
  return rest.reduce((joined, condition) => sql`${joined} and ${condition}`, first)
}
