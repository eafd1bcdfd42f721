import { type Sql, sql } from '../db/sql.ts'

/** After this many refusals in a row, only emails that can't be turned off are sent to an address. */
export const REFUSALS_MAX = 3

/** Whether an address was refused so often that only emails that can't be turned off are sent to it. */
export function isRefusing(email: Sql): Sql {
  return sql`exists (select from mail_refusals where address = lower(${email}) and count >= ${REFUSALS_MAX})`
}
