/** A text that is JSON. */
export type Json = string & { readonly json: unique symbol }

/** An answer that is JSON already, made where that was cheapest. */
export class Rendered {
  readonly json: string
  readonly version: number

  constructor(json: string, version: number) {
    this.json = json
    this.version = version
  }
}

/** A page whose rows are JSON already: in any number of parts, with commas between the rows of each. */
export interface RenderedPage {
  rendered: readonly Buffer[]
  next: readonly string[] | null
}
