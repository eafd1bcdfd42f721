import type { Operation } from './operations.ts'
import type { Row } from './present.ts'

/** What a table shows of a summary: the first of these that it has. */
const names = ['display_name', 'title', 'gig_title', 'name']
/** Summaries without a name. */
const unnamed = new Set(['application', 'negotiation'])
const columnNames: Readonly<Record<string, string>> = { from_user: 'from', hosted_agent: 'agent' }

/** What a list can expand that has a name. */
export function namedExpansions({ parameters }: Operation): string[] {
  const { values = [] } = parameters.find(({ name }) => name === 'expand') ?? {}
  return values.filter((value) => !unnamed.has(value))
}

/** The rows with the names of expanded people and titles of gigs as columns. What can't be read stays an id. */
export function withNames(rows: readonly Row[], expanded: readonly string[]): Row[] {
  return rows.map((row) => {
    const { ...shown } = row
    for (const name of expanded) {
      delete shown[name]
      const summary = row[name] as Row | null | undefined
      const named = names.map((each) => summary?.[each]).find((text) => typeof text === 'string')
      shown[columnNames[name] ?? name] = named ?? row[`${name}_id`] ?? null
    }
    return shown
  })
}
