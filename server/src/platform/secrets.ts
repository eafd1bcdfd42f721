import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** What is derived from `SECRET_KEY`: one independent key per purpose, so that no use weakens another. */
export interface Secrets {
  /** Encrypts for storage; `context` must be given again to decrypt, so that rows cannot be swapped. */
  seal(plain: string, context: string): Buffer
  unseal(sealed: Buffer, context: string): string
  /** Signs text that callers send back later, such as cursors, with HMAC-SHA-256. */
  sign(text: string): string
  verifies(text: string, signature: string): boolean
}

export function deriveSecrets(secretKey: Buffer): Secrets {
  const sealingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/seal/v1', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/sign/v1', 32))

  function sign(text: string): string {
    return createHmac('sha256', signingKey).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url')
  }

  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([SEAL_V1, nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    unseal(sealed, context) {
      if (sealed[0] !== SEAL_V1[0]) throw new Error('Sealed with an unknown format; was it written by a newer build?')
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce)
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      return decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    sign,
    verifies(text, signature) {
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

const SEAL_V1 = Buffer.from([1])
const NONCE_BYTES = 12
const TAG_BYTES = 16
// 128 bits cannot be guessed, and keep cursors short.
const SIGNATURE_BYTES = 16
