import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** One encoding of a file. */
export interface FileVariant {
  encoding: 'br' | 'gzip' | 'identity'
  body: Buffer
  etag: string
}

/** A file that is made when it is first read, and then kept in memory: plain, with gzip and with brotli. */
export class CompressedFile {
  readonly #make: () => string | Promise<string>
  #variants: Promise<FileVariant[]> | null = null

  constructor(make: () => string | Promise<string>) {
    this.#make = make
  }

  /** The smallest variant that an `Accept-Encoding` header accepts. */
  async read(acceptEncoding: string | undefined): Promise<FileVariant> {
    this.#variants ??= variantsOf(this.#make)
    const variants = await this.#variants.catch((error) => {
      this.#variants = null
      throw error
    })
    const accepted = encodingsIn(acceptEncoding ?? '')
    return variants.find(({ encoding }) => accepted.includes(encoding)) as FileVariant
  }
}

async function variantsOf(make: () => string | Promise<string>): Promise<FileVariant[]> {
  const plain = Buffer.from(await make())
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)])
  const version = hash('sha1', plain, 'base64url').slice(0, 16)
  return [
    { encoding: 'br', body: br, etag: `"${version}-br"` },
    { encoding: 'gzip', body: gzipped, etag: `"${version}-gzip"` },
    { encoding: 'identity', body: plain, etag: `"${version}"` },
  ]
}

// The highest quality, 11, takes many seconds for a large file.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

// The plain file is sent to everybody who accepts nothing else.
function encodingsIn(header: string): string[] {
  const named = header
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.replace(/;.*/, '').trim().toLowerCase())
  return [...named, 'identity']
}
