import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RouteHandlerMethod } from 'fastify'
import { isNotModified } from '../http/etag.ts'

export interface StaticFile {
  type: string
  maxAgeSeconds: number
  headers?: Record<string, string>
  /** The request headers that choose between this file and others at the same path. */
  vary?: string
  /** Whether it's already compressed, so that compressing it again would gain nothing. */
  isCompressed?: boolean
  make: () => string | Buffer | Promise<string | Buffer>
  /** What the content depends on. When it changes, the file is generated again. */
  revision?: () => unknown
}

/** A file in the folder `assets`, which is next to the migrations, so that `src` and `dist` find it in the same place. */
export function readAsset(path: string): string {
  return readBinaryAsset(path).toString('utf8')
}

export function readBinaryAsset(path: string): Buffer {
  return readFileSync(new URL(path, ASSETS))
}

const ASSETS = new URL('../../../assets/', import.meta.url)

/** Serves a file that is generated when it's first requested and then kept in memory, plain and compressed. */
export function serveStatic({
  type,
  maxAgeSeconds,
  headers,
  vary = 'accept-encoding',
  isCompressed = false,
  make,
  revision = () => null,
}: StaticFile): RouteHandlerMethod {
  let made: { revision: unknown; variants: Promise<Variants> } | null = null

  function load(): Promise<Variants> {
    const current = revision()
    if (made === null || made.revision !== current) {
      const variants = variantsOf(make)
      made = { revision: current, variants }
      variants.catch(() => {
        if (made?.variants === variants) made = null
      })
    }
    return made.variants
  }

  return async (request, reply) => {
    const encoding = isCompressed ? 'identity' : encodingFor(request.headers['accept-encoding'])
    const { body, etag } = (await load())[encoding]
    reply.headers({ ...headers, etag, vary, 'cache-control': `public, max-age=${maxAgeSeconds}` })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (body.length > LARGE_BYTES) await ownTurn()
    return reply.type(type).send(body)
  }
}

// A large response gets its own turn of the event loop, so that several at once don't delay other requests for long.
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

let lastTurn = Promise.resolve()
const LARGE_BYTES = 100_000

type Encoding = 'br' | 'gzip' | 'identity'
type Variants = Record<Encoding, { body: Buffer; etag: string }>

async function variantsOf(make: StaticFile['make']): Promise<Variants> {
  const text = Buffer.from(await make())
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(text, BROTLI), promisify(gzip)(text)])
  const version = hash('sha1', text, 'base64url').slice(0, 16)
  return {
    br: { body: br, etag: `"${version}-br"` },
    gzip: { body: gzipped, etag: `"${version}-gzip"` },
    identity: { body: text, etag: `"${version}"` },
  }
}

// The highest quality, 11, takes many seconds for a large file.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The smallest encoding that an `Accept-Encoding` header names without `q=0`. */
function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
