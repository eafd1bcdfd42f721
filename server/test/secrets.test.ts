import { createHmac, hkdfSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveSecrets } from '../src/platform/secrets.ts'

const secretKey = Buffer.alloc(32, 7)
const secrets = deriveSecrets(secretKey)
const others = deriveSecrets(Buffer.alloc(32, 8))

describe('a signature', () => {
  it('is HMAC-SHA-256 with a key derived by HKDF', () => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'parley/sign/v1', 32))
    expect(secrets.sign('page 2')).toBe(createHmac('sha256', key).update('page 2').digest('base64url'))
  })

  it('verifies only for the same text and the same secret key', () => {
    const signature = secrets.sign('page 2')
    expect(secrets.verifies('page 2', signature)).toBe(true)
    expect(secrets.verifies('page 3', signature)).toBe(false)
    expect(secrets.verifies('page 2', '')).toBe(false)
    expect(secrets.verifies('page 2', signature.slice(0, 22))).toBe(false)
    expect(others.verifies('page 2', signature)).toBe(false)
  })
})

describe('a sealed text', () => {
  it('opens only with the same context and the same secret key', () => {
    const sealed = secrets.seal('whsec_hidden', 'row 1')
    expect(sealed.includes('whsec')).toBe(false)
    expect(secrets.unseal(sealed, 'row 1')).toBe('whsec_hidden')
    expect(() => secrets.unseal(sealed, 'row 2')).toThrow()
    expect(() => others.unseal(sealed, 'row 1')).toThrow()
  })

  it('cannot be changed', () => {
    const sealed = secrets.seal('whsec_hidden', 'row 1')
    sealed[20] = (sealed[20] ?? 0) ^ 1
    expect(() => secrets.unseal(sealed, 'row 1')).toThrow()
  })
})
