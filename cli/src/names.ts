import type { Parley } from '@parley/sdk'
import type { Row } from './present.ts'

/** More would delay the list; the rest keeps its ids. */
const READS_MAX = 60
const AT_ONCE_MAX = 8
const people: Readonly<Record<string, string>> = {
  client_id: 'client',
  worker_id: 'worker',
  from_user_id: 'from',
  user_id: 'user',
}

/** Adds the titles of gigs and the names of people that rows have only ids of. What can't be read stays an id. */
export async function withNames(parley: Parley, rows: readonly Row[], signal: AbortSignal): Promise<Row[]> {
  const wanted = new Set(rows.flatMap((row) => Object.values(idsIn(row))))
  const unknown = [...wanted].filter((id) => !names.has(id))
  await readNames(parley, unknown.slice(0, READS_MAX), signal)
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(Object.entries(idsIn(row)).map(([column, id]) => [column, names.get(id) ?? id])),
  }))
}

/** Read once, however often a list is watched. */
const names = new Map<string, string>()

/** The ids to name, by the column of the name. */
function idsIn(row: Row): Record<string, string> {
  // The id of a person in a list of people.
  if (row.display_name !== undefined) return {}
  const columns = Object.entries(people).map(([field, column]) => [column, row[field]] as const)
  const found = [...columns, ['gig', row.title === undefined ? row.gig_id : undefined] as const]
  return Object.fromEntries(
    found.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && /^(usr|gig)_/.test(pair[1])),
  )
}

async function readNames(parley: Parley, ids: string[], signal: AbortSignal): Promise<void> {
  const read = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const name = await nameOf(parley, id, signal).catch(() => null)
      if (name !== null) names.set(id, name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, read))
  signal.throwIfAborted()
}

async function nameOf(parley: Parley, id: string, signal: AbortSignal): Promise<string> {
  const options = { signal, retriesMax: 0 }
  if (id.startsWith('gig_')) return (await parley.gigs.get(id, options)).title
  return (await parley.profiles.get(id, options)).display_name
}
