declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server with the interface of S3, for tests. */
  // biome-ignore lint/style/noDefaultExport: That is how the package exports it.
  export default class S3rver {
    constructor(options: {
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
