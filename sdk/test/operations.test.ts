import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import type { Answer, EventOf, Gig, OperationId, operations } from '../src/index.ts'
import { Parley, ParleyError } from '../src/index.ts'
import { answering, type Sent } from './support/answering.ts'

interface Documented {
  id: string
  method: string
  path: string
  parameters: string[]
  isKeyed: boolean
  description: string
}

const documented = readDocument()

it('has one method for every operation of the document, and nothing else that sends a request', async () => {
  const sent: Sent[] = []
  const parley = new Parley({
    baseUrl: 'https://parley.example',
    key: 'k',
    fetch: answering(sent, { body: { data: [] } }),
  })
  for (const method of methodsIn(parley)) await callFully(method)
  expect(sent.map(templateOf).sort()).toEqual(documented.map(({ method, path }) => `${method} ${path}`).sort())
})

it('reaches every operation by its id, and sends an Idempotency-Key with every write that takes one', async () => {
  const sent: Sent[] = []
  const parley = new Parley({ baseUrl: 'https://parley.example', key: 'k', fetch: answering(sent, { body: {} }) })
  for (const { id, parameters } of documented) {
    const params = Object.fromEntries(parameters.map((name) => [name, ID]))
    await (parley.request as (id: string, input: object) => Promise<unknown>)(id, { params })
  }
  expect(sent.map(templateOf)).toEqual(documented.map(({ method, path }) => `${method} ${path}`))
  expect(sent.map(({ headers }) => 'idempotency-key' in headers)).toEqual(documented.map(({ isKeyed }) => isKeyed))
  const keys = sent.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  await expect(parley.request('noSuchThing' as OperationId)).rejects.toThrow('There’s no operation named noSuchThing')
})

it('has every operation’s description as a doc comment', () => {
  const source = readFileSync(new URL('../src/generated/resources.ts', import.meta.url), 'utf8').replace(
    /^ +\* ?/gm,
    '',
  )
  for (const { method, path, description } of documented) {
    expect(source).toContain(`\`${method} ${path}\``)
    expect(source).toContain(description)
  }
})

it('types every operation: its input, response, refusals and events', () => {
  type Vague = { [Id in OperationId]: unknown extends Answer<Id> ? Id : [Answer<Id>] extends [never] ? Id : never }
  expectTypeOf<Vague[OperationId]>().toBeNever()
  // Only the names of the webhooks' requests are left.
  expectTypeOf<Exclude<keyof operations, OperationId>>().toExtend<`on${string}`>()

  const parley = new Parley({ baseUrl: 'https://parley.example' })
  expectTypeOf(parley.gigs.create).parameter(0).toHaveProperty('rate_type')
  expectTypeOf(parley.contracts.milestones.release).parameters.toExtend<[string, string, unknown?, unknown?]>()
  expectTypeOf(parley.gigs.get<never>).returns.resolves.toEqualTypeOf<Gig>()
  expectTypeOf<EventOf<'payout.paid'>['data']['net_cents']>().toEqualTypeOf<number>()
  expectTypeOf(parley.events.follow<'gig.created'>).returns.toExtend<AsyncGenerator<{ type: 'gig.created' }>>()

  const error = new ParleyError({ code: 'CONFLICT', message: 'x' })
  expectTypeOf(error.details).toBeUnknown()
  if (error.has('insufficient_funds')) expectTypeOf(error.details.missing_cents).toEqualTypeOf<number>()
  if (error.has('approval_required')) expectTypeOf(error.details.approval_id).toEqualTypeOf<string>()
})

const ID = 'an_id'

function readDocument(): Documented[] {
  const { paths, components } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'))
  return Object.entries<Record<string, OperationSpec>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, description, parameters = [] }]) => {
      const all = parameters.map((each) =>
        each.$ref ? components.parameters[String(each.$ref.split('/').at(-1))] : each,
      )
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        description,
        parameters: all.filter((each) => each.in === 'path').map(({ name }) => name),
        isKeyed: all.some(({ name }) => name === 'idempotency-key'),
      }
    }),
  )
}

interface OperationSpec {
  operationId: string
  description: string
  parameters?: { $ref?: string; name: string; in: string }[]
}

type Method = (...args: unknown[]) => unknown

/** All methods of all resources that are one operation each. */
function methodsIn(node: object): Method[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'follow' || name === 'runWithApproval') return []
    return typeof value === 'function' ? [value as Method] : methodsIn(value)
  })
}

/** Calls a method with ids for all parameters of its path: a missing one is refused, so they are added one by one. */
async function callFully(method: Method): Promise<void> {
  for (const args of [[], [ID], [ID, ID]]) {
    try {
      const result = method(...args)
      // A list sends nothing until a page is requested.
      if (result instanceof Object && 'page' in result) await (result as { page(): Promise<unknown> }).page()
      else await result
      return
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Error('A method takes more than two ids.')
}

/** The path of the document that this request is for. */
function templateOf({ method, url }: Sent): string {
  const path = new URL(url).pathname
  const found = documented.find((each) => each.method === method && each.path.replace(/\{\w+\}/g, ID) === path)
  return `${method} ${found?.path ?? path}`
}
