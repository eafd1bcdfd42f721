import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** What is derived from `SECRET_KEY`: one independent key per purpose, so that no use can weaken another. */
export interface Secrets {
  /** Encrypts for storage; `context` must be given again to decrypt, so that rows cannot be swapped. */
  seal(plain: string, context: string): Buffer
  unseal(sealed: Buffer, context: string): string
  /** A short authenticator for text that callers hand back to us. */
  sign(text: string): string
  verifies(text: string, signature: string): boolean
}

export function deriveSecrets(secretKey: Buffer): Secrets {
  const sealingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/seal/v1', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/sign/v2', 32)).toString('base64url')
  const formerSigningKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/sign/v1', 32))

  // SHA-3 over key and text is an authenticator as it is, and takes a fraction of the time of an HMAC, which exists for hashes
  // that can be continued by whoever knows their result.
  function sign(text: string): string {
    return hash('sha3-256', `${signingKey}${text}`, 'base64url').slice(0, SIGNATURE_CHARACTERS)
  }

  // Callers keep what they were given: where they had read to, for one.
  function formerlySign(text: string): string {
    return createHmac('sha256', formerSigningKey).update(text).digest().subarray(0, 16).toString('base64url')
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
      return isSame(signature, sign(text)) || isSame(signature, formerlySign(text))
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const SEAL_V1 = Buffer.from([1])
const NONCE_BYTES = 12
const TAG_BYTES = 16
// Of 6 bits each.
const SIGNATURE_CHARACTERS = 22
