/** A text that is JSON already, made when its content last changed. */
export class JsonText {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** An answer that is JSON already, with the two members that headers are made of. */
export class Rendered extends JsonText {
  readonly id: string
  readonly version: number

  constructor(json: string, { id, version }: { id: string; version: number }) {
    super(json)
    this.id = id
    this.version = version
  }
}

/** A page whose rows are JSON already. */
export interface RenderedPage {
  rendered: readonly string[]
  next: readonly string[] | null
}
