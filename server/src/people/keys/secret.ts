import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A new key: `parley_sk_`, or `parley_pk_` if it is publishable, 34 random base62 characters, and a checksum of 6 characters. */
export function newSecret(kind: 'sk' | 'pk' = 'sk'): string {
  let random = ''
  for (let i = 0; i < RANDOM_LENGTH; i++) random += BASE62[randomInt(62)]
  return `parley_${kind}_${random}${checksumOf(random)}`
}

/** Whether a secret has the right format and checksum. Saves a database query for mistyped secrets. */
export function isWellFormedSecret(text: string): boolean {
  if (!WELL_FORMED.test(text)) return false
  const random = text.slice(-RANDOM_LENGTH - CHECKSUM_LENGTH, -CHECKSUM_LENGTH)
  return text.endsWith(checksumOf(random))
}

/** The hash that is stored. A fast one is enough: unlike a password, 34 random characters can't be guessed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

const RANDOM_LENGTH = 34
const CHECKSUM_LENGTH = 6
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const WELL_FORMED = /^parley_[sp]k_[0-9A-Za-z]{40}$/

function checksumOf(random: string): string {
  let rest = crc32(random)
  let checksum = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    checksum = BASE62[rest % 62] + checksum
    rest = Math.floor(rest / 62)
  }
  return checksum
}
