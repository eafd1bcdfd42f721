/** A response that is already JSON, with the two fields its headers need. */
export class Rendered {
  readonly json: string
  readonly id: string
  readonly version: number

  constructor(json: string, { id, version }: { id: string; version: number }) {
    this.json = json
    this.id = id
    this.version = version
  }
}

/** A page whose rows are already JSON. */
export interface RenderedPage {
  rendered: readonly string[]
  next: readonly string[] | null
}
