import { expect, it } from 'vitest'
import type { Answer } from './support/client.ts'
import { proofSeed, times } from './support/proof.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

// Random categories, definitions, gigs, changes of all, and filters, compared with a model that keeps everything ever stored.

const STEPS = times(250, 3_000)
const random = new Random(proofSeed())
const world = await createWorld()
const { operator } = world
const owner = await world.newUser()

interface Option {
  key: string
  names: object
  retired: boolean
}

interface Category extends Option {
  children: Option[]
}

interface Definition {
  key: string
  type: string
  names: object
  retired: boolean
  required: boolean
  filterable: boolean
  on_cards: boolean
  minimum: number | null
  maximum: number | null
  max_length: number | null
  options: Option[]
}

type Values = Record<string, unknown>

let definitions: Definition[] = []
let categories: Category[] = []
/** Everything stored, including the values of retired fields. */
const stored = new Map<string, Values>()
/** The category of each gig. */
const placed = new Map<string, string | null>()
const outcomes = new Map<string, number>()

it('keeps what was stored through all changes of definitions, and never fails', async () => {
  for (let step = 0; step < STEPS; step++) {
    const act =
      random.weigh([define, post, change, filter], (one) => (one === post || one === change ? 3 : 2)) ?? define
    await act()
  }
  for (const outcome of [
    'defined',
    'not defined',
    'in use',
    'posted',
    'not posted',
    'changed',
    'filtered',
    'not filtered',
    'not in a category',
  ]) {
    expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0)
  }
  definitions = definitions.map((definition) => ({ ...definition, retired: false }))
  const restored = await operator.patch('/operator/trade', { gig_fields: definitions.map(given) })
  expect(restored.status, restored.text).toBe(200)
  await expectKept([...stored.keys()])
})

async function expectKept(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { category, fields } = (await owner.get(`/gigs/${id}`)).body
    expect({ category, fields }, id).toEqual({ category: placed.get(id), fields: shown(stored.get(id) ?? {}) })
  }
}

function note(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}

async function define(): Promise<void> {
  const next = random.chance(0.3) ? definitions : mutated(definitions)
  const nextCategories = random.chance(0.5) ? categories : mutatedCategories()
  const answer = await operator.patch('/operator/trade', {
    categories: nextCategories,
    gig_fields: next.map(given),
    profile_fields: [],
  })
  const narrowed = [...narrowings(definitions, next), ...removals(nextCategories)]
  if (answer.status === 409) {
    note('in use')
    const counts = answer.body.error.issues.map(({ details }: { details: { count: number } }) => details.count)
    expect(counts.toSorted()).toEqual(narrowed.filter((count) => count > 0).toSorted())
    return
  }
  note(answer.status === 200 ? 'defined' : 'not defined')
  if (answer.status !== 200) return void expect(answer.status, answer.text).toBe(422)
  expect(narrowed.filter((count) => count > 0)).toEqual([])
  definitions = next
  categories = nextCategories
  await expectKept(random.shuffle([...stored.keys()]).slice(0, 30))
}

// Clients may leave out what doesn't apply.
function given({ options, minimum, maximum, max_length, ...definition }: Definition): object {
  return {
    ...definition,
    ...(options.length > 0 && { options }),
    ...(minimum !== null && { minimum }),
    ...(maximum !== null && { maximum }),
    ...(max_length !== null && { max_length }),
  }
}

function mutated(before: readonly Definition[]): Definition[] {
  const next = structuredClone(before) as Definition[]
  for (let count = random.between(1, 3); count > 0; count--) {
    const one = random.pick(next)
    if (!one || (next.length < 12 && random.chance(0.3))) {
      next.splice(random.between(0, next.length), 0, newDefinition())
      continue
    }
    const option = random.pick(one.options)
    const changes: (() => unknown)[] = [
      () => Object.assign(one, { names: { en: `Name ${random.between(1, 99)}`, fr: 'Nom' } }),
      () => Object.assign(one, { retired: !one.retired }),
      () => Object.assign(one, { required: random.chance(0.2) }),
      () => Object.assign(one, { filterable: !one.filterable }),
      () => Object.assign(one, { on_cards: !one.on_cards }),
      () => Object.assign(one, { maximum: random.pick([null, 10, 50, 100, 1_000]) ?? null }),
      () => Object.assign(one, { minimum: random.pick([null, -5, 0, 10]) ?? null }),
      () => Object.assign(one, { max_length: random.pick([null, 5, 20, 500]) ?? null }),
      () => one.options.push(newOption()),
      () => option && Object.assign(option, { retired: !option.retired }),
      () => option && Object.assign(option, { names: { en: `Option ${random.between(1, 99)}` } }),
      () => option && one.options.splice(one.options.indexOf(option), 1),
      () => next.splice(next.indexOf(one), 1),
      () => next.push(...next.splice(next.indexOf(one), 1)),
      () => Object.assign(one, { type: random.pick(TYPES) ?? 'text' }),
    ]
    random.pick(changes)?.()
  }
  return next
}

