/** A part of the service that runs until `stop` is called. */
export interface Running {
  stop(): Promise<void>
}
