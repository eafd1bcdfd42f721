import { expect } from 'vitest'
import { newEmail } from '../browser.ts'
import { gig, ok, type Recoveries, type Stage } from './stage.ts'

/** What operators can’t do, alone or at the moment. */
export function operatorRecoveries({ world, operator, refused }: Stage) {
  return {
    async own_account() {
      const other = await world.newUser({ role: 'operator' })
      await refused('own_account', other, 'POST', `/users/${other.userId}/suspend`)
      await refused('own_account', other, 'PATCH', `/users/${other.userId}`, { role: 'member' })
      await refused('own_account', other, 'POST', '/users/me/invite', { email: newEmail() })
      ok(await operator.post(`/users/${other.userId}/suspend`))
    },
    async second_operator_required() {
      const [second, other] = [await world.newUser({ role: 'operator' }), await world.newUser({ role: 'operator' })]
      await refused('second_operator_required', operator, 'POST', `/users/${other.userId}/suspend`)
      const demotion = [`/users/${other.userId}`, { role: 'member' }] as const
      await refused('second_operator_required', operator, 'PATCH', ...demotion)
      expect(ok(await second.patch(...demotion)).body.role).toBe('member')
      const app = { name: 'Front end', redirect_uris: ['https://market.example/cb'], type: 'confidential' }
      const firstParty = `/operator/apps/${ok(await operator.post('/apps', app)).body.id}`
      await refused('second_operator_required', operator, 'POST', `${firstParty}/approve`)
      const { id, first_party } = ok(await second.post(`${firstParty}/approve`)).body
      expect(first_party).toBe(true)
      const elsewhere = { redirect_uris: ['https://other.example/cb'] }
      await refused('wrong_state', operator, 'PATCH', `/apps/${id}`, elsewhere)
      ok(await operator.delete(firstParty))
      ok(await operator.patch(`/apps/${id}`, elsewhere))
      ok(await operator.post(`/users/${second.userId}/suspend`))
    },
    async values_in_use() {
      const size = { key: 'size', type: 'number', names: { en: 'Size' } }
      const trade = (...gig_fields: object[]) => ({ gig_fields })
      ok(await operator.patch('/operator/trade', trade(size)))
      ok(await operator.post('/gigs', { ...gig, fields: { size: 7 } }))
      const { details } = await refused('values_in_use', operator, 'PATCH', '/operator/trade', trade())
      expect(details).toEqual({ key: 'size', kind: 'gig', count: 1 })
      ok(await operator.patch('/operator/trade', trade({ ...size, key: details.key, retired: true })))
    },
    async terms_planned() {
      const terms = { text: 'Be honest.', effective_at: '2999-01-01T00:00:00.000Z' }
      const first = ok(await operator.post('/operator/terms', terms)).body
      const { details } = await refused('terms_planned', operator, 'POST', '/operator/terms', terms)
      expect(details).toEqual({ terms_version: first.terms_version, effective_at: terms.effective_at })
      ok(await operator.post('/operator/terms/withdraw', { terms_version: details.terms_version }))
      const second = ok(await operator.post('/operator/terms', terms)).body
      ok(await operator.post('/operator/terms/withdraw', { terms_version: second.terms_version }))
    },
  } satisfies Recoveries
}
