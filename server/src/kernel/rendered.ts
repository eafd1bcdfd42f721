/** An answer that is JSON already, made where that was cheapest. */
export class Rendered {
  readonly json: string
  readonly version: number

  constructor(json: string, version: number) {
    this.json = json
    this.version = version
  }
}

/** A page whose rows are JSON already, with commas between them. */
export interface RenderedPage {
  rendered: string
  next: readonly string[] | null
}
