import { expect, it } from 'vitest'
import { deriveSecrets } from '../src/platform/secrets.ts'

const secrets = deriveSecrets(Buffer.alloc(32, 7))

it('verifies what it signed, and nothing else', () => {
  const signature = secrets.sign('where I was')
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect(secrets.verifies('where I was', signature)).toBe(true)
  expect(secrets.verifies('where I was not', signature)).toBe(false)
  expect(secrets.verifies('where I was', '')).toBe(false)
  expect(deriveSecrets(Buffer.alloc(32, 8)).verifies('where I was', signature)).toBe(false)
})

it('signs with HMAC-SHA-256 of the derived key, cut to 128 bits', () => {
  expect(secrets.sign('where I was')).toBe('Zv7wfGIrjdVIRizdgZXWPw')
})
