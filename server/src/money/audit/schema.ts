import { type Static, Type } from 'typebox'
import { Answer, IdOut, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { type AuditRun as AuditRunRow, prefixesOfRules, type Violation as ViolationRow } from './domain.ts'

const Violation = Answer(
  {
    rule: Type.String({ description: 'The violated rule.' }),
    subject: Type.String({ description: 'The id of the row that violates it.' }),
    expected: Type.String(),
    found: Type.String(),
  },
  { title: 'LedgerViolation' },
)

const Checked = Answer(
  {
    accounts: Type.Integer(),
    transfers: Type.Integer(),
    contracts: Type.Integer(),
    milestones: Type.Integer(),
    payouts: Type.Integer(),
    deposits: Type.Integer(),
    withdrawals: Type.Integer(),
  },
  { title: 'LedgerAuditCounts' },
)

export const Audit = Answer(
  {
    ok: Type.Boolean(),
    checked: Checked,
    violations: Type.Array(Violation, { description: 'At most 1,000.' }),
  },
  { title: 'LedgerAudit' },
)

export const AuditRun = Answer(
  {
    id: IdOut('aud'),
    run_by: IdOut('usr'),
    ok: Type.Boolean(),
    checked: Checked,
    violation_count: Type.Integer({ description: 'At most 1,000.' }),
    violations: Type.Array(Violation, { description: 'The first 100.' }),
    created_at: Timestamp(),
  },
  { title: 'LedgerAuditRun' },
)

export function presentAuditRun(audit: AuditRunRow): Static<typeof AuditRun> {
  return {
    id: encodeId('aud', audit.id),
    run_by: encodeId('usr', audit.user_id),
    ok: audit.violation_count === 0,
    checked: audit.checked,
    violation_count: audit.violation_count,
    violations: audit.violations.map(presentViolation),
    created_at: audit.created_at,
  }
}

// Uses the row's public id if the rule says what kind of row it is.
function presentViolation(violation: ViolationRow): Static<typeof Violation> {
  const prefix = prefixesOfRules[violation.rule]
  return prefix ? { ...violation, subject: encodeId(prefix, violation.subject as Id<typeof prefix>) } : violation
}

export const exampleAudit: Static<typeof Audit> = {
  ok: true,
  checked: { accounts: 12, transfers: 41, contracts: 3, milestones: 5, payouts: 6, deposits: 4, withdrawals: 1 },
  violations: [],
}

export const exampleAuditRun: Static<typeof AuditRun> = {
  ...exampleAudit,
  id: 'aud_01kz3v9d6ye8tb2xw4qh5mrc7a',
  run_by: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7b',
  violation_count: 0,
  created_at: '2026-11-15T11:30:00.000Z',
}
