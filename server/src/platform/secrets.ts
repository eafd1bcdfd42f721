import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Encrypts and signs with keys derived from `SECRET_KEY`, a separate one for each purpose. */
export interface Secrets {
  /** Tells secret keys apart without revealing them. */
  fingerprint: string
  /** Encrypts for storage. Decryption needs the same `context`, so a sealed value can't be moved to another row. */
  seal(plain: string, context: string): Buffer
  unseal(sealed: Buffer, context: string): string
  /** HMAC-SHA-256 in base64url, for text that callers send back. */
  sign(text: string): string
  verifies(text: string, signature: string): boolean
}

export function deriveSecrets(secretKey: Buffer): Secrets {
  const sealingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/seal/v1', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/sign/v1', 32))

  function sign(text: string): string {
    return createHmac('sha256', signingKey).update(text).digest('base64url')
  }

  return {
    fingerprint: Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/fingerprint/v1', 16)).toString('hex'),
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([SEAL_V1, nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    unseal(sealed, context) {
      if (sealed[0] !== SEAL_V1[0]) throw new Error('Sealed in an unknown format; was it written by a newer build?')
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

/** The same text sealed with other secrets; null if it wasn't sealed with `from`. */
export function reseal(sealed: Buffer, context: string, from: Secrets, to: Secrets): Buffer | null {
  try {
    return to.seal(from.unseal(sealed, context), context)
  } catch {
    return null
  }
}

const SEAL_V1 = Buffer.from([1])
const NONCE_BYTES = 12
const TAG_BYTES = 16
