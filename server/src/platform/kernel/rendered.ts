import { encodeId, type Id, type Prefix } from './ids.ts'

/** A text that is JSON. */
export type Json = string & { readonly json: unique symbol }

/** An answer that is JSON already, made where that was cheapest. Of its members, only those are left that headers tell of. */
export class Rendered<P extends Prefix = Prefix> {
  readonly json: string
  readonly version: number
  readonly #prefix: P
  readonly #id: Id<P>

  constructor(json: string, version: number, prefix: P, id: Id<P>) {
    this.json = json
    this.version = version
    this.#prefix = prefix
    this.#id = id
  }

  get id(): string {
    return encodeId(this.#prefix, this.#id)
  }
}

/** A page whose rows are JSON already: each text holds one or more of them, separated by commas. */
export interface RenderedPage {
  rendered: readonly string[]
  next: readonly string[] | null
}
