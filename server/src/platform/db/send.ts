import type pg from 'pg'
import type { Sql } from './sql.ts'

export interface Answer<Row> {
  rows: Row[]
  /** The server's command tag, such as `COMMIT`. */
  command: string
}

/** Sends one statement over a connection. A named statement is parsed once per connection. */
export function sendOn<Row>(client: pg.ClientBase, statement: Sql): Promise<Answer<Row>> {
  const { text, values } = statement
  const query = statement.isPrepared ? { name: nameOf(text), text, values } : { text, values }
  return client.query(query) as unknown as Promise<Answer<Row>>
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const existing = names.get(text)
  if (existing) return existing
  const name = `q${names.size + 1}`
  names.set(text, name)
  return name
}
