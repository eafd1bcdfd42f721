import { expect } from 'vitest'
import type { Client } from './client.ts'

/** A field with English names, as `PATCH /operator/trade` takes it. */
export function field(key: string, type: string, more: object = {}) {
  return { key, type, names: { en: nameOf(key) }, ...more }
}

export function options(...keys: string[]) {
  return keys.map((key) => ({ key, names: { en: nameOf(key) } }))
}

function nameOf(key: string): string {
  return `${key[0]?.toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`
}

/** Replaces what the marketplace trades in. */
export async function replaceTrade(
  operator: Client,
  trade: { categories?: object[]; gig_fields?: object[]; profile_fields?: object[] },
) {
  const answer = await operator.patch('/operator/trade', {
    categories: [],
    gig_fields: [],
    profile_fields: [],
    ...trade,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