function mutatedCategories(): Category[] {
  const next = structuredClone(categories) as Category[]
  const one = random.pick(next)
  const child = one && random.pick(one.children)
  const changes: (() => unknown)[] = [
    () => next.push({ ...optionNamed(random.pick(KEYS) ?? 'a'), children: [] }),
    () => one?.children.push(optionNamed(random.pick(KEYS) ?? 'a')),
    () => one && Object.assign(one, { retired: !one.retired }),
    () => child && Object.assign(child, { retired: !child.retired }),
    () => one && Object.assign(one, { names: { en: `Category ${random.between(1, 99)}`, es: 'Categoría' } }),
    () => one && next.push(...next.splice(next.indexOf(one), 1)),
    () => one && child && one.children.splice(one.children.indexOf(child), 1),
    () => one && next.splice(next.indexOf(one), 1),
  ]
  random.pick(one ? changes : changes.slice(0, 1))?.()
  return next
}

function keysIn(of: readonly Category[]): string[] {
  return of.flatMap(({ key, children }) => [key, ...children.map((child) => child.key)])
}

/** How many gigs are in each category that isn't among the next ones. */
function removals(next: readonly Category[]): number[] {
  const removed = keysIn(categories).filter((key) => !keysIn(next).includes(key))
  return removed.map((key) => [...placed.values()].filter((category) => category === key).length)
}

/** The categories that a gig can be in now. */
function offered(): string[] {
  const inUse = <Item extends { retired: boolean }>(items: readonly Item[]) => items.filter(({ retired }) => !retired)
  return keysIn(inUse(categories).map((category) => ({ ...category, children: inUse(category.children) })))
}

