import { Client, type ClientOptions } from './client.ts'
import type { CustomFields } from './fields.ts'
import * as operations from './generated/operations.ts'
import type { Resources } from './generated/resources.ts'
import * as resources from './generated/resources.ts'
import type { NegotiationWithRounds } from './generated/schemas.ts'
import type { Answer, Input, OperationId, OperationText, RequestOptions, Table } from './operation.ts'
import { bind } from './resource.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'
import { signWebhook, verifyWebhook } from './webhooks.ts'

/** A client for a Parley service, with every resource. */
export type Parley<Fields extends CustomFields = CustomFields> = ParleyClient<Fields> & Resources<Fields>

/**
 * Creates a client: `new Parley({ baseUrl, key })`, or `new Parley()` with `PARLEY_URL` and `PARLEY_KEY` in the environment. Pass
 * `token` or `session` instead of `key` for an app or a signed-in user. The type parameter names the marketplace's custom fields.
 */
export const Parley = class extends Client {
  /** For servers that receive webhooks. */
  static readonly webhooks = { verify: verifyWebhook, sign: signWebhook }
  readonly #given: ClientOptions

  constructor(options: ClientOptions = {}) {
    super(options)
    this.#given = options
    Object.assign(this, bind(this, resources as unknown as Table))
  }

  async request(id: OperationId, input = {}, options: RequestOptions = {}) {
    const texts: Partial<Record<string, OperationText>> = operations
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined
    if (!text) throw new TypeError(`There’s no operation named ${id}. openapi.json lists all of them.`)
    return this.send(text, input, options)
  }

  as(userId: string): Parley {
    return new Parley({ ...this.#given, actAs: userId })
  }

  waitFor(of: string | (() => Promise<unknown>), predicate: (value: never) => boolean, options: WaitOptions = {}) {
    const read = typeof of === 'string' ? () => this.send(operations.getNegotiation, { params: [of] }, options) : of
    return waitFor(this, read, predicate as (value: unknown) => boolean, options)
  }
} as unknown as ParleyConstructor

/** A client with only the resources you pass, for small bundles: `createClient({ baseUrl, key }, { gigs, contracts })`. */
export function createClient<Names extends keyof Resources>(
  options: ClientOptions,
  tables: { readonly [Name in Names]: Table },
): Client & Pick<Resources, Names> {
  const client = new Client(options)
  return Object.assign(client, bind(client, tables) as Pick<Resources, Names>)
}

interface ParleyClient<Fields extends CustomFields> extends Client {
  /**
   * Calls an operation by its id in the OpenAPI document and returns its response; for a list, one page.
   * `parley.request('getGig', { params: { id } })`
   */
  request<Id extends OperationId>(
    id: Id,
    ...args: object extends Input<Id>
      ? [input?: Input<Id>, options?: RequestOptions]
      : [input: Input<Id>, options?: RequestOptions]
  ): Promise<Answer<Id>>

  /** The same client for a managed user, with an operator's key that has the scope `users:act`: `parley.as(user.id).gigs.list()`. */
  as(userId: string): Parley<Fields>

  /** Waits until a negotiation meets your condition, and returns it: `parley.waitFor(id, ({ status }) => status !== 'open')`. */
  waitFor(
    negotiationId: string,
    predicate: (negotiation: NegotiationWithRounds) => boolean,
    options?: WaitOptions,
  ): Promise<NegotiationWithRounds>
  /**
   * The same for anything you can read: `parley.waitFor(() => parley.contracts.get(id), ({ status }) => status === 'active')`.
   */
  waitFor<Value>(
    read: () => Promise<Value>,
    predicate: (value: Value) => boolean,
    options?: WaitOptions,
  ): Promise<Value>
}

interface ParleyConstructor {
  new <Fields extends CustomFields = CustomFields>(options?: ClientOptions): Parley<Fields>
  readonly webhooks: { readonly verify: typeof verifyWebhook; readonly sign: typeof signWebhook }
}
