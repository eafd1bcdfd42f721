import { expect } from 'vitest'

/** Checks every case and then fails once, listing everything that's wrong. */
export async function checkAll<T>(
  cases: Iterable<readonly [name: string, one: T]>,
  check: (one: T, name: string) => unknown,
  { atOnce = 1 } = {},
): Promise<void> {
  const all = [...cases]
  expect(all).not.toEqual([])
  const violations: string[] = []
  let next = 0
  const work = async () => {
    for (let one = all[next++]; one !== undefined; one = all[next++]) {
      const [name, value] = one
      try {
        await check(value, name)
      } catch (error) {
        violations.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(violations.sort()).toEqual([])
}
