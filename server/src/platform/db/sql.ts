/** A statement with its values. */
export class Sql {
  readonly shape: Shape
  readonly text: string
  readonly values: unknown[]
  /** Makes the server prepare it once per connection. Absent: planned anew each time, for the values it has then. */
  readonly name: string | undefined
  readonly kind: Kind
  /** What it is made of, when it adds one row. */
  readonly addition: Addition | undefined
  /** The column whose values are left as the bytes of their texts. */
  readonly bytesOf: string | undefined

  constructor(shape: Shape, values: unknown[], { kind = 'shared plan', addition, bytesOf }: Extras = NO_EXTRAS) {
    this.shape = shape
    this.text = shape.text
    this.values = values
    this.name = kind === 'own plan' ? undefined : shape.name
    this.kind = kind
    this.addition = addition
    this.bytesOf = bytesOf
  }
}

interface Extras {
  kind?: Kind
  addition?: Addition
  bytesOf?: string | undefined
}

const NO_EXTRAS: Extras = {}

/** Which plan it runs with; a lookup, by keys and in next to no time, is not to wait behind others. */
type Kind = 'lookup' | 'shared plan' | 'own plan'

/** `insert into t (a, b)`, `(1, 2)`, and `on conflict do nothing`. */
interface Addition {
  into: Sql
  row: Sql
  end: Sql
}

/** A statement without its values: one for each text. */
interface Shape {
  readonly text: string
  readonly name: string
}

/**
 * Builds a statement from a template: plain values become parameters, nested statements become part of the text.
 * Values never enter the text, so there is nothing to escape.
 */
export function sql(strings: TemplateStringsArray, ...inputs: unknown[]): Sql {
  let step = firstStepOf(strings)
  const values: unknown[] = []
  for (const input of inputs) {
    if (isSql(input)) {
      step = step.withStatement(input.shape)
      for (const value of input.values) values.push(value)
    } else {
      step = step.withValue()
      values.push(input)
    }
  }
  step.shape ??= newShape(strings, inputs)
  return new Sql(step.shape, values)
}

/**
 * One of a few values, which the code itself lists, as part of the text: what is the same in nearly every statement need not
 * be sent and read with each. Every one makes a statement that the server keeps.
 */
export function constant(value: string): Sql {
  const known = constants.get(value)
  if (known) return known
  if (/['\\$\0]/.test(value)) throw new Error('Only plain text can be part of a statement.')
  const literal = new Sql(shapeOf(`'${value}'`), [])
  constants.set(value, literal)
  return literal
}

const constants = new Map<string, Sql>()

/** The same statement, planned for its very values: worth it where the best plan depends on them. */
export function plannedAnew(statement: Sql): Sql {
  return new Sql(statement.shape, statement.values, { kind: 'own plan', bytesOf: statement.bytesOf })
}

/** The same statement, which finds rows by their keys. */
export function asLookup(statement: Sql): Sql {
  return new Sql(statement.shape, statement.values, { kind: 'lookup', bytesOf: statement.bytesOf })
}

/** The same statement, with one column left as bytes, for what is only passed on. */
export function withBytesOf(column: string, { shape, values, kind }: Sql): Sql {
  return new Sql(shape, values, { kind, bytesOf: column })
}

/**
 * Adds one row, in a way that can be joined with others that add theirs to the same table, whatever else is sent between:
 * nothing that is sent in the same transaction may depend on it. What is asked for may, unless the transaction is shared.
 */
export function adding(into: Sql, row: Sql, end: Sql = sql``): Sql {
  const { shape, values } = addingAll({ into, row, end })
  return new Sql(shape, values, { addition: { into, row, end } })
}

/** Fewer statements with the same effect, as long as their order does not matter: rows for one table are added together. */
export function joinAdditions(statements: readonly Sql[]): Sql[] {
  const alike = new Map<Shape | Sql, Sql[]>()
  for (const statement of statements) {
    const key = statement.addition ? statement.shape : statement
    const others = alike.get(key)
    if (others) others.push(statement)
    else alike.set(key, [statement])
  }
  return [...alike.values()].flatMap(joinAlike)
}

// By twos, fours, eights and so on: statements of every length would each have to be prepared. Up to a bound, since a
// statement cannot have any number of values.
function joinAlike(statements: readonly Sql[]): Sql[] {
  const [first] = statements
  if (!first?.addition || statements.length === 1) return [...statements]
  const count = Math.min(2 ** Math.floor(Math.log2(statements.length)), JOINED_MAX)
  const rows = statements.slice(0, count).flatMap(({ addition }) => addition?.row ?? [])
  return [addingAll({ ...first.addition, row: listOf(rows) }), ...joinAlike(statements.slice(count))]
}

const JOINED_MAX = 64

function addingAll({ into, row, end }: Addition): Sql {
  return sql`${into} values ${row} ${end}`
}

function listOf(rows: readonly Sql[]): Sql {
  const [only = sql``] = rows
  if (rows.length === 1) return only
  const half = rows.length / 2
  return sql`${listOf(rows.slice(0, half))}, ${listOf(rows.slice(half))}`
}

/** Conditions joined by `and`; `true` when there are none. */
export function allOf(conditions: readonly Sql[]): Sql {
  const [first = sql`true`, ...rest] = conditions
  return rest.reduce((joined, condition) => sql`${joined} and ${condition}`, first)
}

/**
 * A call site yields the same text whenever the same is nested in it, so each text is put together once, and found again by
 * going from input to input.
 */
class Step {
  /** That of the whole, behind the last input. */
  shape: Shape | undefined
  #withValue: Step | undefined
  #withStatement: Map<Shape, Step> | undefined

  withValue(): Step {
    this.#withValue ??= new Step()
    return this.#withValue
  }

  withStatement(shape: Shape): Step {
    this.#withStatement ??= new Map()
    const known = this.#withStatement.get(shape)
    if (known) return known
    const step = new Step()
    this.#withStatement.set(shape, step)
    return step
  }
}

const firstSteps = new WeakMap<TemplateStringsArray, Step>()
const shapes = new Map<string, Shape>()

function firstStepOf(strings: TemplateStringsArray): Step {
  const known = firstSteps.get(strings)
  if (known) return known
  const step = new Step()
  firstSteps.set(strings, step)
  return step
}

function newShape(strings: TemplateStringsArray, inputs: readonly unknown[]): Shape {
  let text = strings[0] ?? ''
  let count = 0
  inputs.forEach((input, index) => {
    if (isSql(input)) {
      text += input.text.replace(/\$(\d+)/g, (_, position) => `$${Number(position) + count}`)
      count += input.values.length
    } else {
      text += `$${++count}`
    }
    text += strings[index + 1]
  })
  return shapeOf(text)
}

function shapeOf(text: string): Shape {
  const known = shapes.get(text)
  if (known) return known
  const shape = { text, name: `q${shapes.size + 1}` }
  shapes.set(text, shape)
  return shape
}

// By its class, not by its looks: a caller's JSON must never pass for a statement.
function isSql(input: unknown): input is Sql {
  return input instanceof Sql
}
