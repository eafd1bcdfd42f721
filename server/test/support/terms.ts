import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { World } from './world.ts'

export async function publishTerms(operator: Client, terms: object = {}) {
  const answer = await operator.post('/operator/terms', { text: 'Be honest.', ...terms })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

export async function acceptTerms(user: Client, terms_version: number): Promise<void> {
  const answer = await user.post('/terms/accept', { terms_version })
  expect(answer.status, answer.text).toBe(200)
}

/** Moves a planned version so that it takes effect at another time: no test can wait for 14 days. */
export async function rescheduleTerms(world: World, version: number, at: Date): Promise<void> {
  await world.inDatabase(async (db) => {
    await db.query('alter table terms_versions disable trigger terms_versions_fixed')
    await db.query('update terms_versions set effective_at = $2 where version = $1', [version, at])
    await db.query('alter table terms_versions enable trigger terms_versions_fixed')
    await db.query(`
      insert into setting_changes (id, name, value, value_before, changed_by, created_at)
      select gen_random_uuid(), 'terms', json_build_object('versions', json_agg(json_build_object(
          'version', version, 'effective_at', to_char(effective_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by version)), '{}', gen_random_uuid(), now()
      from terms_versions where withdrawn_at is null`)
  })
  await world.core.refreshSettings()
}

/** A new version that's in force from now on. */
export async function replaceTerms(world: World, terms: object = {}): Promise<number> {
  const { terms_version, status } = await publishTerms(world.operator, terms)
  if (status === 'planned') await rescheduleTerms(world, terms_version, new Date())
  return terms_version
}
