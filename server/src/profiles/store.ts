import { batched } from '../db/batched.ts'
import { sql } from '../db/sql.ts'
import type { UserId } from '../kernel/ids.ts'
import type { Profile } from './domain.ts'

export const findProfile = batched<UserId, Profile>(
  (db, ids) =>
    db.query(sql`
      select id, kind, display_name, email, headline, bio, skills, rate_cents, location, time_zone, links, avatar_url,
        available, version, created_at
      from users where id = any(${ids}::uuid[])`),
  (profile) => profile.id,
)
