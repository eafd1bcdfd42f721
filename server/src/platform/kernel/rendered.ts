/** A text that is already JSON, rendered when its content last changed. */
export class JsonText {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** An answer that is already JSON, with the two fields that its headers need. */
export class Rendered extends JsonText {
  readonly id: string
  readonly version: number

  constructor(json: string, { id, version }: { id: string; version: number }) {
    super(json)
    this.id = id
    this.version = version
  }
}

/** A page whose rows are already JSON. */
export interface RenderedPage {
  rendered: readonly string[]
  next: readonly string[] | null
}
