import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** All versions of the terms of use, with their status at a time. */
export function termsVersionsAt(now: Instant): Sql {
  return sql`(
    select version, text, external_url, summary, effective_at, published_at, published_by, withdrawn_at, withdrawn_by,
      case when withdrawn_at is not null then 'withdrawn' when effective_at > ${now} then 'planned'
        when version = max(version) filter (where withdrawn_at is null and effective_at <= ${now}) over () then 'in_force'
        else 'replaced' end as status
    from terms_versions
  ) as terms`
}

/** The versions of the terms of use that the user with this id has accepted, as JSON, which is parsed faster than an array. */
export function acceptedTermsOf(userId: Sql): Sql {
  return sql`(select to_json(users.accepted_terms) from users where users.id = ${userId})`
}
