/** Another Parley service is using this data directory. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holderPid: number | undefined) {
    super(
      `Another Parley service${holderPid ? ` (process ${holderPid})` : ''} is using the data directory ${dataDir}. ` +
        'Stop it first, or use another DATA_DIR for this one. To run several services on the same data, set DATABASE_URL.',
    )
    this.name = 'DataDirInUse'
  }
}

/** The embedded PostgreSQL can't run. `problem` is one or more complete sentences. */
export class EmbeddedUnavailable extends Error {
  constructor(problem: string, options: { log?: string; cause?: unknown } = {}) {
    const log = options.log ? `\nThe last lines of the PostgreSQL log:\n${options.log.replace(/^/gm, '  ')}` : ''
    super(`${problem} To use a PostgreSQL server of your own instead, set DATABASE_URL.${log}`, options)
    this.name = 'EmbeddedUnavailable'
  }
}
