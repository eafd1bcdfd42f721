import { type Sql, sql } from '../db/sql.ts'

/** After this many refusals in a row, an address only gets emails that can't be turned off. */
export const REFUSALS_MAX = 3

/** Whether an address has been refused so often that it only gets emails that can't be turned off. */
export function isRefusing(email: Sql): Sql {
  return sql`exists (select from mail_refusals where address = lower(${email}) and count >= ${REFUSALS_MAX})`
}
