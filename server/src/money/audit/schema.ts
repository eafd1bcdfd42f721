import { Type } from 'typebox'
import { Strict } from '../../platform/http/shapes.ts'

const Violation = Strict(
  {
    rule: Type.String({ description: 'The rule that is violated.' }),
    subject: Type.String({ description: 'The account or resource that violates it.' }),
    expected: Type.String(),
    found: Type.String(),
  },
  { title: 'LedgerViolation' },
)

export const Audit = Strict(
  {
    ok: Type.Boolean(),
    checked: Strict({
      accounts: Type.Integer(),
      transfers: Type.Integer(),
      contracts: Type.Integer(),
      milestones: Type.Integer(),
      payouts: Type.Integer(),
      deposits: Type.Integer(),
      withdrawals: Type.Integer(),
    }),
    violations: Type.Array(Violation, { description: 'At most 1,000.' }),
  },
  { title: 'LedgerAudit' },
)
