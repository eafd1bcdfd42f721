import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { signatureOf } from './support/stripe-fake/signing.ts'

const KEY = ['sk', 'test', 'parley'].join('_')
const SECRET = ['whsec', 'parley'].join('_')

describe('a delivery of the fake', () => {
  const { webhooks } = new Stripe(KEY)
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.succeeded' })

  it('carries a signature that the Stripe client accepts for five minutes', () => {
    const nowMs = Date.now()
    const fresh = signatureOf(payload, SECRET, Math.floor(nowMs / 1000))
    expect(webhooks.constructEvent(payload, fresh, SECRET).id).toBe('evt_1')
    const old = signatureOf(payload, SECRET, Math.floor(nowMs / 1000) - 301)
    expect(() => webhooks.constructEvent(payload, old, SECRET)).toThrow(/tolerance/)
  })
})
