import { Type } from 'typebox'
import { Answer } from '../../platform/http/shapes.ts'

const Violation = Answer(
  {
    rule: Type.String({ description: 'The rule that is violated.' }),
    subject: Type.String({ description: 'The id of the row that violates it.' }),
    expected: Type.String(),
    found: Type.String(),
  },
  { title: 'LedgerViolation' },
)

export const Audit = Answer(
  {
    ok: Type.Boolean(),
    checked: Answer({
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