const TYPES = ['text', 'number', 'choice', 'choices', 'boolean', 'date']
// Includes names that every object has.
const KEYS = ['constructor', 'valueof', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n']
const OPTIONS = ['one', 'two', 'three', 'four', 'constructor']

function newDefinition(): Definition {
  const type = random.pick(TYPES) ?? 'text'
  const isChoice = type === 'choice' || type === 'choices'
  return {
    key: random.pick(KEYS) ?? 'a',
    type,
    names: { en: 'New', de: 'Neu' },
    retired: false,
    required: random.chance(0.1),
    filterable: type !== 'text' && random.chance(0.7),
    on_cards: random.chance(0.5),
    minimum: null,
    maximum: null,
    max_length: null,
    options: isChoice ? random.shuffle(OPTIONS).slice(0, 3).map(optionNamed) : [],
  }
}

function newOption(): Option {
  return optionNamed(random.pick(OPTIONS) ?? 'one')
}

function optionNamed(key: string): Option {
  return { key, names: { en: `Option ${key}` }, retired: false }
}

/** How many gigs have what a change excludes, for each exclusion. */
function narrowings(before: readonly Definition[], after: readonly Definition[]): number[] {
  const countOf = (excludes: (values: Values) => boolean) => [...stored.values()].filter(excludes).length
  return before.flatMap((old) => {
    const now = after.find(({ key }) => key === old.key)
    const has = (values: Values) => Object.hasOwn(values, old.key)
    if (!now) return [countOf(has)]
    const removed = old.options.filter(({ key }) => !now.options.some((option) => option.key === key))
    const { minimum, maximum, max_length } = now
    const numberOf = (values: Values) => values[old.key] as number
    return [
      ...removed.map(({ key }) => countOf((values) => has(values) && [values[old.key]].flat().includes(key))),
      countOf((values) => minimum !== null && typeof values[old.key] === 'number' && numberOf(values) < minimum),
      countOf((values) => maximum !== null && typeof values[old.key] === 'number' && numberOf(values) > maximum),
      countOf(
        (values) =>
          max_length !== null && has(values) && old.type === 'text' && [...String(values[old.key])].length > max_length,
      ),
    ]
  })
}

async function post(): Promise<void> {
  const fields = someValues()
  const category = random.pick([null, null, random.pick(KEYS) ?? 'a', ...offered()]) ?? null
  const body = { title: 'A gig', description: 'x', rate_type: 'fixed', fields, ...(category && { category }) }
  const answer = await owner.post('/gigs', body)
  const isPossible = category === null || categories.length === 0 || offered().includes(category)
  note(answer.status === 201 ? 'posted' : isPossible ? 'not posted' : 'not in a category')
  if (answer.status !== 201) return expectExplained(answer, isPossible ? /^fields\./ : /^category$|^fields\./)
  expect(isPossible).toBe(true)
  stored.set(answer.body.id, mergedWith({}, fields))
  placed.set(answer.body.id, category)
  expect(answer.body.fields).toEqual(shown(mergedWith({}, fields)))
}

async function change(): Promise<void> {
  const id = random.pick([...stored.keys()])
  if (id === undefined) return
  const before = stored.get(id) ?? {}
  const fields = random.chance(0.3) ? ((await owner.get(`/gigs/${id}`)).body.fields as Values) : someValues()
  const answer = await owner.patch(`/gigs/${id}`, { fields })
  note(answer.status === 200 ? 'changed' : 'not changed')
  if (answer.status !== 200) return expectExplained(answer)
  stored.set(id, mergedWith(before, fields))
  expect(answer.body.fields).toEqual(shown(mergedWith(before, fields)))
}

function expectExplained(answer: Answer, paths = /^fields\./): void {
  expect(answer.status, answer.text).toBe(422)
  for (const { path } of answer.body.error.issues) expect(path).toMatch(paths)
}

async function filter(): Promise<void> {
  const one = random.pick(definitions)
  if (!one) return
  const isRange = one.type === 'number' || one.type === 'date'
  const limit = random.pick(['min', 'max'] as const) ?? 'min'
  const value = isRange ? someValue({ ...one, type: one.type }) : someValue(one)
  const name = `fields[${one.key}${isRange ? `.${limit}` : ''}]`
  const answer = await owner.get(`/gigs?limit=100&count=true&${name}=${encodeURIComponent(String(value))}`)
  note(answer.status === 200 ? 'filtered' : 'not filtered')
  if (answer.status !== 200) return expectExplained(answer)
  const wanted = String(value).split(',')
  const matching = [...stored].filter(([, values]) => {
    if (!Object.hasOwn(values, one.key)) return false
    const own = values[one.key] as never
    const limitValue = (one.type === 'number' ? Number(value) : value) as never
    if (isRange) return limit === 'min' ? own >= limitValue : own <= limitValue
    return [own].flat().some((item) => wanted.includes(String(item)))
  })
  expect(answer.body.count).toBe(matching.length)
}

function shown(values: Values): Values {
  const inUse = new Set(definitions.filter(({ retired }) => !retired).map(({ key }) => key))
  return Object.fromEntries(Object.entries(values).filter(([key]) => inUse.has(key)))
}

function mergedWith(before: Values, changes: Values): Values {
  const entries = Object.entries({ ...before, ...changes })
  return Object.fromEntries(
    entries.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

/** Mostly values that fit their fields. */
function someValues(): Values {
  const chosen = definitions.filter(({ retired, required }) => required || random.chance(retired ? 0.02 : 0.4))
  const entries = chosen.map((one) => [one.key, random.chance(0.1) ? null : someValue(one)])
  const extra = random.chance(0.05) ? { [random.pick(KEYS) ?? 'a']: random.pick(STRANGE) } : {}
  return { ...Object.fromEntries(entries), ...extra }
}

const STRANGE = [true, 'one', ['one'], 7, null, '2026-01-31', '', 1e300, [[]], 'x'.repeat(600), ['constructor']]

function someValue({ type, options }: Definition): unknown {
  if (random.chance(0.05)) return random.pick(STRANGE)
  const keys = options.map(({ key }) => key)
  switch (type) {
    case 'number':
      return random.pick([0, 3, 7.5, 20, 60, 900, -3])
    case 'choice':
      return random.pick(keys) ?? 'one'
    case 'choices':
      return random.shuffle(keys).slice(0, random.between(0, 3))
    case 'boolean':
      return random.chance(0.5)
    case 'date':
      return random.pick(['2026-01-31', '2026-02-29', '2027-12-01', '0001-01-01'])
    default:
      return random.pick(['word', 'several words', '2026-13-45', 'ünïcödé 🦑', 'a=b'])
  }
}
